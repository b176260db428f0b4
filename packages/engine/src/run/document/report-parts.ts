import type { StoragePort } from '../../ports.ts';
import { isExpired } from '../../storage/retention.ts';
import { isObject, parseObject } from '../../storage/stored-json.ts';

/** The archive's key of unfinished long documents. */
export const REPORT_PARTS_KEY = 'report_parts';

/** A finished part of a long document. */
export interface ReportPart {
  /** Which document: a hash of its outline and of what a person gave. */
  readonly key: string;
  /** The section's id and the part of it, counted from 1: "design/2". */
  readonly partId: string;
  readonly sectionId: string;
  /** Words that were asked for; parts of a section add up to its length. */
  readonly budget: number;
  readonly text: string;
  readonly words: number;
  /** One line on what it says, for the calls that follow. */
  readonly summary: string;
  /** The model that wrote it; the rest may be another's. */
  readonly source: string;
}

// Someone who tries a few titles does not fill the browser with half reports.
const MOST_DOCUMENTS = 5;

interface Unfinished {
  /** ISO time of the last part. */
  readonly at: string;
  readonly parts: readonly ReportPart[];
}

/** The finished parts of a document, in the order of writing. What cannot be read counts as not written. */
export async function readParts(archive: StoragePort, key: string): Promise<readonly ReportPart[]> {
  return parse(await archive.read(REPORT_PARTS_KEY)).get(key)?.parts ?? [];
}

/** Adds a finished part. Documents that nobody has worked on for 30 days are dropped, and the oldest beyond five. */
export function keepPart(archive: StoragePort, part: ReportPart, now: Date): Promise<void> {
  return archive.update(REPORT_PARTS_KEY, (raw) => {
    const all = parse(raw);
    const parts = (all.get(part.key)?.parts ?? []).filter((other) => other.partId !== part.partId);
    all.set(part.key, { at: now.toISOString(), parts: [...parts, part] });
    return format(all, now);
  });
}

/** Forgets the parts of a document: it is finished, or is to be written anew. */
export function forgetParts(archive: StoragePort, key: string, now: Date): Promise<void> {
  return archive.update(REPORT_PARTS_KEY, (raw) => {
    const all = parse(raw);
    all.delete(key);
    return format(all, now);
  });
}

function parse(raw: string | null): Map<string, Unfinished> {
  const all = new Map<string, Unfinished>();
  for (const [key, value] of Object.entries(parseObject(raw).value)) {
    if (!isObject(value) || typeof value['at'] !== 'string' || !Array.isArray(value['parts'])) continue;
    const parts = value['parts'].filter((part): part is ReportPart => isPart(part) && part.key === key);
    all.set(key, { at: value['at'], parts });
  }
  return all;
}

function isPart(value: unknown): value is ReportPart {
  if (!isObject(value)) return false;
  const texts = ['key', 'partId', 'sectionId', 'text', 'summary', 'source'].every((name) => typeof value[name] === 'string');
  return texts && ['budget', 'words'].every((name) => Number.isFinite(value[name]));
}

function format(all: ReadonlyMap<string, Unfinished>, now: Date): string {
  const kept = [...all]
    .filter(([, { at }]) => !isExpired(at, now))
    .sort(([, a], [, b]) => b.at.localeCompare(a.at))
    .slice(0, MOST_DOCUMENTS);
  return JSON.stringify(Object.fromEntries(kept));
}
