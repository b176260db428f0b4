import { isObject } from '../storage/stored-json.ts';
import { storageError } from './storage-error.ts';

/** Where the key is kept (product decisions, "Choosing the generator"): in the tab, and by choice in the browser. */
export const STORED_KEY = 'generation_key';

/** A key that is kept, without the key itself: what a screen may show. */
export interface KeptKey {
  /** Its last four characters. */
  readonly ending: string;
  /** Whether it outlives the tab. */
  readonly remembered: boolean;
}

/**
 * One key, bound to the origin that it was typed for: no other origin gets it. `baseUrl` is an http(s) address or a path of this
 * site. Reading where storage is blocked finds none.
 */
export interface KeyStore {
  /** The key for an address, to be put into a header there. */
  keyFor(baseUrl: string): string | undefined;
  keptFor(baseUrl: string): KeptKey | undefined;
  /** Takes the place of whatever key there is. Throws `StorageError` when it cannot be kept; then that key still stands. */
  keep(baseUrl: string, key: string, remember: boolean): void;
  /** Keeps the key that there is for an address for longer, or no longer, than the tab. */
  remember(baseUrl: string, remember: boolean): void;
  /** Wipes it everywhere. Throws `StorageError` where it may still be. */
  forget(): void;
  /** Follows what another tab did with a remembered key; called with each `storage` event. */
  hear(event: StorageEvent): void;
}

interface Entry {
  readonly origin: string;
  readonly key: string;
}

/** The key store over the tab's session storage and, where a person asked for it, local storage. */
export function browserKeyStore(): KeyStore {
  const store: KeyStore = {
    keyFor: (baseUrl) => find(baseUrl)?.key,
    keptFor(baseUrl) {
      const found = find(baseUrl);
      return found && { ending: ending(found.key), remembered: read('localStorage')?.key === found.key };
    },
    keep(baseUrl, key, remember) {
      const origin = originOf(baseUrl);
      if (origin === undefined) throw new TypeError('A key is kept for an address');
      const text = JSON.stringify({ origin, key: key.trim() } satisfies Entry);
      change(() => {
        const before = sessionStorage.getItem(STORED_KEY);
        // The tab first: a full disk must not leave a key behind that nobody sees.
        sessionStorage.setItem(STORED_KEY, text);
        try {
          if (remember) localStorage.setItem(STORED_KEY, text);
          else localStorage.removeItem(STORED_KEY);
        } catch (cause) {
          if (before === null) sessionStorage.removeItem(STORED_KEY);
          else sessionStorage.setItem(STORED_KEY, before);
          throw cause;
        }
      });
    },
    remember(baseUrl, remember) {
      const found = find(baseUrl);
      if (found) store.keep(baseUrl, found.key, remember);
    },
    forget() {
      change(() => {
        sessionStorage.removeItem(STORED_KEY);
        localStorage.removeItem(STORED_KEY);
      });
    },
    hear({ key, oldValue, newValue, storageArea }) {
      if (storageArea === sessionStorage || key !== STORED_KEY || oldValue === null) return;
      // The tab's copy of a key that was forgotten or replaced elsewhere goes the same way; a key of the tab's own stays.
      if (sessionStorage.getItem(STORED_KEY) !== oldValue) return;
      if (newValue === null) sessionStorage.removeItem(STORED_KEY);
      else sessionStorage.setItem(STORED_KEY, newValue);
    },
  };
  return store;
}

function find(baseUrl: string): Entry | undefined {
  const origin = originOf(baseUrl);
  return [read('sessionStorage'), read('localStorage')].find((entry) => entry?.origin === origin);
}

function read(area: 'sessionStorage' | 'localStorage'): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(globalThis[area].getItem(STORED_KEY) ?? 'null');
    if (!isObject(entry)) return undefined;
    const { origin, key } = entry;
    return typeof origin === 'string' && typeof key === 'string' && key !== '' ? { origin, key } : undefined;
  } catch {
    return undefined;
  }
}

/** The origin of an address or of a path of this site; undefined, which no key has, for what is neither. */
function originOf(baseUrl: string): string | undefined {
  return /^(?:https?:\/\/|\/(?![/\\]))/i.test(baseUrl) ? URL.parse(baseUrl, location.href)?.origin : undefined;
}

/** Four characters of a short key would be most of it. */
function ending(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}

function change(work: () => void): void {
  try {
    work();
  } catch (cause) {
    throw storageError(cause);
  }
}
