import type { ExportSource } from '@marginalia/engine';
import { listedSources } from './csl-list.ts';
import { risRecord } from './ris-record.ts';

/** The references of a result as RIS, which Zotero, Mendeley and EndNote read. */
export function ris(source: ExportSource): string {
  return listedSources(source)
    .map(({ id, fields }) => risRecord(fields, id))
    .join('\r\n');
}
