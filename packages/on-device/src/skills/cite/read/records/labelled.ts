import type { CslFields, SourceType } from '../../csl-item.ts';
import { readDate } from '../dates.ts';
import { takeIdentifiers } from '../identifiers.ts';
import { readNames } from '../names.ts';
import { fullRange } from '../publication/pages.ts';

const LABELS = {
  author: 'authors?(?: names?)?|written by|by|creators?',
  editor: 'editors?|edited by',
  title: 'titles?(?: of (?:the )?(?:article|book|page|work))?|book title|article title|page title|name',
  'container-title': 'journals?(?: name)?|magazine|newspaper|websites?(?: name)?|site(?: name)?|in book|conference',
  publisher: 'publishers?|published by|university|institution|organi[sz]ation',
  'publisher-place': 'place(?: of publication)?|city|location',
  issued: 'years?(?: of publication)?|dates?(?: published| of publication)?|published(?: on| in)?|publication (?:date|year)',
  accessed: 'accessed(?: on)?|date accessed|access date|retrieved(?: on)?|viewed',
  volume: 'vol(?:ume)?\\.?',
  issue: 'issue|no\\.?|number',
  page: 'pages?|pp\\.?',
  edition: 'editions?|ed\\.',
  type: 'types?(?: of source)?|source type|kind',
  DOI: 'doi',
  URL: 'urls?|links?|web ?address',
  ISBN: 'isbn',
} as const;

type Label = keyof typeof LABELS;

const LABEL = new RegExp(`(?:^|[\\s;,|])(${Object.values(LABELS).join('|')})\\s*[:=]\\s*(?!//)`, 'gi');
const KINDS: readonly (readonly [RegExp, SourceType])[] = [
  [/journal|article|paper/i, 'article-journal'],
  [/chapter/i, 'chapter'],
  [/book/i, 'book'],
  [/web|site|online|page/i, 'webpage'],
  [/thesis|dissertation/i, 'thesis'],
  [/report/i, 'report'],
  [/conference|proceeding/i, 'paper-conference'],
];

interface Found {
  readonly label: Label;
  readonly from: number;
  readonly start: number;
}

/** The labels of "Author: … Title: … Year: …" in order, or none if there are fewer than two different ones. */
export function findLabels(text: string): readonly Found[] {
  const found = [...text.matchAll(LABEL)].map(
    (match): Found => ({ label: labelOf(match[1] ?? ''), from: match.index, start: match.index + match[0].length }),
  );
  const names = new Set(found.map((one) => one.label));
  const leading = found[0]?.from ?? 1;
  return names.size >= 2 && leading <= 1 && (names.has('title') || names.has('author')) ? found : [];
}

/** Reads a record of labelled values on one or several lines. Returns undefined for other texts. */
export function readLabelled(text: string): CslFields | undefined {
  const labels = findLabels(text);
  if (labels.length === 0) return undefined;
  const fields: { -readonly [Key in keyof CslFields]: CslFields[Key] } = {};
  labels.forEach(({ label, start }, index) => {
    const value = text
      .slice(start, labels[index + 1]?.from ?? text.length)
      .replace(/\s+/g, ' ')
      .replace(/^[\s"“‘]+|[\s;,|"”’]+$/g, '');
    if (value !== '' && fields[label] === undefined) Object.assign(fields, fieldOf(label, value));
  });
  return { ...fields, type: fields.type ?? typeOf(fields) };
}

function labelOf(words: string): Label {
  const names = Object.keys(LABELS) as Label[];
  return names.find((name) => new RegExp(`^(?:${LABELS[name]})$`, 'i').test(words)) ?? 'title';
}

function fieldOf(label: Label, value: string): CslFields {
  switch (label) {
    case 'author':
    case 'editor':
      return { [label]: readNames(value)?.names ?? [{ literal: value }] };
    case 'issued':
    case 'accessed': {
      const date = readDate(value);
      return date === undefined ? {} : { [label]: { 'date-parts': [date] } };
    }
    case 'type': {
      const kind = KINDS.find(([pattern]) => pattern.test(value))?.[1];
      return kind === undefined ? {} : { type: kind };
    }
    case 'page':
      return { page: fullRange(value.replace(/^pp?\.?\s*/i, '').replace(/\s?[-–—]+\s?/g, '-')) };
    case 'edition':
      return { edition: /^\d+/.exec(value)?.[0] ?? value };
    case 'DOI':
      return takeIdentifiers(value).fields;
    case 'URL':
      return { URL: value };
    default:
      return { [label]: value.replace(/\.$/, '') };
  }
}

function typeOf(fields: CslFields): SourceType {
  if (fields.volume !== undefined || fields.issue !== undefined) return 'article-journal';
  if (fields.editor !== undefined && fields['container-title'] !== undefined) return 'chapter';
  if (fields.publisher !== undefined) return 'book';
  if (fields.URL !== undefined) return 'webpage';
  return fields['container-title'] === undefined ? 'book' : 'article-journal';
}
