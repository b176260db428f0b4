import { hashOf } from '../format/hash.ts';
import { isObject } from '../format/json.ts';

/**
 * The work of a student on one result: ticks, answers, accepted corrections, moved blocks. It is stored beside the text and never in it.
 */
export interface ProgressRecord {
  /** `progressId` of the result. */
  readonly id: string;
  /** ISO time of the last change. */
  readonly at: string;
  /** A JSON value of each view in which something was done, by the view's name. */
  readonly views: Readonly<Record<string, unknown>>;
}

/** The port by which a host keeps the work of students in the views of their results. */
export interface ProgressPort {
  /** Never throws: a record that cannot be read counts as nothing done. */
  read(id: string): Promise<ProgressRecord | undefined>;
  /**
   * Replaces the state of one view by `change(state)`, and returns the new record. No other page changes it between the read and the
   * write. Throws `StorageError` if the device cannot keep it; it then lasts as long as the tab.
   */
  update(id: string, view: string, change: (state: unknown) => unknown): Promise<ProgressRecord>;
  /** Calls back when the record may have changed, in this tab or another one. */
  subscribe(id: string, changed: () => void): () => void;
  /** Every record, for a backup. Never throws. */
  all(): Promise<readonly ProgressRecord[]>;
  /** Removes records. Never throws. */
  remove(ids: readonly string[]): Promise<void>;
  /** Adds the records of a backup. Of two states of one view the newer stays. Throws `StorageError`. */
  add(records: readonly ProgressRecord[]): Promise<void>;
}

/** The id of what was done with a result. A kept result, its saved record and its reload share it, because they have one text. */
export function progressId(tool: string, text: string): string {
  return `${tool}/${hashOf(text)}`;
}

/** A record with another state of one view. */
export function withState(
  before: ProgressRecord | undefined,
  id: string,
  view: string,
  change: (state: unknown) => unknown,
  now: Date,
): ProgressRecord {
  const views = before?.views ?? {};
  return { ...before, id, at: now.toISOString(), views: { ...views, [view]: change(views[view]) } };
}

/** Two records of one result as one. A view that both have keeps the state of the newer record. */
export function mergedProgress(one: ProgressRecord, other: ProgressRecord): ProgressRecord {
  const [older, newer] = one.at <= other.at ? [one, other] : [other, one];
  return { ...newer, views: { ...older.views, ...newer.views } };
}

/** Whether a stored value is a record. */
export function isProgress(value: unknown): value is ProgressRecord {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['at'] === 'string' && isObject(value['views']);
}
