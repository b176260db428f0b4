import type { ExportSource } from '@marginalia/engine';
import { type KeyedSource, listedSources } from './csl-list.ts';

/** The references of a result as CSL-JSON. */
export const cslJson = async (source: ExportSource): Promise<string> => printCslJson(await listedSources(source));

export function printCslJson(sources: readonly KeyedSource[]): string {
  const items = sources.map(({ id, fields }) => ({ id, ...fields }));
  return `${JSON.stringify(items, undefined, 2)}\n`;
}
