import type { CslFields } from '../../csl-item.ts';
import { type Segment, tagReference } from '../tagger/tagger.ts';
import { isCut } from '../title/title-doubts.ts';
import { unusedWords } from '../unused-words.ts';
import { partsOf, type TaggedParts } from './tagged-parts.ts';
import { readTagged } from './tagged-reference.ts';

/** A main part of a reference in which two readings can differ. */
export type MainPart = 'title' | 'container-title' | 'author';

export interface ComparedReading {
  readonly fields: CslFields;
  /** The parts in which the readings differ. */
  readonly differing: readonly MainPart[];
}

const MAIN_PARTS: readonly MainPart[] = ['title', 'container-title', 'author'];
const SEGMENT_OF = { title: 'title', 'container-title': 'container', author: 'names' } as const satisfies Record<
  MainPart,
  keyof TaggedParts
>;

/**
 * How probable a part of the second reading must be to take the place of that of the first. On references of others it was right more often
 * where it is as probable as this, and the first was where it is less.
 */
const ENOUGH: Readonly<Record<MainPart, number>> = { title: 0.8, 'container-title': 0.5, author: 0.9 };
/** The same for the title of a line in no style, of which the first reading is often wrong. */
const ENOUGH_IN_NO_STYLE = 0.5;
const FEW_WORDS = 2;

/**
 * Reads a reference a second time, by the labels of its words, and takes from each reading the parts that are likelier right. `loose` says
 * that the first reading followed no style.
 */
export function withSecondReading(first: CslFields, loose: boolean, text: string): ComparedReading {
  const { segments, probability } = tagReference(text);
  const parts = partsOf(segments);
  if (MAIN_PARTS.every((part) => isSame(first, part, parts[SEGMENT_OF[part]], text))) return { fields: first, differing: [] };
  if (parts.title === undefined) return { fields: first, differing: loose ? ['title'] : [] };
  const second = readTagged(text, parts);
  const isKept = !loose && isQuoted(first.title ?? '', text);
  const differing = MAIN_PARTS.filter((part) => lettersOf(first, part) !== lettersOf(second, part) && !(isKept && part === 'title'));
  const isTaken = (part: MainPart): boolean => {
    const segment = parts[SEGMENT_OF[part]];
    if (segment === undefined || second[part] === undefined || !differing.includes(part)) return false;
    return probability(segment) >= (loose && part === 'title' ? ENOUGH_IN_NO_STYLE : ENOUGH[part]);
  };
  const names = namesOf(isTaken('author') ? second : first);
  const other = isTaken('title') ? withRest(first, second, names) : undefined;
  if (other !== undefined && !losesWords(first, other) && (loose || !holdsMore(first, other))) return { fields: other, differing };
  const isLonger = beginsWith(second, first, 'container-title');
  return { fields: { ...(isTaken('container-title') && !isLonger ? withContainer(first, second) : first), ...names }, differing };
}

/** Whether a title stands in quotation marks, which end it. */
function isQuoted(title: string, text: string): boolean {
  const start = title === '' ? 0 : text.indexOf(title);
  return start > 0 && /["“„«‘']\s?$/.test(text.slice(0, start)) && /^[.,?!]?\s?["”“»’']/.test(text.slice(start + title.length));
}

/** Whether a title is the other one without a word or two that no other part takes up: "Gödel, Escher, Bach" without "Gödel". */
function losesWords({ title = '' }: CslFields, second: CslFields): boolean {
  const shorter = letters(second.title ?? '');
  const others = [second['container-title'], second.publisher, second['publisher-place']];
  const lost = others.reduce<string>((words, part = '') => words.replace(letters(part), ''), letters(title).replace(shorter, ''));
  const isFew = title.split(' ').length - (second.title ?? '').split(' ').length <= FEW_WORDS;
  return isFew && letters(title).includes(shorter) && lost !== '';
}

/** Whether a title holds more than a title, or words of the first one have no part any more. */
function holdsMore({ title = '' }: CslFields, second: CslFields): boolean {
  return isCut(second.title ?? '', second) || unusedWords(title, second).length > 0;
}

/** Whether a part only goes on after the other reading's end of it: "Woods J. Sep-Oct", "Revista da Mata, Florianópolis". */
function beginsWith(longer: CslFields, shorter: CslFields, part: MainPart): boolean {
  const beginning = lettersOf(shorter, part);
  return beginning !== '' && lettersOf(longer, part).startsWith(beginning);
}

/** Whether a segment has the words of a part of the first reading. Names may stand in another order. */
function isSame(first: CslFields, part: MainPart, segment: Segment | undefined, text: string): boolean {
  const words = segment === undefined ? '' : text.slice(segment.start, segment.end);
  if (part !== 'author') return letters(words) === letters(first[part] ?? '');
  const names = (first.author ?? first.editor ?? []).map(
    ({ family = '', given = '', literal = '', suffix = '' }) => family + given + literal + suffix,
  );
  const bare = words.replace(/\s(?:and|&|et al|\(?[Ee]ds?\.?\)?)(?![\p{L}])/gu, ' ');
  return sorted(bare) === sorted(names.join(' ').replace(/et al\.?$/, ''));
}

/** The letters and figures of a part, to compare two readings of it. */
function lettersOf(fields: CslFields, part: MainPart): string {
  if (part !== 'author') return letters(fields[part] ?? '');
  return letters((fields.author ?? fields.editor ?? []).map(({ family, literal }) => literal ?? family ?? '').join(' '));
}

function letters(words: string): string {
  const isPlain = /^[\0-\x7f]*$/.test(words);
  return (isPlain ? words : words.normalize('NFKD')).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function sorted(words: string): string {
  return [...letters(words)].sort().join('');
}

function namesOf({ author, editor }: CslFields): CslFields {
  if (author !== undefined) return { author };
  return editor === undefined ? {} : { editor };
}

/** The second reading with the names, the year and the identifiers of the first. */
function withRest(first: CslFields, second: CslFields, names: CslFields): CslFields {
  const { DOI, URL, ISBN, accessed, status } = first;
  const { author: _, editor: __, ...others } = second;
  return known({
    ...others,
    editor: names.author === undefined ? undefined : (first.editor ?? second.editor),
    issued: first.issued ?? second.issued,
    ...names,
    DOI,
    URL,
    ISBN,
    accessed,
    status,
  });
}

/** The first reading with the larger work of the second. Of its other parts those are kept that do not stand in the name of that work. */
function withContainer(first: CslFields, second: CslFields): CslFields {
  const container = letters(second['container-title'] ?? '');
  const hadContainer = first['container-title'] !== undefined;
  const kept = (part: 'publisher' | 'publisher-place'): string | undefined => {
    const words = letters(first[part] ?? '');
    return hadContainer && words !== '' && !container.includes(words) ? first[part] : second[part];
  };
  return known({
    ...second,
    ...first,
    publisher: kept('publisher'),
    'publisher-place': kept('publisher-place'),
    'container-title': second['container-title'],
    type: hadContainer ? first.type : second.type,
  });
}

function known(fields: { readonly [Name in keyof CslFields]: CslFields[Name] | undefined }): CslFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
