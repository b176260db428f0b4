import { StorageError, type StoragePort } from '../ports.ts';

/**
 * Texts in IndexedDB, which has far more room than local storage. A change is one transaction, so two tabs take turns.
 * Where the browser refuses IndexedDB, the texts go to `fallback`. What opens it is loaded when it is first used.
 */
export function browserArchive(fallback: StoragePort): StoragePort {
  let opened: Promise<StoragePort> | undefined;
  const archive = (): Promise<StoragePort> => {
    opened ??= import('./open-archive.ts')
      .then(({ openArchive }) => openArchive(fallback))
      .catch((cause: unknown) => {
        // It did not arrive, as without a connection: the next use tries again.
        opened = undefined;
        throw new StorageError('blocked', { cause });
      });
    return opened;
  };
  return {
    read: async (key) => (await archive()).read(key),
    update: async (key, change) => (await archive()).update(key, change),
  };
}
