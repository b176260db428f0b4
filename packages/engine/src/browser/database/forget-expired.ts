import { DAY_IN_MS, isExpired, RETENTION_DAYS } from '../../storage/retention.ts';
import type { Database } from './database.ts';

/** A record whose id begins with the ISO time of its creation. */
interface DatedRecord {
  readonly at?: unknown;
  readonly pinned?: unknown;
}

/** Removes the records that have not changed for `RETENTION_DAYS` and are not pinned. It reads only those that are old enough. */
export async function forgetExpired(database: Database, store: 'kept' | 'drafts', now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * DAY_IN_MS).toISOString();
  for (const id of await database.getAllKeys(store, IDBKeyRange.upperBound(oldest))) {
    const record: DatedRecord | undefined = await database.get(store, id);
    if (record?.pinned !== true && isExpired(String(record?.at), now)) await database.delete(store, id);
  }
}
