import type { CslDate, CslFields, CslName, SourceType } from '../../csl-item.ts';

const TYPES: Readonly<Record<string, SourceType>> = {
  'article-journal': 'article-journal',
  'article-magazine': 'article-magazine',
  'article-newspaper': 'article-newspaper',
  article: 'article-journal',
  book: 'book',
  chapter: 'chapter',
  'entry-encyclopedia': 'chapter',
  'paper-conference': 'paper-conference',
  webpage: 'webpage',
  'post-weblog': 'webpage',
  post: 'webpage',
  thesis: 'thesis',
  report: 'report',
};

const TEXTS = [
  'title',
  'container-title',
  'publisher',
  'publisher-place',
  'edition',
  'volume',
  'issue',
  'page',
  'number',
  'genre',
  'DOI',
  'URL',
  'ISBN',
] as const;
const NAMES = ['author', 'editor', 'translator'] as const;
const DATES = ['issued', 'accessed', 'original-date'] as const;

type Json = Readonly<Record<string, unknown>>;

/** The places of the objects in a list of CSL-JSON, as offsets; undefined for a text that is not such a list. */
export function findCslJson(text: string): readonly { readonly start: number; readonly end: number }[] | undefined {
  if (!/^\s*(?:\[\s*)?\{\s*"/.test(text)) return undefined;
  const places: { start: number; end: number }[] = [];
  let depth = 0;
  let start = -1;
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (mark === '{') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (mark === '}') {
      depth -= 1;
      if (depth === 0) places.push({ start, end: index + 1 });
    }
  }
  return places.length > 0 && places.every(({ start: from, end }) => parsed(text.slice(from, end)) !== undefined) ? places : undefined;
}

/** Reads one object of CSL-JSON. A value of an unexpected type is left out. */
export function readCslJson(text: string): CslFields {
  const item = parsed(text) ?? {};
  const fields: { -readonly [Key in keyof CslFields]: CslFields[Key] } = {};
  for (const key of TEXTS) {
    const value = item[key];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') fields[key] = String(value);
  }
  for (const key of NAMES) {
    const names = asList(item[key]).flatMap(nameOf);
    if (names.length > 0) fields[key] = names;
  }
  for (const key of DATES) {
    const date = dateOf(item[key]);
    if (date !== undefined) fields[key] = date;
  }
  fields.type = TYPES[String(item.type)] ?? (fields.URL !== undefined && fields.publisher === undefined ? 'webpage' : 'book');
  return fields;
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(value: unknown): CslName[] {
  if (typeof value !== 'object' || value === null) return [];
  const { family, given, literal, suffix } = value as Json;
  const name = Object.fromEntries(Object.entries({ family, given, literal, suffix }).filter(([, part]) => typeof part === 'string'));
  return 'family' in name || 'literal' in name ? [name] : [];
}

function dateOf(value: unknown): CslDate | undefined {
  const first = asList(asList((value as Json | undefined)?.['date-parts'])[0]).map(Number);
  const [year = Number.NaN, month, day] = first;
  if (!Number.isInteger(year)) return undefined;
  return { 'date-parts': [month === undefined ? [year] : day === undefined ? [year, month] : [year, month, day]] };
}
