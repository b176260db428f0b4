import { hashOf } from '../../format/hash.ts';
import type { Ports } from '../../ports.ts';
import { deletedEntryOf, readSavedWork } from '../../saved/saved-entry.ts';
import { isExpired } from '../../storage/retention.ts';

type ForgetPorts = Pick<Ports, 'progress' | 'kept' | 'work'>;

/**
 * Removes the progress on a text whose record is gone, unless another record has the same text: a kept result, a saved record or a
 * deleted one that can still be restored. Never throws: records that cannot be read count as having the text.
 */
export async function forgetProgress({ progress, kept, work }: ForgetPorts, text: string): Promise<void> {
  // The saved record does not name its tool.
  const end = `/${hashOf(text)}`;
  const ids = (await progress.all()).map(({ id }) => id).filter((id) => id.endsWith(end));
  if (ids.length === 0 || (await hasSavedText(work, text))) return;
  const orphans: string[] = [];
  for (const id of ids) {
    const records = await kept.list(id.slice(0, -end.length));
    if (!records.some((record) => record.text === text)) orphans.push(id);
  }
  if (orphans.length > 0) await progress.remove(orphans);
}

/** Removes a deleted record for good, and what was done with it. Throws `StorageError`; then nothing has changed. */
export async function forgetSaved(ports: ForgetPorts, id: string): Promise<void> {
  const record = (await ports.work.deleted()).find((deleted) => deleted.id === id);
  await ports.work.forget(id);
  if (record) await forgetProgress(ports, deletedEntryOf(record).entry.content);
}

/**
 * Removes the progress on texts that no record has any more, such as that of a record that was deleted 30 days ago. Only progress that has
 * not changed for so long is compared with the records. Never throws: records that cannot be read count as having the text.
 */
export async function forgetExpiredProgress({ progress, kept, work }: ForgetPorts, now: Date): Promise<void> {
  const old = (await progress.all()).filter(({ at }) => isExpired(at, now));
  if (old.length === 0) return;
  const saved = await savedTexts(work).catch(() => undefined);
  if (saved === undefined) return;
  const hashes = new Set([...saved, ...(await kept.list()).map(({ text }) => text)].map(hashOf));
  const orphans = old.map(({ id }) => id).filter((id) => !hashes.has(id.slice(id.lastIndexOf('/') + 1)));
  if (orphans.length > 0) await progress.remove(orphans);
}

async function hasSavedText(work: Ports['work'], text: string): Promise<boolean> {
  try {
    return (await savedTexts(work)).includes(text);
  } catch {
    return true;
  }
}

/** The texts of all saved records, and of the deleted ones that can still be restored. */
async function savedTexts(work: Ports['work']): Promise<readonly string[]> {
  const [{ entries }, deleted] = await Promise.all([readSavedWork(work), work.deleted()]);
  return [...entries, ...deleted.map((record) => deletedEntryOf(record).entry)].map(({ content }) => content);
}
