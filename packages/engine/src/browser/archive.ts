import { StorageError, type StoragePort } from '../ports.ts';

// One database with one store of texts by key; another key needs no new version of it.
const DATABASE = 'marginalia';
const STORE = 'texts';

/**
 * Texts in IndexedDB, which has far more room than local storage. A change is one transaction, so two tabs take turns.
 * Where the browser refuses IndexedDB, the texts go to `fallback`. Its library is loaded when it is first used.
 */
export function browserArchive(fallback: StoragePort): StoragePort {
  let opened: Promise<StoragePort> | undefined;
  const archive = (): Promise<StoragePort> => {
    opened ??= open(fallback).catch((cause: unknown) => {
      // The library did not arrive, as without a connection: the next use tries again.
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

async function open(fallback: StoragePort): Promise<StoragePort> {
  const { createStore, get, update } = await import('idb-keyval');
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

function storageError(cause: unknown): StorageError {
  const full = (cause as { name?: unknown } | null)?.name === 'QuotaExceededError';
  return new StorageError(full ? 'full' : 'blocked', { cause });
}
