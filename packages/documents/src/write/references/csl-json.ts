import type { ExportSource } from '@marginalia/engine';
import { listedSources } from './csl-list.ts';

/** The references of a result as CSL-JSON. */
export function cslJson(source: ExportSource): string {
  return `${JSON.stringify(
    listedSources(source).map(({ id, fields }) => ({ id, ...fields })),
    undefined,
    2,
  )}\n`;
}
