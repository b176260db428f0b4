import { localDay } from '../format/format.ts';
import type { Notice } from '../notice.ts';
import type { Ports } from '../ports.ts';
import { savedWorkOf } from '../saved/saved-entry.ts';
import { newRecords } from '../saved/store/new-records.ts';
import { mergedDeck } from '../study/merge-decks.ts';
import { countNewFrom } from './backup-reminder.ts';
import type { Backup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

/** The archive key of the backup that was made before the last restore. */
const BEFORE_RESTORE_KEY = 'before_restore';

/** The changes that restoring a backup would make. */
export interface BackupPreview {
  readonly backup: Backup;
  /** The number of its records that are not here yet. */
  readonly added: number;
  /** The number of its records that are here already. */
  readonly present: number;
}

/** The ports from which a backup is made. */
type BackupPorts = Pick<Ports, 'work' | 'kept' | 'progress' | 'decks' | 'clock'>;

/** Downloads all saved work and the results that were worked on as one file, and starts to count new results anew. */
export async function backUp(ports: BackupPorts & Pick<Ports, 'files' | 'storage'>): Promise<Notice> {
  const { files, clock, storage } = ports;
  const now = clock.now();
  download(files, `study-backup-${localDay(now)}.json`, await backupOf(ports));
  await countNewFrom(storage, now).catch(() => undefined);
  return { tone: 'success', title: 'Downloaded!', text: 'Backup downloaded' };
}

/** Compares a backup with what is saved here, and changes nothing. Throws `StorageError` if storage is blocked. */
export async function previewBackup({ work, kept, decks }: Pick<Ports, 'work' | 'kept' | 'decks'>, backup: Backup): Promise<BackupPreview> {
  const here = savedWorkOf(await work.read()).entries;
  const added =
    newRecords(backup.records, here).length +
    newItems(backup.kept, await kept.pinned()).length +
    newItems(backup.decks, await decks.list()).length;
  return { backup, added, present: backup.records.length + backup.kept.length + backup.decks.length - added };
}

/**
 * Adds what is new in a backup. Keeps a backup of what was here before, which `downloadBeforeRestore` gives out. Throws `StorageError` when
 * either could not be stored; then nothing has changed.
 * @returns how many records were added
 */
export async function restoreBackup(ports: BackupPorts & Pick<Ports, 'archive'>, backup: Backup): Promise<number> {
  const { work, kept, progress, decks, archive } = ports;
  const before = await backupOf(ports);
  await archive.update(BEFORE_RESTORE_KEY, () => before);
  const added = await work.add(backup.records, backup.counters);
  const results = newItems(backup.kept, await kept.pinned());
  for (const result of results) await kept.put(result);
  await progress.add(backup.progress);
  const newDecks = newItems(backup.decks, await decks.list());
  for (const deck of newDecks) await decks.add(deck);
  // A deck that is here too gets the answers and cards that it does not have.
  for (const deck of backup.decks) await decks.change(deck.id, (here) => mergedDeck(here, deck));
  return added + results.length + newDecks.length;
}

async function backupOf({ work, kept, progress, decks, clock }: BackupPorts): Promise<string> {
  const worked = { kept: await kept.pinned(), progress: await progress.all(), decks: await decks.list() };
  return writeBackup(await work.read(), worked, clock.now());
}

/** The results or decks of a backup that are not here. */
function newItems<Item extends { readonly id: string }>(theirs: readonly Item[], here: readonly Item[]): Item[] {
  const ids = new Set(here.map(({ id }) => id));
  return theirs.filter(({ id }) => !ids.has(id));
}

/** Downloads the saved work as it was before the last restore; does nothing if there was none. */
export async function downloadBeforeRestore({ archive, files }: Pick<Ports, 'archive' | 'files'>): Promise<void> {
  const before = await archive.read(BEFORE_RESTORE_KEY);
  if (before !== null) download(files, 'study-backup-before-restore.json', before);
}

function download(files: Ports['files'], name: string, content: string): void {
  files.download({ name, type: 'application/json', content });
}
