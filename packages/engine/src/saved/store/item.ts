import type { SavedStore } from '../../definition/saved-stores.ts';
import { SAVED_STORES } from '../../definition/saved-stores.ts';
import { jsonValue } from '../../format/json.ts';
import type { WorkNews } from '../../ports.ts';

/**
 * `live`: in its public list. `overflow`: the list has no room for it. `cleared`: something else emptied the public keys.
 * `deleted`: can be restored. `gone`: deleted for good, without its text.
 */
export type ItemState = 'live' | 'overflow' | 'cleared' | 'deleted' | 'gone';

/** A record in the database. */
export interface StoredItem {
  /** Given once. */
  readonly id: string;
  readonly store: SavedStore;
  readonly state: ItemState;
  /** The text of the record as it stands in its list. Of an item that is gone: only the text's fingerprint. */
  readonly text: string;
  /** The revision that changed the item last. */
  readonly rev: number;
  /** ISO time: since when the item has its state, if it is not in the list. */
  readonly since?: string;
}

/** The facts that the database has about all items together. */
export interface WorkMeta {
  readonly version: 1;
  /** Rises by one with each commit. */
  readonly rev: number;
  /** The greatest number that a record has had as its id. */
  readonly lastId: number;
  /** Fingerprints of the public lists as they were last written or read. Absent if a list could not be read whole. */
  readonly lists: Readonly<Partial<Record<SavedStore, string>>>;
  /** The text of the counters as it was last written. */
  readonly counters: string | null;
  /** ISO time: since when the public keys have a revision. Absent when it has certainly reached the disk. */
  readonly since?: string;
  /** Whether there was no room for the revision or the counters in the public keys, so that these say too little. */
  readonly crowded: boolean;
  readonly news: readonly WorkNews[];
  /** The number of items with the state `overflow`, and with `cleared`. */
  readonly overflow: number;
  readonly cleared: number;
}

export const NEW_META: WorkMeta = {
  version: 1,
  rev: 0,
  lastId: 0,
  lists: {},
  counters: null,
  crowded: false,
  news: [],
  overflow: 0,
  cleared: 0,
};

/** Whether two descriptions differ only by their revision and by what every commit sets anew. */
export function isSameMeta(next: WorkMeta, before: WorkMeta): boolean {
  const known = ({ lastId, lists, counters, since, news, overflow, cleared }: WorkMeta): string =>
    JSON.stringify([lastId, SAVED_STORES.map((store) => lists[store]), counters, since, news, overflow, cleared]);
  return known(next) === known(before);
}

/** The id of the nth item of a revision. Ids sort by the time at which they were given. */
export function itemId(rev: number, nth: number): string {
  return `${String(rev).padStart(16, '0')}-${String(nth).padStart(6, '0')}`;
}

/** The id of a record as a text, or undefined if it has none. */
export function recordIdOf(value: unknown): string | undefined {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

export function titleOf(text: string): string {
  const title = (jsonValue(text) as { title?: unknown } | null | undefined)?.title;
  return (typeof title === 'string' && title.trim()) || 'Untitled';
}
