import { readBibtexEntry } from './records/bibtex.ts';
import { readCslJson } from './records/csl-json.ts';
import { readLabelled } from './records/labelled.ts';
import { readRis } from './records/ris.ts';
import { type Reading, readReference } from './reference.ts';
import { repeatsAuthor, withNamesBefore, withStandIn } from './repeated-author.ts';
import type { PastedSource, SourceKind } from './split-sources.ts';

/** Reads one pasted source in any of its forms. */
export function readSource(kind: SourceKind, raw: string): Reading {
  switch (kind) {
    case 'bibtex':
      return { ...readBibtexEntry(raw), loose: false };
    case 'ris':
      return { fields: readRis(raw), loose: false };
    case 'csl-json':
      return { fields: readCslJson(raw), loose: false };
    case 'labelled':
      return { fields: readLabelled(raw) ?? {}, loose: false };
    case 'reference':
      return readReference(raw.replace(/\s+/g, ' ').trim());
  }
}

/** Reads the sources in order: dashes in the place of names stand for the names of the source before. */
export function readInOrder(pasted: readonly PastedSource[], words: (start: number, end: number) => string): readonly Reading[] {
  const readings: Reading[] = [];
  for (const { kind, start, end } of pasted) {
    const raw = words(start, end);
    const before = readings.at(-1)?.fields;
    readings.push(
      kind === 'reference' && repeatsAuthor(raw)
        ? withNamesBefore(readSource(kind, withStandIn(raw)), before?.author ?? before?.editor, raw)
        : readSource(kind, raw),
    );
  }
  return readings;
}
