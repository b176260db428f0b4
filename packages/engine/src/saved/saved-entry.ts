import type { SavedStore } from '../definition/saved-stores.ts';
import { SAVED_STORES } from '../definition/saved-stores.ts';
import { isObject, jsonValue } from '../format/json.ts';
import type { DeletedText, SavedWorkPort, WorkTexts } from '../ports.ts';
import { readRecordList } from './store/record-list.ts';

/** A saved record as a screen shows it. Another program may have written the record, so every field is read leniently. */
export interface SavedEntry {
  /** Unique among the entries of both stores, also where ids are missing or repeated. */
  readonly key: string;
  readonly store: SavedStore;
  /** "Untitled" if the record has none. */
  readonly title: string;
  readonly content: string;
  /** '' if the record has none. */
  readonly type: string;
  /** The date or time as stored; absent if it cannot be parsed. */
  readonly createdAt?: string;
  readonly pages?: string;
  /** The record's own id. */
  readonly id: string | undefined;
  /** The JSON of the record as stored, with all of its fields. */
  readonly text: string;
}

export interface SavedWork {
  /** Newest first; entries without a date last. */
  readonly entries: readonly SavedEntry[];
  /** The raw texts of what cannot be shown as an entry. They are kept. */
  readonly unreadable: readonly string[];
}

/** A deleted entry, which can be restored. */
export interface DeletedEntry {
  readonly id: string;
  /** ISO time. */
  readonly deletedAt: string;
  readonly entry: SavedEntry;
}

/** Reads all saved entries. Throws `StorageError` if storage is blocked, and nothing else. */
export async function readSavedWork(work: SavedWorkPort): Promise<SavedWork> {
  return savedWorkOf(await work.read());
}

/** The entries of both stores, and of those for which the stores have no room. */
export function savedWorkOf(texts: Pick<WorkTexts, SavedStore | 'overflow' | 'quarantined'>): SavedWork {
  const unreadable: string[] = [];
  const overflow = (store: SavedStore): ParsedRecord[] =>
    texts.overflow.flatMap((saved) => (saved.store === store ? [{ text: saved.text, value: jsonValue(saved.text) }] : []));
  const entries = SAVED_STORES.flatMap((store) => {
    const list = readRecordList(texts[store]);
    unreadable.push(...list.unreadable);
    return entriesIn(store, [...list.records, ...overflow(store)], unreadable);
  });
  return { entries: entries.sort(byDateThenId), unreadable: [...texts.quarantined, ...unreadable] };
}

export function deletedEntryOf({ id, store, text, deletedAt }: DeletedText): DeletedEntry {
  return { id, deletedAt, entry: entryOf(store, { text, value: jsonValue(text) }, id) ?? untitled(store, text, id) };
}

interface ParsedRecord {
  readonly text: string;
  readonly value: unknown;
}

/** Reads one record; undefined if it has neither a title nor a content. */
function entryOf(store: SavedStore, { text, value }: ParsedRecord, key: string): SavedEntry | undefined {
  if (!isObject(value)) return undefined;
  const title = textOf(value['title']);
  const { content } = value;
  if (title === undefined && typeof content !== 'string') return undefined;
  const createdAt = dateOf(value['createdAt']);
  const pages = textOf(value['pages']);
  return {
    key,
    store,
    title: title?.trim() || 'Untitled',
    content: typeof content === 'string' ? content : content === undefined ? '' : jsonText(content),
    type: textOf(value['type']) ?? '',
    ...(createdAt !== undefined && { createdAt }),
    ...(pages && { pages }),
    id: textOf(value['id']),
    text,
  };
}

/** A record that is no entry, such as one that another program removed from a list. */
function untitled(store: SavedStore, text: string, key: string): SavedEntry {
  return { key, store, title: 'Untitled', content: text, type: '', id: undefined, text };
}

function entriesIn(store: SavedStore, records: readonly ParsedRecord[], unreadable: string[]): SavedEntry[] {
  const seen = new Map<string, number>();
  return records.flatMap((record) => {
    const id = `${store}:${textOf((record.value as { id?: unknown } | null)?.id) ?? ''}`;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    const entry = entryOf(store, record, `${id}:${nth}`);
    if (entry) return [entry];
    // Earlier versions moved what could not be read into such a record.
    const kept = (record.value as { unreadable?: unknown } | null)?.unreadable;
    unreadable.push(typeof kept === 'string' ? kept : record.text);
    return [];
  });
}

/** Compares by date, then by id, both descending. Entries without come last, and equal ones keep their stored order. */
function byDateThenId(a: SavedEntry, b: SavedEntry): number {
  return descending(timeOf(a), timeOf(b)) || descending(idOf(a), idOf(b));
}

function descending(a: number, b: number): number {
  return a < b ? 1 : a > b ? -1 : 0;
}

function timeOf({ createdAt }: SavedEntry): number {
  return createdAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdAt);
}

function idOf(entry: SavedEntry): number {
  const id = Number(entry.id);
  return Number.isNaN(id) ? Number.NEGATIVE_INFINITY : id;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** A date text as stored, or the ISO time of a number of milliseconds, which other programs write. */
function dateOf(value: unknown): string | undefined {
  const date = typeof value === 'number' ? new Date(value) : undefined;
  const text = date ? (Number.isNaN(date.getTime()) ? undefined : date.toISOString()) : value;
  return typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    // JSON.stringify overflows the stack on a value that is nested too deeply.
    return '';
  }
}
