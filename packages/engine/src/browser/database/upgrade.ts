import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Stores } from './database.ts';

type Upgrade = IDBPTransaction<Stores, StoreNames<Stores>[], 'versionchange'>;

/** The only object store of version 1: texts by key. */
const TEXTS = 'texts';

/** Creates the object stores that an older version does not have. Runs in the one transaction that may change stores. */
export async function upgrade(database: IDBPDatabase<Stores>, from: number, transaction: Upgrade): Promise<void> {
  if (from < 3) database.createObjectStore('progress', { keyPath: 'id' });
  if (from < 2) await createStores(database, from, transaction);
  if (from < 4) transaction.objectStore('items').createIndex('rev', 'rev');
}

/** The stores of version 2, with the texts of version 1 in `kv`. */
async function createStores(database: IDBPDatabase<Stores>, from: number, transaction: Upgrade): Promise<void> {
  database.createObjectStore('items', { keyPath: 'id' });
  database.createObjectStore('kept', { keyPath: 'id' }).createIndex('tool', 'tool');
  database.createObjectStore('decks', { keyPath: 'id' });
  database.createObjectStore('drafts', { keyPath: 'id' });
  database.createObjectStore('quarantine', { autoIncrement: true });
  const kv = database.createObjectStore('kv');
  if (from === 0) return;
  const old = database as unknown as IDBPDatabase;
  const texts = (transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>).objectStore(TEXTS);
  for (const key of await texts.getAllKeys()) await kv.put(await texts.get(key), String(key));
  old.deleteObjectStore(TEXTS);
}
