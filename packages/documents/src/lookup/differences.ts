import type { FieldDifference, LookUpField } from '@marginalia/engine';
import { type CslFields, type CslName, readReference } from '@marginalia/on-device/references';
import { printedName, type RegisteredWork } from './registered-work.ts';

/** The number of names that are compared, because references cut longer lists of authors. */
const MOST_NAMES = 20;

/**
 * The parts in which a reference differs from what is registered. A part is the same where its words stand anywhere in the reference,
 * whatever its style; only otherwise is it read which words stand there instead.
 * @param bare the reference with spaces in place of its identifier and addresses, which may hold the year, the volume or words of the
 *   title
 */
export function differencesOf(text: string, bare: string, work: RegisteredWork): readonly FieldDifference[] {
  const mine = readReference(text);
  return [
    ...titleDifference(bare, mine, work),
    ...authorsDifference(bare, mine, work),
    ...yearDifference(bare, mine, work),
    ...containerDifference(bare, mine, work),
    ...numberDifference('volume', bare, mine.volume, work.fields.volume),
    // Some styles leave the issue out.
    ...(mine.issue === undefined ? [] : numberDifference('issue', bare, mine.issue, work.fields.issue)),
    ...pagesDifference(bare, mine, work),
  ];
}

function titleDifference(bare: string, mine: CslFields, { fields: { title } }: RegisteredWork): readonly FieldDifference[] {
  if (title === undefined || holds(bare, title)) return [];
  return [difference('title', bare, mine.title, title)];
}

function authorsDifference(bare: string, mine: CslFields, { fields: { author = [] } }: RegisteredWork): readonly FieldDifference[] {
  const own = mine.author ?? [];
  const isCut = /\bet\s+al\b|\.\s?\.\s?\.|…/i.test(bare);
  const asked = isCut ? author.slice(0, 1) : author.slice(0, MOST_NAMES);
  const lost = asked.filter((name) => !holds(bare, printedName(name)));
  const [first] = lost;
  if (first === undefined) return [];
  // One misspelt name can be replaced where it stands.
  const place = author.indexOf(first);
  const written = own.length === author.length || isCut ? own[place] : undefined;
  if (lost.length === 1 && written !== undefined) return [difference('authors', bare, printedName(written), printedName(first), 0)];
  return [{ field: 'authors', ...(own.length > 0 && { yours: namesOf(own) }), theirs: namesOf(author) }];
}

function yearDifference(bare: string, mine: CslFields, { years }: RegisteredWork): readonly FieldDifference[] {
  const [year] = years;
  if (year === undefined || years.some((known) => hasToken(bare, known))) return [];
  return [difference('year', bare, mine.issued?.['date-parts'][0][0].toString(), year, 0)];
}

function containerDifference(bare: string, mine: CslFields, { containers }: RegisteredWork): readonly FieldDifference[] {
  const [name] = containers;
  if (name === undefined || containers.some((known) => holds(bare, known) || holds(bare, known.replace(/^The\s+/i, '')))) return [];
  return [difference('container', bare, mine['container-title'], name)];
}

function numberDifference(
  field: LookUpField,
  bare: string,
  yours: string | undefined,
  theirs: string | undefined,
): readonly FieldDifference[] {
  if (theirs === undefined || hasToken(bare, theirs)) return [];
  return [difference(field, bare, yours, theirs)];
}

function pagesDifference(bare: string, mine: CslFields, { fields: { page } }: RegisteredWork): readonly FieldDifference[] {
  const [first = '', last = first] = (page ?? '').split(/\s*[-–—]\s*/);
  if (first === '') return [];
  // "249–55" ends on page 255.
  const short = [1, 2, 3].map((digits) => last.slice(-digits));
  if (hasToken(bare, first) && [last, ...short].some((end) => hasToken(bare, end))) return [];
  return [difference('pages', bare, mine.page, last === first ? first : `${first}–${last}`)];
}

/** @param from where `yours` is looked for; by default its last place counts, since a title may hold the same words */
function difference(field: LookUpField, bare: string, yours: string | undefined, theirs: string, from?: number): FieldDifference {
  if (yours === undefined || yours === '') return { field, theirs };
  const places = [...bare.matchAll(tokenPattern(yours))].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  const at = from === undefined && field !== 'title' ? places.at(-1) : places[0];
  return at ? { field, yours: bare.slice(at.start, at.end), theirs, at } : { field, yours, theirs };
}

const namesOf = (names: readonly CslName[]): string => {
  const all = names.map(printedName);
  return all.length > MOST_NAMES ? `${all.slice(0, MOST_NAMES).join(', ')} …` : all.join(', ');
};

/** Whether all words stand in a text one after another, whatever their case, accents and punctuation. */
function holds(text: string, words: string): boolean {
  const wanted = folded(words);
  return wanted.trim() === '' || folded(text).includes(wanted);
}

/** " the words of the text " */
const folded = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()} `;

const hasToken = (text: string, token: string): boolean => tokenPattern(token).test(text);

/** A text that is not a part of a longer word or number. Any of its hyphens and dashes may be another one. */
function tokenPattern(token: string): RegExp {
  const escaped = token.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[-–—]/g, '[-–—]');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
