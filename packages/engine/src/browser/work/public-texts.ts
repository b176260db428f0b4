import type { PublicTexts } from '../../saved/store/store-ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { withStorageError } from '../storage/storage-error.ts';

/** The texts are read again after this time if no other tab has sent an event. */
const REREAD_AFTER_MILLISECONDS = 20;

/** The session storage key by which a tab remembers that it has seen a revision. */
const SEEN_KEY = 'study_met';

/** A longer text is compared by its length only. The next reading finds other differences by the fingerprint. */
const LONGEST_COMPARED = 10_000;

/** Local storage. Each write is read back, because some browsers do not throw when the disk is full. */
export function localTexts(): PublicTexts {
  return {
    read: (key) => withStorageError(() => localStorage.getItem(key)),
    write: (key, text) => {
      withStorageError(() => localStorage.setItem(key, text));
      const stored = withStorageError(() => localStorage.getItem(key));
      const isStored = text.length > LONGEST_COMPARED ? stored?.length === text.length : stored === text;
      if (!isStored) throw new StorageError('full');
    },
    get met() {
      return withStorageError(() => sessionStorage.getItem(SEEN_KEY) !== null);
    },
    set met(_) {
      withStorageError(() => sessionStorage.setItem(SEEN_KEY, ''));
    },
    changed: () =>
      new Promise((resolve) => {
        const listening = new AbortController();
        const done = (): void => {
          clearTimeout(timer);
          listening.abort();
          resolve();
        };
        const timer = setTimeout(done, REREAD_AFTER_MILLISECONDS);
        addEventListener('storage', done, { signal: listening.signal });
      }),
  };
}
