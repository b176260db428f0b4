import { readBibtexEntry } from './records/bibtex.ts';
import { readCslJson } from './records/csl-json.ts';
import { readLabelled } from './records/labelled.ts';
import { readRis } from './records/ris.ts';
import { type Reading, readReference } from './reference.ts';
import type { SourceKind } from './split-sources.ts';

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
