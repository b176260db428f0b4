import type { CslDate, CslFields, CslName, SourceType } from '../csl-item.ts';

const TYPE_NAMES: Readonly<Record<SourceType, string>> = {
  'article-journal': 'journal article',
  'article-magazine': 'magazine article',
  'article-newspaper': 'newspaper article',
  book: 'book',
  chapter: 'chapter in a book',
  'paper-conference': 'conference paper',
  webpage: 'web page',
  thesis: 'thesis',
  report: 'report',
};

const LABELS: readonly (readonly [keyof CslFields, string])[] = [
  ['author', 'author'],
  ['issued', 'date'],
  ['status', 'date'],
  ['title', 'title'],
  ['container-title', 'in'],
  ['editor', 'editor'],
  ['translator', 'translator'],
  ['edition', 'edition'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['page', 'pages'],
  ['genre', 'kind'],
  ['number', 'number'],
  ['publisher-place', 'place'],
  ['publisher', 'publisher'],
  ['DOI', 'DOI'],
  ['URL', 'address'],
  ['accessed', 'visited'],
  ['ISBN', 'ISBN'],
];

/** Describes the fields that were read: "author Kahneman, Daniel; date 2011; title Thinking, fast and slow". */
export function describeFields(fields: CslFields): { readonly type: string; readonly text: string } {
  const parts = LABELS.flatMap(([name, label]) => {
    const text = describe(fields[name]);
    return text === '' ? [] : [`${label} ${text}`];
  });
  return { type: TYPE_NAMES[fields.type ?? 'book'], text: parts.join('; ') };
}

function describe(value: CslFields[keyof CslFields]): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return 'date-parts' in value ? describeDate(value) : (value as readonly CslName[]).map(describeName).join(' and ');
}

function describeDate({ 'date-parts': [parts], season }: CslDate): string {
  const figures = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return season === undefined ? figures : `${season} ${figures}`;
}

function describeName({ family, given, suffix, literal }: CslName): string {
  return literal ?? [family, given, suffix].filter((part) => part !== undefined).join(', ');
}
