import { StorageError, type StoragePort } from '../ports.ts';
import { storageError } from './storage-error.ts';

/**
 * The browser's local storage. Two tabs take turns through a Web Lock where the browser has them (not on plain http).
 * A write is read back: some browsers report a full disk only by keeping the old text. A reading comes after what this page
 * was to write before it, which may still wait for its turn: no event would tell the reader of that later.
 */
export function browserStorage(): StoragePort {
  let writing: Promise<unknown> = Promise.resolve();
  return {
    async read(key) {
      await writing;
      return attempt(() => localStorage.getItem(key));
    },
    update(key, change) {
      const written = takingTurns(key, () => {
        const next = change(attempt(() => localStorage.getItem(key)));
        attempt(() => localStorage.setItem(key, next));
        if (attempt(() => localStorage.getItem(key)) !== next) throw new StorageError('full');
      });
      writing = Promise.allSettled([writing, written]);
      return written;
    },
  };
}

async function takingTurns(key: string, work: () => void): Promise<void> {
  // Absent outside of secure contexts, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let started = false;
  try {
    await locks.request(`marginalia:${key}`, () => {
      started = true;
      work();
    });
  } catch (cause) {
    // Where storage is blocked, so are locks: the request itself is refused.
    throw started ? cause : new StorageError('blocked', { cause });
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw storageError(cause);
  }
}
