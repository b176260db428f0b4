import type { Page } from '@playwright/test';

/**
 * Everything that the browser stores for the page (local storage, databases) and the document itself, but not the tab's session storage.
 */
export function allStoredText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        rows.push(await new Promise((resolve) => (request.onsuccess = () => resolve(request.result))));
      }
      database.close();
    }
    const shown = document.documentElement.outerHTML;
    return JSON.stringify([Object.entries(localStorage), rows, shown, document.cookie, location.href, document.title]);
  });
}

/** The number of drafts in the database. */
export function draftsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'marginalia')) return 0;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('marginalia');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = database.transaction('drafts').objectStore('drafts').count();
    const count = await new Promise<number>((resolve) => (request.onsuccess = () => resolve(request.result)));
    database.close();
    return count;
  });
}
