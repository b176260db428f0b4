import type { SavedStore } from '../definition/saved-stores.ts';
import { isObject, jsonValue } from '../format/json.ts';
import { isKept } from '../kept/is-kept.ts';
import type { SavedText } from '../ports.ts';
import { isProgress } from '../progress/progress-port.ts';
import { parseAnalytics } from '../saved/analytics.ts';
import { savedWorkOf } from '../saved/saved-entry.ts';
import { latin1Json } from '../saved/store/latin1-json.ts';
import { isDeck } from '../study/is-deck.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, checksumOf, MOST_BYTES, MOST_LEVELS } from './backup-format.ts';
import { nestingDepth } from './nesting-depth.ts';
import type { BackupExtras } from './write-backup.ts';

/** The content of a backup file. */
export interface Backup extends BackupExtras {
  /** ISO time at which it was made; undefined if the file does not say. */
  readonly exportedAt: string | undefined;
  readonly records: readonly SavedText[];
  /** The JSON of the counters of use, with `lastUsed`. */
  readonly counters: string;
  /** The number of its records that cannot be read. They are not restored. */
  readonly unreadable: number;
}

/** The reason why a file cannot be restored. The message is for people and says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A file that a person chose, before it is read. */
export interface ChosenFile {
  /** Bytes. */
  readonly size: number;
  text(): Promise<string>;
}

/** Reads a backup file, and writes nothing. Throws `BackupError`. */
export async function readBackup(file: ChosenFile): Promise<Backup> {
  // Checked before it is read: browsers give an empty text for a file that is larger than a string may be.
  if (file.size > MOST_BYTES) throw new BackupError(`This file is too large for a backup (more than ${MOST_BYTES / 1_000_000} MB).`);
  const text = (await file.text().catch(() => '')).replace(/^\uFEFF/, '');
  if (nestingDepth(text) > MOST_LEVELS) throw new BackupError('This file is nested too deeply for a backup.');
  const value = jsonValue(text);
  if (!isObject(value) || value['format'] !== BACKUP_FORMAT)
    throw new BackupError('This file is not a backup of this site. Choose a file that "Back up" has made.');
  const version = value['v'];
  if (typeof version !== 'number' || version > BACKUP_VERSION)
    throw new BackupError('This backup was made by a newer version of this site. Reload this page, then try again.');
  const { saved_reports = [], saved_content = [], tool_analytics = {}, sha256 } = value;
  if (!Array.isArray(saved_reports) || !Array.isArray(saved_content) || !isObject(tool_analytics))
    throw new BackupError('This backup is damaged: a list of saved work is missing. Choose another one.');
  const actual = typeof sha256 === 'string' ? await checksumOf([saved_reports, saved_content, tool_analytics]) : undefined;
  if (actual !== undefined && actual !== sha256)
    throw new BackupError('This backup was changed or damaged after it was made. Choose another one.');
  const all = [...textsOf('saved_reports', saved_reports), ...textsOf('saved_content', saved_content)];
  const records = all.filter(isRecord);
  const { exportedAt } = value;
  return {
    exportedAt: typeof exportedAt === 'string' && !Number.isNaN(Date.parse(exportedAt)) ? exportedAt : undefined,
    records,
    counters: countersIn(tool_analytics),
    unreadable: all.length - records.length,
    kept: listOf(value['kept']).filter(isKept),
    progress: listOf(value['progress']).filter(isProgress),
    decks: listOf(value['decks']).filter(isDeck),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(store: SavedStore, values: readonly unknown[]): SavedText[] {
  return values.map((value) => ({ store, text: latin1Json(JSON.stringify(value)) }));
}

/** Whether the dashboard could list it. */
function isRecord(saved: SavedText): boolean {
  return savedWorkOf({ saved_reports: null, saved_content: null, overflow: [saved], quarantined: [] }).entries.length > 0;
}

/** Only what is a counter: anything else in the file stays out of storage. */
function countersIn(analytics: object): string {
  const { counters, lastUsed } = parseAnalytics(JSON.stringify(analytics));
  return JSON.stringify({ ...Object.fromEntries(counters), ...(lastUsed !== undefined && { lastUsed }) });
}
