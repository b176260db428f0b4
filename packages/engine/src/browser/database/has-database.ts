import { DATABASE } from './database.ts';

/** Whether this browser has the database. A page that has never stored anything then loads no code for it. */
export async function hasDatabase(): Promise<boolean> {
  try {
    const { indexedDB } = globalThis;
    // Some browsers cannot list their databases.
    if (!('databases' in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE.name);
  } catch {
    return false;
  }
}
