import type { StoragePort } from '../ports.ts';
import { isObject, parseList } from '../storage/stored-json.ts';

/** The storage keys of saved results (specification §3), each a list of records. */
export type SavedStore = 'saved_reports' | 'saved_content';

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
  /** The record as stored, with all of its fields. */
  readonly record: Readonly<Record<string, unknown>>;
}

export interface SavedWork {
  /** Newest first; entries without a date last. */
  readonly entries: readonly SavedEntry[];
  /** The raw texts of what cannot be shown as an entry. They stay in storage. */
  readonly unreadable: readonly string[];
}

/** Reads both stores. Throws `StorageError` if storage is blocked, and nothing else. */
export async function readSavedWork(storage: StoragePort): Promise<SavedWork> {
  return savedWorkOf(await storage.read('saved_reports'), await storage.read('saved_content'));
}

/** Both stores' entries, from their raw texts. */
export function savedWorkOf(reports: string | null, content: string | null): SavedWork {
  const unreadable: string[] = [];
  const entries = [...entriesIn('saved_reports', reports, unreadable), ...entriesIn('saved_content', content, unreadable)];
  return { entries: entries.sort(newestFirst), unreadable };
}

/** Reads one record; undefined if it has neither a title nor a content. */
export function entryOf(store: SavedStore, record: unknown, key: string): SavedEntry | undefined {
  if (!isObject(record)) return undefined;
  const title = textOf(record['title']);
  const { content } = record;
  if (title === undefined && typeof content !== 'string') return undefined;
  const createdAt = dateOf(record['createdAt']);
  const pages = textOf(record['pages']);
  return {
    key,
    store,
    title: title?.trim() || 'Untitled',
    content: typeof content === 'string' ? content : content === undefined ? '' : jsonText(content),
    type: textOf(record['type']) ?? '',
    ...(createdAt !== undefined && { createdAt }),
    ...(pages && { pages }),
    record,
  };
}

function entriesIn(store: SavedStore, raw: string | null, unreadable: string[]): SavedEntry[] {
  const list = parseList(raw);
  if (list.unreadable !== undefined) unreadable.push(list.unreadable);
  const seen = new Map<string, number>();
  return list.value.flatMap((record) => {
    const id = `${store}:${textOf((record as { id?: unknown } | null)?.id) ?? ''}`;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    const entry = entryOf(store, record, `${id}:${nth}`);
    if (entry) return [entry];
    const kept = (record as { unreadable?: unknown } | null)?.unreadable;
    unreadable.push(typeof kept === 'string' ? kept : jsonText(record));
    return [];
  });
}

/** Compares by date, then by id, both descending. Entries without come last, and equal ones keep their stored order. */
function newestFirst(a: SavedEntry, b: SavedEntry): number {
  return descending(timeOf(a), timeOf(b)) || descending(idOf(a), idOf(b));
}

function descending(a: number, b: number): number {
  return a < b ? 1 : a > b ? -1 : 0;
}

function timeOf({ createdAt }: SavedEntry): number {
  return createdAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdAt);
}

function idOf({ record }: SavedEntry): number {
  const id = Number(textOf(record['id']));
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
