import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyAddress } from '../../testing/any-text.ts';
import { browserKeyStore, STORED_KEY } from './key-store.ts';

const GEMINI = 'https://generativelanguage.googleapis.com';
const KEY = 'AQ.a-key-that-a-test-made-up-x4Qk';

const keys = browserKeyStore();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const stored = (area: Storage): unknown => JSON.parse(area.getItem(STORED_KEY) ?? 'null');

/** A `storage` event for a change in another tab. */
function fromAnotherTab(oldValue: string | null, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(STORED_KEY);
  else localStorage.setItem(STORED_KEY, newValue);
  keys.onStorageEvent(new StorageEvent('storage', { key: STORED_KEY, oldValue, newValue, storageArea: localStorage }));
}

describe('browserKeyStore', () => {
  it('stores a key for the tab only, unless it is to be remembered', () => {
    keys.save(GEMINI, ` ${KEY}\n`, false);
    expect(stored(sessionStorage)).toEqual({ origin: GEMINI, key: KEY });
    expect(localStorage).toHaveLength(0);
    expect(keys.keyFor(GEMINI)).toBe(KEY);
    expect(keys.storedKeyFor(GEMINI)).toEqual({ ending: 'x4Qk', remembered: false });
  });

  it('forgets the key that a window inherits from the page that opened it, and keeps one that is typed there', () => {
    keys.save(GEMINI, KEY, false);
    vi.stubGlobal('opener', {});
    try {
      expect(browserKeyStore().keyFor(GEMINI)).toBeUndefined();
      keys.save(GEMINI, KEY, false);
      expect(browserKeyStore().keyFor(GEMINI)).toBe(KEY);
    } finally {
      vi.unstubAllGlobals();
      window.name = '';
    }
  });

  it('keeps a remembered key after the tab is closed', () => {
    keys.save(GEMINI, KEY, true);
    sessionStorage.clear();
    expect(keys.keyFor(`${GEMINI}/v1beta`)).toBe(KEY);
    expect(keys.storedKeyFor(GEMINI)?.remembered).toBe(true);
  });

  it('keeps a key until the tab closes when it is no longer to be remembered', () => {
    keys.save(GEMINI, KEY, true);
    keys.remember(GEMINI, false);
    expect(stored(localStorage)).toBeNull();
    expect(keys.keyFor(GEMINI)).toBe(KEY);
  });

  it('deletes the key everywhere', () => {
    keys.save(GEMINI, KEY, true);
    keys.forget();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(keys.storedKeyFor(GEMINI)).toBeUndefined();
  });

  it.each(['https://openrouter.ai/api/v1', 'http://generativelanguage.googleapis.com', `${GEMINI}:8443`, '/llm/v1', 'no address', ''])(
    'returns no key for %s',
    (address) => {
      keys.save(GEMINI, KEY, true);
      expect(keys.keyFor(address)).toBeUndefined();
    },
  );

  it('returns the key of a path of this site for this site', () => {
    keys.save('/llm/v1', KEY, false);
    expect(stored(sessionStorage)).toEqual({ origin: location.origin, key: KEY });
    expect(keys.keyFor('/llm/v1')).toBe(KEY);
  });

  it('shows no ending of a short key', () => {
    keys.save(GEMINI, 'short-key', false);
    expect(keys.storedKeyFor(GEMINI)?.ending).toBe('');
  });

  it.each(['', '{', '5', '[]', '{"origin":5,"key":"k"}', `{"origin":"${GEMINI}"}`])('reads no key from %j', (text) => {
    localStorage.setItem(STORED_KEY, text);
    expect(keys.keyFor(GEMINI)).toBeUndefined();
  });

  it.each([
    ['SecurityError', 'Saving is switched off in this browser.'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'This browser has no room left for saved work.'],
  ])('throws a StorageError when a key cannot be stored: %s', (name, words) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw Object.assign(new Error('denied'), { name });
    });
    expect(() => keys.save(GEMINI, KEY, false)).toThrow(words);
  });

  it.each([KEY, undefined])('keeps the earlier key when the new one cannot be remembered: %s', (before) => {
    if (before !== undefined) keys.save(GEMINI, before, false);
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (this === localStorage) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
      setItem.call(this, name, text);
    });
    expect(() => keys.save('https://openrouter.ai', 'another-key-of-this-test', true)).toThrow('no room left');
    expect(keys.keyFor(GEMINI)).toBe(before);
    expect(keys.keyFor('https://openrouter.ai')).toBeUndefined();
  });

  it('returns the key for its own origin and no other, for any addresses', () => {
    const address = fc.oneof(
      anyAddress,
      fc.string(),
      fc.constantFrom(GEMINI, `${GEMINI}@evil.example`, 'https://evil.example#.googleapis.com', '//evil.example', '/llm/v1'),
    );
    fc.assert(
      fc.property(anyAddress, address, fc.boolean(), (typedFor, other, remember) => {
        keys.save(typedFor, KEY, remember);
        const own = URL.parse(other, location.href)?.origin === new URL(typedFor).origin;
        expect(keys.keyFor(other)).toBe(own ? KEY : undefined);
      }),
    );
  });
});

describe('A change of the remembered key in another tab', () => {
  it('applies to this tab too', () => {
    keys.save(GEMINI, KEY, true);
    fromAnotherTab(localStorage.getItem(STORED_KEY), JSON.stringify({ origin: GEMINI, key: 'another-key-of-this-test' }));
    expect(keys.keyFor(GEMINI)).toBe('another-key-of-this-test');
    fromAnotherTab(localStorage.getItem(STORED_KEY), null);
    expect(keys.keyFor(GEMINI)).toBeUndefined();
  });

  it('does not change a key of this tab', () => {
    keys.save(GEMINI, KEY, false);
    fromAnotherTab(JSON.stringify({ origin: GEMINI, key: 'another-key-of-this-test' }), null);
    expect(keys.keyFor(GEMINI)).toBe(KEY);
  });
});
