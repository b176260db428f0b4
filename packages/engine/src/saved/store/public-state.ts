import type { SavedStore } from '../../definition/saved-stores.ts';

import type { WorkMeta } from './item.ts';
import type { PublicTexts } from './store-ports.ts';

/** The storage key of usage counters: a JSON object of counters by name, with `lastUsed` as an ISO time. */
export const ANALYTICS_KEY = 'tool_analytics';

/** The key of the revision that the public keys have. Its text always has 16 digits, because a full storage can replace it then. */
const REVISION_KEY = 'study_meta';
const DIGITS = 16;

/** The content of the public keys. */
export interface PublicState {
  readonly lists: Readonly<Record<SavedStore, string | null>>;
  readonly counters: string | null;
  /** The revision that wrote them; null if there is none. */
  readonly rev: number | null;
  /** Whether this tab has met a revision, now or before. */
  readonly met: boolean;
}

/** A browser may take this many milliseconds to write a new key to the disk: three times the time of Chromium and Firefox. */
const TO_DISK = 15_000;

/**
 * The revision of the public keys: newer items were never written to them. `cleared` if something removed the revision. A revision
 * that is missing, that this tab has not met and that is only a few seconds old was not removed: the browser ended before it was on disk.
 */
export function revisionOf(meta: WorkMeta, { rev, met }: PublicState): number | 'cleared' {
  // A new database knows nothing, and where the revision has no room, the public keys are all that is known.
  if (meta.rev === 0 || meta.crowded) return meta.rev;
  return rev ?? (meta.since !== undefined && !met ? 0 : 'cleared');
}

/** The time since which the public keys have a revision, for the next commit; undefined when it has reached the disk. */
export function sinceOf(meta: WorkMeta, { rev }: PublicState, now: Date): Pick<WorkMeta, 'since'> {
  const since = rev === null ? now.toISOString() : meta.since;
  const young = since !== undefined && Math.abs(now.getTime() - Date.parse(since)) < TO_DISK;
  return young ? { since } : {};
}

export function readPublicState(texts: PublicTexts): PublicState {
  // The revision first: lists that are newer than their revision do no harm, older ones would look as if records were removed.
  const rev = readRevision(texts);
  if (rev !== null && !texts.met) texts.met = true;
  return {
    rev,
    met: texts.met,
    lists: { saved_reports: texts.read('saved_reports'), saved_content: texts.read('saved_content') },
    counters: texts.read(ANALYTICS_KEY),
  };
}

export function readRevision(texts: PublicTexts): number | null {
  const text = texts.read(REVISION_KEY);
  return text !== null && /^\d{16}$/.test(text) ? Number(text) : null;
}

export function writeRevision(texts: PublicTexts, rev: number): void {
  texts.write(REVISION_KEY, String(rev).padStart(DIGITS, '0'));
}
