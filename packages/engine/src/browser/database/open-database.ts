import { openDB } from 'idb';
import { StorageError } from '../../storage/storage-error.ts';
import { storageError } from '../storage/storage-error.ts';
import { DATABASE, type Database, type Stores } from './database.ts';
import { upgrade } from './upgrade.ts';

/**
 * The browser may take this long to open the database. The limit is needed because a tab with an older version can block it without end.
 */
const OPEN_TIMEOUT_MILLISECONDS = 3_000;

let opened: Promise<Database> | undefined;

/**
 * The page's connection to the database; opened at the first call, and again after another tab needed a newer version of it. Throws
 * `StorageError`: `blocked` if the browser refuses it, `slow` if it does not answer, `newer` if a newer version of the site has changed it.
 */
export function openDatabase(): Promise<Database> {
  opened ??= connect().catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}

/** Closes the page's connection, so that the database can be deleted. The next `openDatabase` opens it again. */
export async function closeDatabase(): Promise<void> {
  const database = await opened?.catch(() => undefined);
  opened = undefined;
  database?.close();
}

async function connect(): Promise<Database> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new StorageError('slow')), OPEN_TIMEOUT_MILLISECONDS);
  // Async, because a browser without IndexedDB throws at once.
  const opening = (async () =>
    openDB<Stores>(DATABASE.name, DATABASE.version, {
      upgrade: (database, from, _to, transaction) => upgrade(database, from, transaction),
      // Another tab has a newer version of the site: without this, that tab would wait for this one to close.
      blocking: (_from, _to, event) => {
        opened = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        opened = undefined;
      },
    }))();
  try {
    return await Promise.race([opening, late.promise]);
  } catch (cause) {
    // A connection that opens too late would block the next version of the site.
    void opening.then(
      (database) => database.close(),
      () => undefined,
    );
    if (cause instanceof StorageError) throw cause;
    throw (cause as { name?: unknown }).name === 'VersionError' ? new StorageError('newer', { cause }) : storageError(cause);
  } finally {
    clearTimeout(timer);
  }
}
