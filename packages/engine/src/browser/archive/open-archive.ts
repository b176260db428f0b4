import type { StoragePort } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { withDatabase } from '../database/with-database.ts';
import { storageError } from '../storage/storage-error.ts';

/**
 * Opens the archive in IndexedDB; returns `fallback` if the browser refuses it. Throws `StorageError` if it does not answer, or is newer.
 */
export async function openArchive(fallback: StoragePort): Promise<StoragePort> {
  try {
    await openDatabase();
  } catch (cause) {
    if (cause instanceof StorageError && cause.reason !== 'blocked') throw cause;
    return fallback;
  }
  return {
    read: (key) => withDatabase(async (database) => (await database.get('kv', key)) ?? null),
    update: async (key, change) => {
      let changeError: { readonly thrown: unknown } | undefined;
      try {
        const transaction = (await openDatabase()).transaction('kv', 'readwrite', { durability: 'strict' });
        // Awaited together: an aborted transaction rejects both.
        await Promise.all([transaction.done, write()]);
        async function write(): Promise<void> {
          const current = (await transaction.store.get(key)) ?? null;
          let next: string;
          try {
            next = change(current);
          } catch (thrown) {
            changeError = { thrown };
            transaction.abort();
            throw thrown;
          }
          const written = transaction.store.put(next, key);
          // At once, because the browser aborts a transaction that waits for its commit when the page is left.
          transaction.commit();
          await written;
        }
      } catch (cause) {
        // An error of `change` is a bug of the program, not a failure of the browser.
        throw changeError ? changeError.thrown : cause instanceof StorageError ? cause : storageError(cause);
      }
    },
  };
}
