import { type ArchivedWork, archivedWork } from '../../saved/store/archived-work.ts';
import type { StoredItem, WorkMeta } from '../../saved/store/item.ts';
import type { WorkDatabase } from '../../saved/store/store-ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/with-database.ts';

const META_KEY = 'work';

/** The key under which earlier versions kept deleted records. */
const ARCHIVE_KEY = 'recently_deleted';

/** Opens the store of items in IndexedDB. Throws `StorageError`. */
export async function openItems(): Promise<WorkDatabase> {
  await moveArchive();
  return {
    durable: true,
    readMeta: () =>
      withDatabase(async (database) => {
        const text = await database.get('kv', META_KEY);
        return text === undefined ? undefined : (JSON.parse(text) as WorkMeta);
      }),
    readItems: () => withDatabase(newestItems),
    readQuarantine: () => withDatabase(async (database) => (await database.getAll('quarantine')).map(({ text }) => text)),
    commit: (change, signal) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['items', 'kv', 'quarantine'], 'readwrite', { durability: 'strict' });
        const abort = (): void => transaction.abort();
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted) abort();
        const write = async (): Promise<boolean> => {
          const kv = transaction.objectStore('kv');
          const stored = await kv.get(META_KEY);
          if ((stored === undefined ? 0 : (JSON.parse(stored) as WorkMeta).rev) !== change.from) return false;
          const items = transaction.objectStore('items');
          await Promise.all([
            kv.put(JSON.stringify(change.meta), META_KEY),
            ...change.put.map((item) => items.put({ ...item })),
            ...change.remove.map((id) => items.delete(id)),
            ...change.quarantine.map((text) => transaction.objectStore('quarantine').put(text)),
          ]);
          return true;
        };
        try {
          // Awaited together: an aborted transaction rejects both.
          const [, written] = await Promise.all([transaction.done, write()]);
          return written;
        } catch (cause) {
          throw signal.aborted ? new StorageError('slow', { cause }) : cause;
        } finally {
          signal.removeEventListener('abort', abort);
        }
      }),
  };
}

/** The items that were read on a connection. A database that was deleted and made again has another one. */
const readBefore = new WeakMap<Database, Map<string, StoredItem>>();

/** All items, by id. Only those are read that have changed since the last reading: reading a list of 3 MB takes a third of a second. */
async function newestItems(database: Database): Promise<readonly StoredItem[]> {
  const { store } = database.transaction('items');
  const before = readBefore.get(database) ?? new Map<string, StoredItem>();
  const rev = [...before.values()].reduce((most, { rev = most }) => Math.max(most, rev), -1);
  const [changed, count] = await Promise.all([store.index('rev').getAll(IDBKeyRange.lowerBound(rev, true)), store.count()]);
  const items = new Map([...before, ...byId(changed)]);
  // Another count means that items have gone from the database or have no revision, so all are read.
  const all = items.size === count ? items : byId(await database.getAll('items'));
  readBefore.set(database, all);
  return [...all.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function byId(stored: readonly unknown[]): Map<string, StoredItem> {
  return new Map((stored as readonly StoredItem[]).map((item) => [item.id, item]));
}

/** Makes items of the deleted records that earlier versions kept as one text. */
async function moveArchive(): Promise<void> {
  await withDatabase(async (database) => {
    if ((await database.count('kv', ARCHIVE_KEY)) === 0) return;
    const transaction = database.transaction(['items', 'kv', 'quarantine'], 'readwrite', { durability: 'strict' });
    const move = async (): Promise<void> => {
      const text = await transaction.objectStore('kv').get(ARCHIVE_KEY);
      // Another tab was faster.
      if (text === undefined) return;
      const { items, unreadable }: ArchivedWork = archivedWork(text);
      const at = new Date().toISOString();
      await Promise.all([
        ...items.map((item) => transaction.objectStore('items').put({ ...item })),
        ...(unreadable ? [transaction.objectStore('quarantine').put({ at, key: ARCHIVE_KEY, text })] : []),
        transaction.objectStore('kv').delete(ARCHIVE_KEY),
      ]);
    };
    await Promise.all([transaction.done, move()]);
  });
}
