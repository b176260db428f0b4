import type { StoragePort } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { withStorageError } from './storage-error.ts';

/**
 * The browser's local storage. Tabs take turns through a Web Lock if the browser supports it (not on plain http). Each write is read
 * back, because some browsers do not throw when the disk is full. A read waits for the earlier writes of this page, because no event
 * would report them to the reader later.
 */
export function browserStorage(): StoragePort {
  let writing: Promise<unknown> = Promise.resolve();
  return {
    async read(key) {
      await writing;
      return withStorageError(() => localStorage.getItem(key));
    },
    update(key, change) {
      const written = withLock(key, () => {
        const next = change(withStorageError(() => localStorage.getItem(key)));
        withStorageError(() => localStorage.setItem(key, next));
        if (withStorageError(() => localStorage.getItem(key)) !== next) throw new StorageError('full');
      });
      writing = Promise.allSettled([writing, written]);
      return written;
    },
  };
}

async function withLock(key: string, work: () => void): Promise<void> {
  // Undefined outside of secure contexts, although the type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let started = false;
  try {
    await locks.request(`marginalia:${key}`, () => {
      started = true;
      work();
    });
  } catch (cause) {
    // If storage is blocked, the lock request itself rejects.
    throw started ? cause : new StorageError('blocked', { cause });
  }
}
