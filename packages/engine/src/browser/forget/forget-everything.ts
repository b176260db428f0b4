import { closeDatabase } from '../database/open-database.ts';
import { storageError } from '../storage/storage-error.ts';
import { tellOtherTabs } from './forget-elsewhere.ts';
import { resumeKeeping, stopKeeping } from './keep-nothing.ts';

/** The browser may take this long to delete a database. The limit is needed because another tab can block it without end. */
const DELETE_TIMEOUT_MILLISECONDS = 3_000;

/**
 * Deletes all data of this origin in this browser: local and session storage, databases, caches and service workers, and what other tabs
 * hold. Throws `StorageError` if the browser refuses a part of it. The caller must reload the page, because the page still shows its data.
 */
export async function forgetEverything(): Promise<void> {
  stopKeeping();
  const done = await tellOtherTabs();
  const failures: unknown[] = [];
  const attempt = async (work: () => unknown): Promise<void> => {
    try {
      await work();
    } catch (cause) {
      failures.push(cause);
    }
  };
  await attempt(async () => {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  });
  await attempt(async () => {
    if (!('caches' in globalThis)) return;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await attempt(async () => {
    await closeDatabase();
    await Promise.all((await indexedDB.databases()).map(({ name }) => deleteDatabase(name ?? '')));
  });
  await attempt(() => localStorage.clear());
  await attempt(() => sessionStorage.clear());
  done();
  if (failures.length === 0) return;
  resumeKeeping();
  throw storageError(failures[0]);
}

function deleteDatabase(name: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`The database ${name} is in use`)), DELETE_TIMEOUT_MILLISECONDS);
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => resolve();
  request.onerror = () => reject(request.error);
  return promise.finally(() => clearTimeout(timer));
}
