import type { Ports, StoragePort } from '../ports.ts';
import { isExpired } from '../storage/retention.ts';
import { isObject, listToRewrite, nextId, parseList } from '../storage/stored-json.ts';
import { entryOf, type SavedEntry, type SavedStore } from './saved-entry.ts';

/** The archive key of deleted records: a list of `{ id, store, deletedAt, record }`. */
const DELETED_KEY = 'recently_deleted';

export interface DeletedEntry {
  /** Unique in the archive. */
  readonly id: number;
  /** ISO time. */
  readonly deletedAt: string;
  readonly entry: SavedEntry;
}

type DeletionPorts = Pick<Ports, 'storage' | 'archive' | 'clock'>;

/**
 * Moves a saved record into the archive and returns its id there; undefined when the record is no longer in its list, because
 * another tab has deleted it. Writes the archive before the list, so that the record is in at least one of them at any time.
 * Throws `StorageError` when either could not be written; then the record stays in its list.
 */
export async function deleteSaved({ storage, archive, clock }: DeletionPorts, { store, record }: SavedEntry): Promise<number | undefined> {
  const text = JSON.stringify(record);
  if (without(await storage.read(store), text) === undefined) return undefined;
  let id = 0;
  await changeArchive(archive, clock.now(), (list) => {
    id = nextId(list, clock.now());
    return [...list, { id, store, deletedAt: clock.now().toISOString(), record }];
  });
  let found = false;
  try {
    await storage.update(store, (raw) => {
      const rest = without(raw, text);
      found = rest !== undefined;
      return rest ?? raw ?? '[]';
    });
  } catch (cause) {
    await forgetDeleted(archive, id, clock.now());
    throw cause;
  }
  if (found) return id;
  await forgetDeleted(archive, id, clock.now());
  return undefined;
}

/**
 * Puts a deleted record back into its list unchanged and returns it; undefined when it is no longer in the archive. Throws
 * `StorageError` when the list could not be written; then the archive still has the record.
 */
export async function restoreDeleted({ storage, archive, clock }: DeletionPorts, id: number): Promise<SavedEntry | undefined> {
  const found = (await listDeleted(archive, clock.now())).find((deleted) => deleted.id === id);
  if (!found) return undefined;
  const { store, record } = found.entry;
  await storage.update(store, (raw) => JSON.stringify([...listToRewrite(raw), record]));
  await forgetDeleted(archive, id, clock.now());
  return found.entry;
}

/** The records that can be restored, the last deleted first. Removes those that have expired. */
export async function listDeleted(archive: StoragePort, now: Date): Promise<readonly DeletedEntry[]> {
  const all = parseList(await archive.read(DELETED_KEY)).value;
  const kept = withoutExpired(all, now);
  if (kept.length < all.length) await changeArchive(archive, now, (list) => list);
  return kept.flatMap(deletedOf).sort((a, b) => b.id - a.id);
}

/** Removes a record from the archive for good. An id that is not there is no error. */
export function forgetDeleted(archive: StoragePort, id: number, now: Date): Promise<void> {
  return changeArchive(archive, now, (list) => list.filter((item) => (item as { id?: unknown } | null)?.id !== id));
}

function changeArchive(archive: StoragePort, now: Date, change: (list: readonly unknown[]) => readonly unknown[]): Promise<void> {
  return archive.update(DELETED_KEY, (raw) => JSON.stringify(change(withoutExpired(listToRewrite(raw), now))));
}

/** The list's text without the first record that has exactly this text; undefined if no record has it. */
function without(raw: string | null, text: string): string | undefined {
  const list = listToRewrite(raw);
  const at = list.findIndex((record) => JSON.stringify(record) === text);
  return at < 0 ? undefined : JSON.stringify(list.toSpliced(at, 1));
}

function withoutExpired(list: readonly unknown[], now: Date): readonly unknown[] {
  return list.filter((item) => {
    const deletedAt = isObject(item) ? item['deletedAt'] : undefined;
    return typeof deletedAt !== 'string' || !isExpired(deletedAt, now);
  });
}

function deletedOf(item: unknown): DeletedEntry[] {
  if (!isObject(item)) return [];
  const { id, store, deletedAt, record } = item;
  if (typeof id !== 'number' || typeof deletedAt !== 'string' || !isStore(store)) return [];
  const entry = entryOf(store, record, String(id));
  return entry ? [{ id, deletedAt, entry }] : [];
}

function isStore(value: unknown): value is SavedStore {
  return value === 'saved_reports' || value === 'saved_content';
}
