import { isProgress, mergedProgress, type ProgressRecord, withState } from '../../progress/progress-port.ts';
import { withDatabase } from '../database/with-database.ts';

/** Throws `StorageError`, as all functions of this file do. */
export function getProgress(id: string): Promise<ProgressRecord | undefined> {
  return withDatabase(async (database) => known(await database.get('progress', id)));
}

export function allProgress(): Promise<readonly ProgressRecord[]> {
  return withDatabase(async (database) => (await database.getAll('progress')).filter(isProgress));
}

/** Replaces the state of one view. The record is read and written in one transaction, so that the tabs of a browser take turns. */
export function updateProgress(id: string, view: string, change: (state: unknown) => unknown): Promise<ProgressRecord> {
  return write(id, (before) => withState(before, id, view, change, new Date()));
}

/** Stores a record; if there is one, both as one. */
export function addProgress(record: ProgressRecord): Promise<ProgressRecord> {
  return write(record.id, (before) => (before ? mergedProgress(before, record) : record));
}

export function removeProgress(ids: readonly string[]): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('progress', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.done, ...ids.map((id) => transaction.store.delete(id))]);
  });
}

function write(id: string, change: (before: ProgressRecord | undefined) => ProgressRecord): Promise<ProgressRecord> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('progress', 'readwrite', { durability: 'strict' });
    const { store, done } = transaction;
    // A failed read or write aborts the transaction, whose error is thrown once.
    done.catch(() => undefined);
    const record = change(known(await store.get(id)));
    const written = store.put(record);
    // At once, because the browser aborts a transaction that waits for its commit when the page is left.
    transaction.commit();
    await Promise.all([done, written]);
    return record;
  });
}

/** A record of an unknown form counts as none. */
function known(value: unknown): ProgressRecord | undefined {
  return isProgress(value) ? value : undefined;
}
