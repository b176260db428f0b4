import { localDay } from '../format/format.ts';
import type { KeptResult } from '../kept/kept-result.ts';
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

/** The ports from which a backup is made. */
type BackupPorts = Pick<Ports, 'work' | 'kept' | 'progress' | 'clock'>;

/** Downloads all saved work and the results that were worked on as one file, and starts to count new results anew. */
export async function backUp(ports: BackupPorts & Pick<Ports, 'files' | 'storage'>): Promise<Notice> {
  const { files, clock, storage } = ports;
  const now = clock.now();
  download(files, `study-backup-${localDay(now)}.json`, await backupOf(ports));
  await countNewFrom(storage, now).catch(() => undefined);
  return { tone: 'success', title: 'Downloaded!', text: 'Backup downloaded' };
}

/** Compares a backup with what is saved here, and changes nothing. Throws `StorageError` if storage is blocked. */
export async function previewBackup({ work, kept }: Pick<Ports, 'work' | 'kept'>, backup: Backup): Promise<BackupPreview> {
  const here = savedWorkOf(await work.read()).entries;
  const added = newRecords(backup.records, here).length + newKept(backup, await kept.pinned()).length;
  return { backup, added, present: backup.records.length + backup.kept.length - added };
}

/**
 * Adds what is new in a backup. Keeps a backup of what was here before, which `downloadBeforeRestore` gives out. Throws `StorageError` when
 * either could not be stored; then nothing has changed.
 * @returns how many records were added
 */
export async function restoreBackup(ports: BackupPorts & Pick<Ports, 'archive'>, backup: Backup): Promise<number> {
  const { work, kept, progress, archive } = ports;
  const before = await backupOf(ports);
  await archive.update(BEFORE_RESTORE_KEY, () => before);
  const added = await work.add(backup.records, backup.counters);
  const results = newKept(backup, await kept.pinned());
  for (const result of results) await kept.put(result);
  await progress.add(backup.progress);
  return added + results.length;
}

async function backupOf({ work, kept, progress, clock }: BackupPorts): Promise<string> {
  const worked = { kept: await kept.pinned(), progress: await progress.all() };
  return writeBackup(await work.read(), worked, clock.now());
}

/** The results of a backup that are not here. */
function newKept({ kept }: Pick<Backup, 'kept'>, here: readonly KeptResult[]): KeptResult[] {
  const ids = new Set(here.map(({ id }) => id));
  return kept.filter(({ id }) => !ids.has(id));
}

/** Downloads the saved work as it was before the last restore; does nothing if there was none. */
export async function downloadBeforeRestore({ archive, files }: Pick<Ports, 'archive' | 'files'>): Promise<void> {
  const before = await archive.read(BEFORE_RESTORE_KEY);
  if (before !== null) download(files, 'study-backup-before-restore.json', before);
}

function download(files: Ports['files'], name: string, content: string): void {
  files.download({ name, type: 'application/json', content });
}
