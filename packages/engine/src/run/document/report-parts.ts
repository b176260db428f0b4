import { isObject, parseObject } from '../../format/json.ts';
import type { StoragePort } from '../../ports.ts';
import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { isExpired } from '../../storage/retention.ts';
import type { DocumentPart } from '../writer/writer-events.ts';

interface StoredReport {
  /** ISO time of the last part. */
  readonly at: string;
  readonly parts: readonly DocumentPart[];
}

/** The stored parts of a document, in the order in which they were written. Unreadable parts are left out. */
export async function readParts(archive: StoragePort, key: string): Promise<readonly DocumentPart[]> {
  return parse(await archive.read(REPORT_PARTS_KEY)).get(key)?.parts ?? [];
}

/** Stores a finished part. Removes documents without a new part for 30 days. */
export function storePart(archive: StoragePort, part: DocumentPart, now: Date): Promise<void> {
  return archive.update(REPORT_PARTS_KEY, (raw) => {
    const all = parse(raw);
    const parts = (all.get(part.key)?.parts ?? []).filter((other) => other.partId !== part.partId);
    all.set(part.key, { at: now.toISOString(), parts: [...parts, part] });
    return format(all, now);
  });
}

/** Removes the parts of a document, because the whole text is kept, or the person discards it or starts over. */
export function deleteParts(archive: StoragePort, key: string, now: Date): Promise<void> {
  return archive.update(REPORT_PARTS_KEY, (raw) => {
    const all = parse(raw);
    all.delete(key);
    return format(all, now);
  });
}

function parse(raw: string | null): Map<string, StoredReport> {
  const all = new Map<string, StoredReport>();
  for (const [key, value] of Object.entries(parseObject(raw).value)) {
    if (!isObject(value) || typeof value['at'] !== 'string' || !Array.isArray(value['parts'])) continue;
    const parts = value['parts'].filter((part): part is DocumentPart => isPart(part) && part.key === key);
    all.set(key, { at: value['at'], parts });
  }
  return all;
}

function isPart(value: unknown): value is DocumentPart {
  if (!isObject(value)) return false;
  const texts = ['key', 'partId', 'sectionId', 'text', 'summary', 'source'].every((name) => typeof value[name] === 'string');
  const leftOut = value['leftOut'] === undefined || Array.isArray(value['leftOut']);
  return texts && leftOut && ['budget', 'words'].every((name) => Number.isFinite(value[name]));
}

function format(all: ReadonlyMap<string, StoredReport>, now: Date): string {
  return JSON.stringify(Object.fromEntries([...all].filter(([, { at }]) => !isExpired(at, now))));
}
