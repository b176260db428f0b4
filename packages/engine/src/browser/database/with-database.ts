import { StorageError } from '../../storage/storage-error.ts';
import { storageError } from '../storage/storage-error.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** Does work with the page's database. Throws `StorageError`, whatever the browser throws. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(await openDatabase());
  } catch (cause) {
    throw cause instanceof StorageError ? cause : storageError(cause);
  }
}
