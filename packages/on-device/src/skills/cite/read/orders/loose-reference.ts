import type { CslFields } from '../../csl-item.ts';
import { readDate, YEAR } from '../dates.ts';
import { isBody } from '../names/bodies.ts';
import { readNames, readSmallNames } from '../names.ts';
import type { Parts } from '../parts.ts';
import { readPublication } from '../publication/publication.ts';
import { ANY_DATE } from '../publication/publication-patterns.ts';
import { referenceSentences } from '../sentences.ts';
import { takeQuoted } from '../title/quoted-title.ts';
import { readTitleLast } from './title-last.ts';

/** A year that is not part of a range of pages or of a number. */
const FREE_YEAR = new RegExp(`(?:^|[\\s(,.])[(]?(${YEAR})[a-z]?[)]?(?=[\\s,.:;)]|$)`);

/**
 * Reads a line in no citation style: "Smith J 2019 deep learning for crops, Computers in Agriculture 12(3) pp 45-67",
 * "book by Kahneman thinking fast and slow 2011 penguin". `named` is true if the line began with its kind and "by".
 */
export function readLoosely(text: string, named: boolean): Parts {
  const quoted = takeQuoted(text);
  if (quoted !== undefined) return aroundQuoted(quoted.before, quoted.title, quoted.after);
  const year = FREE_YEAR.exec(text);
  const day = year === null ? null : ANY_DATE.exec(text);
  const dated = day !== null && year !== null && holds(day, year.index + year[0].indexOf(year[1] ?? '')) ? day : year;
  const before = (dated === null ? text : text.slice(0, dated.index)).trim();
  const after = (dated === null ? '' : text.slice(dated.index + dated[0].length)).replace(/^[\s.,:;)]+/, '');
  const date = dated === null ? undefined : (readDate(dated[0]) ?? ([Number(year?.[1])] as const));
  const issued: CslFields = date === undefined ? {} : { issued: { 'date-parts': [date] } };

  const names = looseNames(before);
  if (VERSION.test(clean(after))) return { fields: { pieces: [] }, loose: true };
  if (names !== undefined && /\p{L}{2}/u.test(after)) {
    const head = { names: names.author ?? [], editors: false, issued: issued.issued, dated: date !== undefined };
    return readTitleLast(head, after) ?? { ...titleThenRest({ ...issued, ...names }, after), loose: true };
  }
  const by = /^(.{3,300}?),?\s+by\s+([^,;]{3,80}?)[\s,.(]*$/i.exec(before);
  const author = by === null ? undefined : readNames(by[2] ?? '');
  if (by !== null && author !== undefined) return publisherAfter({ ...issued, author: author.names, title: clean(by[1] ?? '') }, after);
  const first = named ? leadingWord(before) : undefined;
  if (first !== undefined) return publisherAfter({ ...issued, ...first }, after);
  return commaParts(issued, before, after);
}

/** "may version": words that name a state of a program, and no title. */
const VERSION = /^(?:\p{L}+\s)?version(?:\s[\d.]+)?$/iu;

/** "King James Version" has the form of a person's name. */
const VERSION_NAME = /\s(?:Version|Edition|Translation)$/u;

function holds({ index, 0: text }: RegExpExecArray, at: number): boolean {
  return index <= at && at < index + text.length;
}

/** The names before a year, also in lower case ("smith j"). */
function looseNames(text: string): Pick<CslFields, 'author'> | undefined {
  const read = readNames(text.replace(/[\s(,.]+$/, (end) => (end.startsWith('.') ? '.' : '')));
  if (read !== undefined) return text.split(/\s+/).length <= 60 ? { author: read.names } : undefined;
  const small = readSmallNames(text);
  return small === undefined ? undefined : { author: small.names };
}

function aroundQuoted(before: string, title: string, after: string): Parts {
  const { fields, editors, pieces, within } = readPublication(after, undefined);
  const names = readNames(before.replace(/[\s,.]+$/, ''));
  return {
    fields: {
      ...fields,
      ...(editors.length === 0 ? {} : { editor: editors }),
      ...(names === undefined ? {} : { author: names.names }),
      title,
      pieces: ['', ...(names === undefined && before !== '' ? [before] : []), ...pieces],
    },
    within,
    loose: true,
  };
}

/** After "Name 2019": the title up to a full stop, or up to the comma before the journal or publisher. */
function titleThenRest(fields: CslFields, text: string): Parts {
  const [first = '', ...tail] = referenceSentences(text);
  if (tail.length > 0) return withPublication(fields, first, tail.join(' '));
  const numbers = /\b(?:vol\b|no\b|pp?\b\.?\s?\d|\d+\s?\(\d|\d+:\s?\d|\d+\s?[-–]\s?\d)/i.exec(first);
  const comma = first.lastIndexOf(', ', numbers === null ? first.length : numbers.index - 2);
  const containerFirst =
    numbers === null
      ? comma
      : first.slice(0, comma).lastIndexOf(', ') > 0 && first.slice(comma + 2, numbers.index).trim() === ''
        ? first.slice(0, comma).lastIndexOf(', ')
        : comma;
  if (containerFirst <= 0) return withPublication(fields, first, '');
  return withPublication(fields, first.slice(0, containerFirst), first.slice(containerFirst + 2));
}

function withPublication(fields: CslFields, title: string, tail: string): Parts {
  const publication = readPublication(tail, yearOf(fields));
  return {
    fields: {
      ...publication.fields,
      ...fields,
      ...(publication.editors.length === 0 ? {} : { editor: publication.editors }),
      title: clean(title),
      pieces: publication.pieces,
    },
    within: publication.within,
    loose: true,
  };
}

function publisherAfter(fields: CslFields, after: string): Parts {
  const publication = readPublication(after, yearOf(fields));
  return { fields: { ...publication.fields, ...fields, pieces: publication.pieces }, loose: true };
}

/** The authors in "Kahneman thinking fast and slow" and "Rosenthal and Jacobson about expectations": the capitalised words at the start. */
const LEADING = new RegExp(
  String.raw`^(NAME(?:(?:and|&)\s+NAME)?)(?:(?:about|on|called|titled|entitled)\s+)?(\p{Ll}.*)$`.replaceAll(
    'NAME',
    String.raw`(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}`,
  ),
  'u',
);

function leadingWord(text: string): Pick<CslFields, 'author' | 'title'> | undefined {
  const match = LEADING.exec(text);
  const read = match === null ? undefined : readNames(match[1] ?? '');
  return match === null || read === undefined ? undefined : { author: read.names, title: clean(match[2] ?? '') };
}

/** Recognises the parts between commas by their form: "The Selfish Gene, Richard Dawkins, 1976, Oxford University Press". */
function commaParts(issued: CslFields, before: string, after: string): Parts {
  const parts = before
    .split(/,\s+|\s+[-–—]\s+|(?<!\bU\.S)\.\s+(?=\p{Lu}\p{L})/u)
    .map(clean)
    .filter((part) => part !== '');
  const isPerson = (part: string) => /\s/.test(part) && !isBody(part) && !VERSION_NAME.test(part) && readNames(part)?.names.length === 1;
  const person = parts.length < 2 ? -1 : parts.findIndex(isPerson);
  const author = person < 0 ? undefined : readNames(parts[person] ?? '')?.names;
  const [title = '', ...others] = parts.filter((_, index) => index !== person);
  const publication = readPublication([...others, after].filter((part) => part !== '').join(', '), yearOf(issued));
  return {
    fields: { ...publication.fields, ...issued, ...(author === undefined ? {} : { author }), title, pieces: publication.pieces },
    loose: true,
  };
}

function yearOf({ issued }: CslFields): number | undefined {
  return issued?.['date-parts'][0][0];
}

function clean(text: string): string {
  return text.replace(/^[\s.,:;–—-]+|[\s.,:;(–—-]+$/g, '');
}
