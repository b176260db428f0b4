import type { ExportSource } from '@marginalia/engine';
import { type KeyedSource, listedSources } from './csl-list.ts';
import { risRecord } from './ris-record.ts';

/** The references of a result as RIS, which Zotero, Mendeley and EndNote read. */
export const ris = async (source: ExportSource): Promise<string> => printRis(await listedSources(source));

export const printRis = (sources: readonly KeyedSource[]): string => sources.map(({ id, fields }) => risRecord(fields, id)).join('\r\n');
