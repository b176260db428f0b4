import type { Progressed } from '../../progressed.ts';
import { type Doubt, doubtsAbout } from './check/doubts.ts';
import { type Missing, missingFields } from './check/missing-fields.ts';
import { isForeignTitle } from './check/title-language.ts';
import type { CslFields, CslName, PrintedItem } from './csl-item.ts';
import type { CitationStyle } from './format/citation-style.ts';
import { type FormattedEntry, formatList } from './format/format-list.ts';
import { bestOf, groupByWork, mergeReadings } from './merge-duplicates.ts';
import { AND_OTHERS } from './read/names.ts';
import { readInOrder } from './read/read-source.ts';
import type { Reading } from './read/reference.ts';
import { type PastedSource, type SourceKind, splitSources } from './read/split-sources.ts';
import { holdsHalfBracket } from './read/title/brackets.ts';
import { unusedWords } from './read/unused-words.ts';
import { wholeWords } from './read/whole-words.ts';

/**
 * - `parsed`: it states everything that the style asks for
 * - `incomplete`: something that its type needs is missing
 * - `check`: it is complete, but something looks implausible
 * - `identifier-only`: a DOI, URL or ISBN that has to be looked up; never guessed
 * - `unreadable`: no author, year, identifier or title could be recognised
 * - `duplicate`: an earlier source is the same work
 */
export type SourceStatus = 'parsed' | 'incomplete' | 'check' | 'identifier-only' | 'unreadable' | 'duplicate';

export interface BibliographySource extends PastedSource {
  readonly fields: CslFields;
  readonly status: SourceStatus;
  readonly missing: readonly Missing[];
  readonly doubts: readonly Doubt[];
  /** Words of the source that no field contains, or fields of a BibTeX entry that are left out. */
  readonly unused: readonly string[];
  /** Index of the source that this one repeats. */
  readonly original: number | undefined;
}

/** Sources as they are read, merged and judged for a style. */
export interface ReadBibliography {
  readonly style: CitationStyle;
  readonly sources: readonly BibliographySource[];
  /** The works that the list takes, in order of first appearance. */
  readonly items: readonly PrintedItem[];
}

export interface Bibliography extends Pick<ReadBibliography, 'style' | 'sources'> {
  /** The list, in the style's order; the id of an entry is the index of its source. */
  readonly entries: readonly FormattedEntry[];
}

/** ISO 639-2 code for an undetermined language, to which citeproc applies no English rules for capitals. */
const UNDETERMINED = 'und';

const UNREAD: Reading = { fields: {}, loose: false };
const UNJUDGED = { status: 'unreadable', missing: [], doubts: [], unused: [], original: undefined } as const;

let last: { readonly key: string; readonly made: Promise<Bibliography> } | undefined;

/**
 * Reads, merges, checks and formats pasted sources. Caches the last result, as every section of a tool needs it.
 * @param cites whether each entry comes with its citation
 */
export function bibliographyOf(
  text: string,
  style: CitationStyle,
  today: string,
  cites = false,
  progressed?: Progressed,
): Promise<Bibliography> {
  const key = `${style} ${today} ${cites} ${text}`;
  if (last?.key !== key) last = { key, made: makeBibliography(text, style, today, cites, progressed) };
  return last.made;
}

async function makeBibliography(
  text: string,
  style: CitationStyle,
  today: string,
  cites: boolean,
  progressed: Progressed | undefined,
): Promise<Bibliography> {
  const { items, sources } = readBibliography(text, style, today);
  return { style, sources, entries: await formatList(items, style, cites, progressed) };
}

/** Reads, merges and checks pasted sources, without the formatted list. */
export function readBibliography(text: string, style: CitationStyle, today: string): ReadBibliography {
  const pasted = splitSources(text);
  const words = wholeWords(text);
  const readings = readInOrder(pasted, words);
  const sources: BibliographySource[] = pasted.map((source, index) => ({ ...source, ...UNJUDGED, fields: readings[index]?.fields ?? {} }));
  const items: PrintedItem[] = [];
  // In order of first appearance, which numbered styles keep.
  for (const group of groupByWork(readings)) {
    const best = bestOf(group, readings);
    const [first = UNREAD, ...others] = [best, ...group.filter((index) => index !== best)].map((index) => readings[index] ?? UNREAD);
    const reading = mergeReadings([first, ...others]);
    for (const index of group) {
      const source = sources[index];
      if (source === undefined) continue;
      if (index !== best) sources[index] = { ...source, status: 'duplicate', original: best };
      else
        sources[index] = {
          ...source,
          fields: reading.fields,
          ...judge(words(source.start, source.end), source.kind, reading, style, today),
        };
    }
    const listed = sources[best];
    if (listed !== undefined && isListed(listed)) items.push(itemOf(reading.fields, String(best)));
  }
  return { style, sources, items };
}

/** A source for citeproc. A work that is not out yet shows that where its year would stand; the name of a
 * larger work that is not in English keeps its capitals. */
export function itemOf({ status, issued, ...fields }: CslFields, id: string): PrintedItem {
  const container = fields['container-title'];
  const date = issued ?? (status === undefined ? undefined : { literal: status });
  return {
    ...fields,
    ...(fields.author === undefined ? {} : { author: fields.author.map(asPrinted) }),
    ...(date === undefined ? {} : { issued: date }),
    ...(container !== undefined && isForeignTitle(container) ? { 'container-title': `<span class="nocase">${container}</span>` } : {}),
    ...(isForeignTitle(fields.title ?? '') || isPost(fields) ? { language: UNDETERMINED } : {}),
    type: fields.type ?? 'book',
    id,
  };
}

/** The words of a post on an account stand for its title, as they are. */
function isPost({ author }: CslFields): boolean {
  return author?.[0]?.literal?.startsWith('@') === true;
}

/** A family name alone is not inverted, so that a style puts no comma after it: "Baddeley and Hitch", "Vaswani et al." */
function asPrinted({ family, ...name }: CslName): CslName {
  if (family !== undefined && name.given === undefined && name.suffix === AND_OTHERS) return { literal: `${family} ${AND_OTHERS}` };
  return family === undefined || name.given !== undefined || name.suffix !== undefined
    ? { ...name, ...(family === undefined ? {} : { family }) }
    : { literal: family };
}

/** Whether a source has an entry in the list: it has a title and is not a repeat. */
export function isListed({ status }: BibliographySource): boolean {
  return status === 'parsed' || status === 'incomplete' || status === 'check';
}

type Judgement = Pick<BibliographySource, 'status' | 'missing' | 'doubts' | 'unused'>;

function judge(
  raw: string,
  kind: SourceKind,
  { fields, loose, left, differing = [], clean = raw }: Reading,
  style: CitationStyle,
  today: string,
): Judgement {
  const nothing = { missing: [], doubts: [], unused: [] };
  if (fields.title === undefined || fields.title === '') {
    const identified = fields.DOI !== undefined || fields.URL !== undefined || fields.ISBN !== undefined;
    return { status: identified ? 'identifier-only' : 'unreadable', ...nothing };
  }
  // If a line follows no citation style, any second sentence is read as a publisher.
  if (!isSource(fields, loose)) return { status: 'unreadable', ...nothing };
  if (isBroken({ fields, loose }, clean)) return { status: 'unreadable', ...nothing };
  const missing = missingFields(fields, style, fields.status !== undefined || /\bn\.?\s?d\b/i.test(raw));
  const doubts = doubtsAbout({ fields, loose, differing }, raw, Number(today.slice(0, 4)));
  const unused = kind === 'reference' ? unusedWords(clean, fields) : (left ?? []);
  const status = missing.length > 0 ? 'incomplete' : doubts.length > 0 || unused.length > 0 ? 'check' : 'parsed';
  return { status, missing, doubts, unused };
}

/** An initial for a family name, or a word of a title in a name: "K, J.", "Shigley's Mechanical Engineering Design". */
const NO_FAMILY = /^\p{Lu}\.?$|['’]s\s/u;
/** The role of a person: a publisher that holds one holds the authors. */
const ROLE = /\((?:eds?|dirs?|trans|prod)\b\.?\)/i;
/** A person with a title, such as the lecturer of a course: "Dr. Patel, Intro to Sociology". */
const TITLED = /\b(?:Drs?|Prof|Professor)[.,]?\s\p{Lu}/u;
/** The director of a film. */
const DIRECTED = /^directed by\s/i;

/**
 * Whether parts stand in wrong places, so that the entry would only look finished: a title or a name ends inside a bracket that the source closes, a name is
 * an initial alone, the larger work holds "et al.", or the publisher or the title holds persons with their role or title.
 */
function isBroken({ fields, loose }: Reading, raw: string): boolean {
  const { title = '', author = [], editor = [], publisher = '', 'container-title': container = '' } = fields;
  if (/\bet al\b/.test(container)) return true;
  if (ROLE.test(publisher) || TITLED.test(publisher) || DIRECTED.test(title)) return true;
  // Mathematicians cite E, W.; in a line of no style an initial alone is a part of a name.
  if (loose && [...author, ...editor].some(({ family = '', given }) => given !== undefined && NO_FAMILY.test(family))) return true;
  const names = [...author, ...editor].map(({ family, given, literal }) => [family, given, literal].join(' '));
  return [title, ...names].some(holdsHalfBracket) && !holdsHalfBracket(raw);
}

/** Any sentence could be a title, so a source needs a second field. */
function isSource({ author, editor, issued, DOI, URL, ISBN, volume, publisher }: CslFields, loose: boolean): boolean {
  return [author, editor, issued, DOI, URL, ISBN, volume, loose ? undefined : publisher].some((sign) => sign !== undefined);
}
