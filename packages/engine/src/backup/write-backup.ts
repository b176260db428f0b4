import type { SavedStore } from '../definition/saved-stores.ts';
import { jsonValue } from '../format/json.ts';
import type { KeptResult } from '../kept/kept-result.ts';
import type { WorkTexts } from '../ports.ts';
import type { ProgressRecord } from '../progress/progress-port.ts';
import { parseAnalytics } from '../saved/analytics.ts';
import { readRecordList } from '../saved/store/record-list.ts';
import type { Deck } from '../study/deck.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type ChecksummedParts, checksumOf } from './backup-format.ts';

type Saved = Pick<WorkTexts, SavedStore | 'tool_analytics' | 'overflow' | 'quarantined'>;

/** The results that a student worked on, the progress on them, and the decks with their answers. */
export interface BackupExtras {
  readonly kept: readonly KeptResult[];
  readonly progress: readonly ProgressRecord[];
  readonly decks: readonly Deck[];
}

/**
 * The text of a backup file: all saved records and counters, results with progress, decks, and the raw texts of records that cannot be
 * read.
 */
export async function writeBackup(texts: Saved, { kept, progress, decks }: BackupExtras, now: Date): Promise<string> {
  const { counters, lastUsed, unreadable } = parseAnalytics(texts.tool_analytics);
  const reports = recordsIn(texts, 'saved_reports');
  const content = recordsIn(texts, 'saved_content');
  const analytics = { ...Object.fromEntries(counters), ...(lastUsed !== undefined && { lastUsed }) };
  const raw = [...texts.quarantined, ...reports.unreadable, ...content.unreadable, ...(unreadable === undefined ? [] : [unreadable])];
  const parts: ChecksummedParts = [reports.values, content.values, analytics];
  const sha256 = await checksumOf(parts);
  return JSON.stringify({
    format: BACKUP_FORMAT,
    v: BACKUP_VERSION,
    exportedAt: now.toISOString(),
    saved_reports: parts[0],
    saved_content: parts[1],
    tool_analytics: parts[2],
    // Outside of the checksum, so that an older version of the site restores the rest.
    ...(kept.length > 0 && { kept }),
    ...(progress.length > 0 && { progress }),
    ...(decks.length > 0 && { decks }),
    ...(raw.length > 0 && { unreadable: raw }),
    ...(sha256 !== undefined && { sha256 }),
  });
}

function recordsIn(texts: Saved, store: SavedStore): { readonly values: readonly unknown[]; readonly unreadable: readonly string[] } {
  const { records, unreadable } = readRecordList(texts[store]);
  const outside = texts.overflow.flatMap((saved) => (saved.store === store ? [jsonValue(saved.text)] : []));
  return { values: [...records.map(({ value }) => value), ...outside], unreadable };
}
