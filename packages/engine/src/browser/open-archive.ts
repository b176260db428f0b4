import { createStore, get, update } from 'idb-keyval';
import type { StoragePort } from '../ports.ts';
import { storageError } from './storage-error.ts';

// One database with one object store of texts by key, so that a new key needs no new version of the database.
const DATABASE = 'marginalia';
const STORE = 'texts';

/** Opens the archive in IndexedDB; returns `fallback` if the browser refuses it. */
export async function openArchive(fallback: StoragePort): Promise<StoragePort> {
  const store = createStore(DATABASE, STORE);
  try {
    await get('', store);
  } catch {
    return fallback;
  }
  return {
    read: async (key) => {
      try {
        return (await get<string>(key, store)) ?? null;
      } catch (cause) {
        throw storageError(cause);
      }
    },
    update: async (key, change) => {
      let changeError: { readonly thrown: unknown } | undefined;
      const guarded = (current: string | undefined): string => {
        try {
          return change(current ?? null);
        } catch (thrown) {
          changeError = { thrown };
          throw thrown;
        }
      };
      try {
        await update(key, guarded, store);
      } catch (cause) {
        // An error of `change` is a bug of the program, not a failure of the browser.
        throw changeError ? changeError.thrown : storageError(cause);
      }
    },
  };
}
