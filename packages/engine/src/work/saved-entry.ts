import type { StoragePort } from '../ports.ts';
import { isObject, parseList } from './stored-json.ts';

/** The keys of specification §3, each a list. */
export type SavedStore = 'saved_reports' | 'saved_content';

/** A saved record as a screen shows it, read leniently: something else may have written it. */
export interface SavedEntry {
  /** Its own among the entries of both stores, also where ids are missing or taken twice. */
  readonly key: string;
  readonly store: SavedStore;
  /** "Untitled" where there is none. */
  readonly title: string;
  readonly content: string;
  /** '' where there is none. */
  readonly type: string;
  /** The date or time as it was stored; absent where it is none. */
  readonly createdAt?: string;
  readonly pages?: string;
  /** The record as it is stored, fields that are not known included. */
  readonly record: Readonly<Record<string, unknown>>;
}

export interface SavedWork {
  /** Newest first; those without a date last. */
  readonly entries: readonly SavedEntry[];
  /** The raw texts of what no reader can take; they stay where they are. */
  readonly unreadable: readonly string[];
}

/** Everything in both stores. Throws `StorageError` where storage is blocked, and nothing else. */
export async function readSavedWork(storage: StoragePort): Promise<SavedWork> {
  return savedWorkOf(await storage.read('saved_reports'), await storage.read('saved_content'));
}

export function savedWorkOf(reports: string | null, content: string | null): SavedWork {
  const unreadable: string[] = [];
  const entries = [...entriesIn('saved_reports', reports, unreadable), ...entriesIn('saved_content', content, unreadable)];
  return { entries: entries.sort(newestFirst), unreadable };
}

/** A record as an entry; nothing where it has neither a title nor a content. */
export function entryOf(store: SavedStore, record: unknown, key: string): SavedEntry | undefined {
  if (!isObject(record)) return undefined;
  const title = wordOf(record['title']);
  const { content } = record;
  if (title === undefined && typeof content !== 'string') return undefined;
  const createdAt = dateOf(record['createdAt']);
  const pages = wordOf(record['pages']);
  return {
    key,
    store,
    title: title?.trim() || 'Untitled',
    content: typeof content === 'string' ? content : content === undefined ? '' : jsonText(content),
    type: wordOf(record['type']) ?? '',
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
    const id = `${store}:${wordOf((record as { id?: unknown } | null)?.id) ?? ''}`;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    const entry = entryOf(store, record, `${id}:${nth}`);
    if (entry) return [entry];
    const kept = (record as { unreadable?: unknown } | null)?.unreadable;
    unreadable.push(typeof kept === 'string' ? kept : jsonText(record));
    return [];
  });
}

/** A total order: date, then id, both falling; what has none comes last, and equals stay as they are stored. */
function newestFirst(a: SavedEntry, b: SavedEntry): number {
  return falling(timeOf(a), timeOf(b)) || falling(idOf(a), idOf(b));
}

function falling(a: number, b: number): number {
  return a < b ? 1 : a > b ? -1 : 0;
}

function timeOf({ createdAt }: SavedEntry): number {
  return createdAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(createdAt);
}

function idOf({ record }: SavedEntry): number {
  const id = Number(wordOf(record['id']));
  return Number.isNaN(id) ? Number.NEGATIVE_INFINITY : id;
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

/** Also from a time in milliseconds, as other programs write dates. */
function dateOf(value: unknown): string | undefined {
  const date = typeof value === 'number' ? new Date(value) : undefined;
  const text = date ? (Number.isNaN(date.getTime()) ? undefined : date.toISOString()) : value;
  return typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    // What is nested too deeply to be written again.
    return '';
  }
}
