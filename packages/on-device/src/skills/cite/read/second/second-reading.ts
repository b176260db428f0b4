import type { CslFields } from '../../csl-item.ts';
import type { Label } from '../tagger/labels.ts';
import { type Segment, tagReference } from '../tagger/tagger.ts';
import { isCut } from '../title/title-doubts.ts';
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
 * By how much a part of the second reading must be more probable than that of the first to take its place. On references of others the
 * second was right more often from there on.
 */
const MARGIN: Readonly<Record<MainPart, number>> = { title: 0.45, 'container-title': 0.3, author: 0.6 };
/** The same for a line in no style, of which the first reading is often wrong. */
const MARGIN_IN_NO_STYLE: Readonly<Record<MainPart, number>> = { title: 0.2, 'container-title': 0.2, author: 0.3 };

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
  const margin = loose ? MARGIN_IN_NO_STYLE : MARGIN;
  const isTaken = (part: MainPart): boolean => {
    const segment = parts[SEGMENT_OF[part]];
    if (segment === undefined || second[part] === undefined || !differing.includes(part)) return false;
    // Names behind a title are no larger work: "“Title”, Lund et al 2017".
    if (part === 'container-title' && /\bet al\b/.test(second[part] ?? '')) return false;
    const rival = segmentOf(first, part, segment.label, text);
    return probability(segment) - (rival === undefined ? 0 : probability(rival)) >= margin[part];
  };
  if (isOfficeOf(first, second)) return { fields: first, differing };
  const names = namesOf(isTaken('author') ? second : first);
  if (isTaken('title') && !isCut(second.title ?? '', second)) return { fields: withRest(first, second, names), differing };
  const isLonger = beginsWith(second, first, 'container-title');
  return { fields: { ...(isTaken('container-title') && !isLonger ? withContainer(first, second) : first), ...names }, differing };
}

/**
 * Whether the first reading has the office of an organisation that the second has alone, with its office for a title: "Brasil. Ministério da
 * Saúde. Woods".
 */
function isOfficeOf(first: CslFields, second: CslFields): boolean {
  const body = first.author?.length === 1 && first.author[0]?.literal !== undefined ? lettersOf(first, 'author') : '';
  const alone = lettersOf(second, 'author');
  const office = body.slice(alone.length);
  return alone !== '' && office !== '' && body.startsWith(alone) && lettersOf(second, 'title').startsWith(office);
}

/** Where a part of the first reading stands in the text, if its words stand there together. */
function segmentOf(first: CslFields, part: MainPart, label: Label, text: string): Segment | undefined {
  if (part === 'author') return namesSegment(first, label, text);
  const words = first[part] ?? '';
  const start = words === '' ? -1 : text.indexOf(words);
  return start < 0 ? undefined : { label, start, end: start + words.length };
}

/** The names before the title, from the start of the text. */
function namesSegment({ author, editor, title = '' }: CslFields, label: Label, text: string): Segment | undefined {
  const { family = '', given = '', literal = '' } = (author ?? editor)?.at(-1) ?? {};
  const before = text.slice(0, Math.max(text.indexOf(title), 0) || text.length);
  const ends = `${given} ${family} ${literal}`.split(/[\s.]+/).map((word) => (word === '' ? 0 : before.lastIndexOf(word) + word.length));
  const end = Math.max(...ends);
  return end === 0 ? undefined : { label, start: 0, end };
}

/** Whether a title stands in quotation marks, which end it. */
function isQuoted(title: string, text: string): boolean {
  const start = title === '' ? 0 : text.indexOf(title);
  return start > 0 && /["“„«‘']\s?$/.test(text.slice(0, start)) && /^[.,?!]?\s?["”“»’']/.test(text.slice(start + title.length));
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
