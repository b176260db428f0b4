import type { KeptResult } from '../../kept/kept-result.ts';
import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { forgetExpired } from '../database/forget-expired.ts';
import { openDatabase } from '../database/open-database.ts';
import { withDatabase } from '../database/with-database.ts';

/** The stored texts of a tool, or of all tools. Removes those of every tool that have expired. Throws `StorageError`. */
export function listKept(tool: string | undefined): Promise<readonly KeptResult[]> {
  return withDatabase(async (database) => {
    await forgetExpired(database, 'kept', new Date());
    return tool === undefined ? database.getAll('kept') : database.getAllFromIndex('kept', 'tool', tool);
  });
}

/** Stores a text, with the fields of its stored record that it does not have. Throws `StorageError`. */
export function putKept(record: KeptResult): Promise<void> {
  return withDatabase(async (database) => {
    const { id, unfinished } = record;
    // A checkpoint is replaced after two seconds. A result is on the disk when this resolves.
    const transaction = database.transaction('kept', 'readwrite', { durability: unfinished ? 'relaxed' : 'strict' });
    const write = async (): Promise<void> => {
      // Read inside the transaction: another part of the page, or another tab, may have pinned the record since the last write.
      const written = transaction.store.put({ ...(await transaction.store.get(id)), ...record });
      // At once, because the browser aborts a transaction that waits for its commit when the page is left.
      transaction.commit();
      await written;
    };
    // Awaited together: an aborted transaction rejects both.
    await Promise.all([transaction.done, write()]);
  });
}

export function removeKept(ids: readonly string[]): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('kept', 'readwrite');
    await Promise.all([transaction.done, ...ids.map((id) => transaction.store.delete(id))]);
  });
}

/** Every pinned text of every tool. Throws `StorageError`. */
export function listPinned(): Promise<readonly KeptResult[]> {
  return withDatabase(async (database) => (await database.getAll('kept')).filter(({ pinned }) => pinned === true));
}

/** Removes every kept text, the progress on results, drafts and unfinished documents. Throws `StorageError`. */
export function removeAllKept(): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['kept', 'progress', 'drafts', 'kv'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      transaction.done,
      transaction.objectStore('kept').clear(),
      transaction.objectStore('progress').clear(),
      transaction.objectStore('drafts').clear(),
      transaction.objectStore('kv').delete(REPORT_PARTS_KEY),
    ]);
  });
}

/** Opens the database, so that the first write does not wait for it. */
export async function openKept(): Promise<void> {
  await openDatabase();
}
