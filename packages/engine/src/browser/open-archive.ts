import { createStore, get, update } from 'idb-keyval';
import type { StoragePort } from '../ports.ts';
import { storageError } from './storage-error.ts';

// One database with one store of texts by key; another key needs no new version of it.
const DATABASE = 'marginalia';
const STORE = 'texts';

/** The archive in IndexedDB, or `fallback` where the browser refuses it. Loaded when the archive is first used. */
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
      let fault: { readonly thrown: unknown } | undefined;
      const guarded = (current: string | undefined): string => {
        try {
          return change(current ?? null);
        } catch (thrown) {
          fault = { thrown };
          throw thrown;
        }
      };
      try {
        await update(key, guarded, store);
      } catch (cause) {
        // What `change` throws is a fault of the program, not of the browser.
        throw fault ? fault.thrown : storageError(cause);
      }
    },
  };
}
