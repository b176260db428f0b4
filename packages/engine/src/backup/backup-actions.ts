import { localDay } from '../format/format.ts';
import type { Notice, Ports } from '../ports.ts';
import { savedWorkOf } from '../saved/saved-entry.ts';
import { newRecords } from '../saved/store/new-records.ts';
import { countNewFrom } from './backup-reminder.ts';
import type { Backup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

/** The archive key of the backup that was made before the last restore. */
const BEFORE_RESTORE_KEY = 'before_restore';

/** What restoring a backup would do. */
export interface BackupPreview {
  readonly backup: Backup;
  /** How many of its records are not here yet. */
  readonly added: number;
  /** How many of its records are here already. */
  readonly present: number;
}

/** Downloads all saved work as one file, and starts to count new results anew. */
export async function backUp({ work, files, clock, storage }: Pick<Ports, 'work' | 'files' | 'clock' | 'storage'>): Promise<Notice> {
  const now = clock.now();
  download(files, `study-backup-${localDay(now)}.json`, await writeBackup(await work.read(), now));
  await countNewFrom(storage, now).catch(() => undefined);
  return { tone: 'success', title: 'Downloaded!', text: 'Backup downloaded' };
}

/** Compares a backup with what is saved here, and changes nothing. Throws `StorageError` if storage is blocked. */
export async function previewBackup({ work }: Pick<Ports, 'work'>, backup: Backup): Promise<BackupPreview> {
  const here = savedWorkOf(await work.read()).entries;
  const added = newRecords(backup.records, here).length;
  return { backup, added, present: backup.records.length - added };
}

/**
 * Adds what is new in a backup. Keeps a backup of what was here before, which `downloadBeforeRestore` gives out. Throws `StorageError` when
 * either could not be stored; then nothing has changed.
 * @returns how many records were added
 */
export async function restoreBackup(
  { work, archive, clock }: Pick<Ports, 'work' | 'archive' | 'clock'>,
  { records, counters }: Backup,
): Promise<number> {
  const before = await writeBackup(await work.read(), clock.now());
  await archive.update(BEFORE_RESTORE_KEY, () => before);
  return work.add(records, counters);
}

/** Downloads the saved work as it was before the last restore; does nothing if there was none. */
export async function downloadBeforeRestore({ archive, files }: Pick<Ports, 'archive' | 'files'>): Promise<void> {
  const before = await archive.read(BEFORE_RESTORE_KEY);
  if (before !== null) download(files, 'study-backup-before-restore.json', before);
}

function download(files: Ports['files'], name: string, content: string): void {
  files.download({ name, type: 'application/json', content });
}
