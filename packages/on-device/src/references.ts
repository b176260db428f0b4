import { bibliographyOf, itemOf } from './skills/cite/bibliography.ts';
import type { CslFields } from './skills/cite/csl-item.ts';
import { citationStyle } from './skills/cite/format/citation-style.ts';
import { formatList } from './skills/cite/format/format-list.ts';
import { readInOrder, readSource } from './skills/cite/read/read-source.ts';
import { splitSources } from './skills/cite/read/split-sources.ts';

export type { CslFields, CslName } from './skills/cite/csl-item.ts';

/** A source of a list, in fields and in its own words. */
export interface ReadSource {
  readonly fields: CslFields;
  readonly text: string;
}

/** Reads a list of references in any common style, BibTeX, RIS or CSL-JSON. */
export function readSources(text: string): readonly ReadSource[] {
  const pasted = splitSources(text);
  const read = readInOrder(pasted, (start, end) => text.slice(start, end));
  return pasted.map(({ start, end }, index) => ({ fields: read[index]?.fields ?? {}, text: text.slice(start, end) }));
}

/**
 * Prints a list of references in a citation style, each with the fields that it is printed from and without its number.
 * @param style the value of a style; APA where it is not known
 * @param today the local day, YYYY-MM-DD
 */
export async function printSources(text: string, style: string | undefined, today: string): Promise<readonly ReadSource[]> {
  const { sources, entries } = await bibliographyOf(text, citationStyle(style), today);
  return entries.map((entry) => ({ fields: sources[Number(entry.id)]?.fields ?? {}, text: withoutNumber(entry.text) }));
}

/** Reads one formatted reference. */
export function readReference(text: string): CslFields {
  return readSource('reference', text).fields;
}

/**
 * Prints one reference in a citation style, without a number. The library and the style are loaded with the first.
 * @param style the value of a style, such as "mla"; APA where it is not known
 */
export async function printReference(fields: CslFields, style: string | undefined): Promise<string> {
  const [entry] = await formatList([itemOf(fields, '1')], citationStyle(style));
  return withoutNumber(entry?.text ?? '');
}

const withoutNumber = (entry: string): string => entry.replace(/^\[\d+\]\s/, '');
