import type { Ports, StoragePort } from '../ports.ts';
import { DAY, KEPT_DAYS } from './kept-days.ts';
import { entryOf, type SavedEntry, type SavedStore } from './saved-entry.ts';
import { isObject, listToKeep, nextId, parseList } from './stored-json.ts';

/** The archive's key: a list of what was deleted, each record whole, with its store and when. */
const DELETED_KEY = 'recently_deleted';

export interface DeletedEntry {
  /** Its own in the archive. */
  readonly id: number;
  /** ISO time. */
  readonly deletedAt: string;
  readonly entry: SavedEntry;
}

type DeletionPorts = Pick<Ports, 'storage' | 'archive' | 'clock'>;

/**
 * Moves a saved record into the archive and gives its id there; nothing when it was already gone, as another tab may have
 * deleted it. Archived first, then taken out of the list: at no time is it in neither. Throws `StorageError` when either
 * could not be written; then the record still stands in its list.
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
 * Puts a deleted record back into its list as it was, and gives it; nothing when it is no longer in the archive. Throws
 * `StorageError` when the list could not be written; then the archive still has it.
 */
export async function restoreDeleted({ storage, archive, clock }: DeletionPorts, id: number): Promise<SavedEntry | undefined> {
  const found = (await listDeleted(archive, clock.now())).find((deleted) => deleted.id === id);
  if (!found) return undefined;
  const { store, record } = found.entry;
  await storage.update(store, (raw) => JSON.stringify([...listToKeep(raw), record]));
  await forgetDeleted(archive, id, clock.now());
  return found.entry;
}

/** What can still be restored, the latest first. What has been there for too long is dropped. */
export async function listDeleted(archive: StoragePort, now: Date): Promise<readonly DeletedEntry[]> {
  const all = parseList(await archive.read(DELETED_KEY)).value;
  const kept = all.filter((item) => !isOver(item, now));
  if (kept.length < all.length) await changeArchive(archive, now, (list) => list);
  return kept.flatMap(deletedOf).sort((a, b) => b.id - a.id);
}

/** Takes one out of the archive; it is no error when it is not there. */
export function forgetDeleted(archive: StoragePort, id: number, now: Date): Promise<void> {
  return changeArchive(archive, now, (list) => list.filter((item) => (item as { id?: unknown } | null)?.id !== id));
}

function changeArchive(archive: StoragePort, now: Date, change: (list: readonly unknown[]) => readonly unknown[]): Promise<void> {
  return archive.update(DELETED_KEY, (raw) => JSON.stringify(change(listToKeep(raw).filter((item) => !isOver(item, now)))));
}

/** The list without the first record of exactly this text; nothing where there is none. */
function without(raw: string | null, text: string): string | undefined {
  const list = listToKeep(raw);
  const at = list.findIndex((record) => JSON.stringify(record) === text);
  return at < 0 ? undefined : JSON.stringify(list.toSpliced(at, 1));
}

function isOver(item: unknown, now: Date): boolean {
  const deletedAt = isObject(item) ? item['deletedAt'] : undefined;
  return typeof deletedAt === 'string' && Date.parse(deletedAt) < now.getTime() - KEPT_DAYS * DAY;
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
