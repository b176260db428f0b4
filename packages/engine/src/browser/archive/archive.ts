import type { StoragePort } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';

/**
 * Storage in IndexedDB, which has far more room than local storage. Each update is one transaction, so two tabs cannot overwrite each
 * other. If the browser refuses IndexedDB, the texts go to `fallback`. The code for IndexedDB is loaded at the first use.
 */
export function browserArchive(fallback: StoragePort): StoragePort {
  let opened: Promise<StoragePort> | undefined;
  const archive = (): Promise<StoragePort> => {
    opened ??= import('./open-archive.ts')
      .then(({ openArchive }) => openArchive(fallback))
      .catch((cause: unknown) => {
        // The code could not be loaded, for example offline, or the database does not answer. The next use tries again.
        opened = undefined;
        throw cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
      });
    return opened;
  };
  return {
    read: async (key) => (await archive()).read(key),
    update: async (key, change) => (await archive()).update(key, change),
  };
}
