import { isObject } from '../../format/json.ts';
import { storageError } from './storage-error.ts';

/** The storage key of the API key, in session storage and, by choice, in local storage. */
export const STORED_KEY = 'generation_key';

/** The parts of a stored API key that a screen may show. */
export interface StoredKey {
  /** Its last four characters. */
  readonly ending: string;
  /** Whether it stays stored when the tab is closed. */
  readonly remembered: boolean;
}

/**
 * Stores one API key together with the origin that it was typed for. No other origin gets it. `baseUrl` is an http(s) address or a path
 * of this site. If storage is blocked, there is no key.
 */
export interface KeyStore {
  /** The key for the origin of an address. */
  keyFor(baseUrl: string): string | undefined;
  storedKeyFor(baseUrl: string): StoredKey | undefined;
  /** Replaces the stored key. Throws `StorageError` when the new one could not be stored; then the old one stays. */
  save(baseUrl: string, key: string, remember: boolean): void;
  /** Sets whether the key for an address stays stored when the tab is closed. */
  remember(baseUrl: string, remember: boolean): void;
  /** Deletes the key everywhere. Throws `StorageError` when it may still be stored. */
  forget(): void;
  /** Applies a change of the remembered key in another tab. Call it with each `storage` event. */
  onStorageEvent(event: StorageEvent): void;
}

interface KeyForOrigin {
  readonly origin: string;
  readonly key: string;
}

/** A key store in the tab's session storage and, if a person chooses so, in local storage. */
export function browserKeyStore(): KeyStore {
  forgetInheritedKey();
  const store: KeyStore = {
    keyFor: (baseUrl) => find(baseUrl)?.key,
    storedKeyFor(baseUrl) {
      const found = find(baseUrl);
      return found && { ending: ending(found.key), remembered: read('localStorage')?.key === found.key };
    },
    save(baseUrl, key, remember) {
      const origin = originOf(baseUrl);
      if (origin === undefined)
        throw new TypeError(`A key can only be stored for an http(s) address or a path of this site, not for "${baseUrl}".`);
      const text = JSON.stringify({ origin, key: key.trim() } satisfies KeyForOrigin);
      change(() => {
        const before = sessionStorage.getItem(STORED_KEY);
        // Session storage first: a full disk must not leave an old key in local storage unnoticed.
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
      if (found) store.save(baseUrl, found.key, remember);
    },
    forget() {
      change(() => {
        sessionStorage.removeItem(STORED_KEY);
        localStorage.removeItem(STORED_KEY);
      });
    },
    onStorageEvent({ key, oldValue, newValue, storageArea }) {
      if (storageArea === sessionStorage || key !== STORED_KEY || oldValue === null) return;
      // Only the copy of a remembered key changes; a key that was typed in this tab stays.
      if (sessionStorage.getItem(STORED_KEY) !== oldValue) return;
      if (newValue === null) sessionStorage.removeItem(STORED_KEY);
      else sessionStorage.setItem(STORED_KEY, newValue);
    },
  };
  return store;
}

/** The name of a window whose session storage is its own. A name stays through reloads, and no other window inherits it. */
const OWN_WINDOW = 'marginalia';

/** A window that a page of this site has opened begins with a copy of that page's session storage. The key belongs to one tab. */
function forgetInheritedKey(): void {
  // There is no window while the pages are prerendered.
  if (!globalThis.window?.opener || window.name === OWN_WINDOW) return;
  window.name = OWN_WINDOW;
  try {
    sessionStorage.removeItem(STORED_KEY);
  } catch {
    // Storage is blocked, so there is no key.
  }
}

function find(baseUrl: string): KeyForOrigin | undefined {
  const origin = originOf(baseUrl);
  return [read('sessionStorage'), read('localStorage')].find((entry) => entry?.origin === origin);
}

function read(area: 'sessionStorage' | 'localStorage'): KeyForOrigin | undefined {
  try {
    const entry: unknown = JSON.parse(globalThis[area].getItem(STORED_KEY) ?? 'null');
    if (!isObject(entry)) return undefined;
    const { origin, key } = entry;
    return typeof origin === 'string' && typeof key === 'string' && key !== '' ? { origin, key } : undefined;
  } catch {
    return undefined;
  }
}

/** The origin of an address or of a path of this site; undefined for any other text. */
function originOf(baseUrl: string): string | undefined {
  return /^(?:https?:\/\/|\/(?![/\\]))/i.test(baseUrl) ? URL.parse(baseUrl, location.href)?.origin : undefined;
}

/** The last four characters; '' for a short key, because four characters would show too much of it. */
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
