import { stemmer } from 'stemmer';
import type { Role } from '../../lib/roles/roles.ts';
import type { Block, Sentence, TextDocument } from '../../lib/text/document.ts';
import { countWords } from '../../lib/text/tokens.ts';
import { collapse } from '../../spans.ts';
import type { FieldPart } from './parameters.ts';
import { rolesOf } from './read-role-cues.ts';

/** One piece that a composition can take: a sentence, or a whole list item where steps or a list are asked for. */
export interface Unit {
  readonly field: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** White space collapsed. */
  readonly text: string;
  /** Equal for sentences that say the same words. */
  readonly key: string;
  readonly words: number;
  readonly stems: ReadonlySet<string>;
  /** The parts it may play. */
  readonly roles: ReadonlySet<Role>;
}

/** Sentences shorter than this carry nothing in running text: "Materials", "Part B". */
const FEWEST_WORDS_IN_PROSE = 3;

const EQUIPMENT =
  /^(?:(?:the )?(?:apparatus|materials?|equipment|instruments?|reagents?|chemicals?|glassware|tools|components?|supplies)\b[\p{L} ]{0,24}): /iu;

/** "Apparatus: steel bob, thread": a list of things, which is neither a step nor running text. */
export function isLabelled(unit: Unit): boolean {
  return EQUIPMENT.test(unit.text);
}

/** What the part may take from its field, in the text's order: no readings, no table rows, nothing twice. */
export function unitsFor(part: FieldPart, document: TextDocument): Unit[] {
  const about = stemsOf(part.about);
  const whole = part.as === 'steps' || part.as === 'list';
  const seen = new Set<string>();
  const units: Unit[] = [];
  const roles = rolesOf(document);
  for (const [index, sentence] of document.sentences.entries()) {
    const block = document.blocks[sentence.block];
    if (block?.kind === 'row' || block?.kind === 'heading' || isReading(document.raw, sentence)) continue;
    const stems = new Set(sentence.tokens.map((token) => token.stem));
    if (about.length > 0 && !about.some((cue) => holds(stems, cue))) continue;
    const plays = roles[index] ?? new Set<Role>();
    if (part.roles && !part.roles.some((role) => plays.has(role))) continue;
    const unit = unitOf(document, whole && block?.kind === 'item' ? block : sentence, { stems, roles: plays });
    if (seen.has(unit.key) || (!whole && unusableInProse(unit))) continue;
    seen.add(unit.key);
    units.push(unit);
  }
  const plain = whole ? units : units.filter((unit) => !isLabelled(unit));
  return plain.length > 0 ? plain : units;
}

/**
 * How well a unit fits the part's cues: a point for each word, two for a cue of several words or for a role; half a point
 * where the lead's name is a role that the unit plays ("report.result"), which decides between sections that fit alike.
 */
export function fitOf(part: FieldPart, unit: Unit): number {
  const cues = stemsOf(part.about).filter((cue) => holds(unit.stems, cue));
  const words = cues.reduce((sum, cue) => sum + Math.min(2, cue.length), 0);
  const led = [...unit.roles].some((role) => part.lead?.endsWith(`.${role}`));
  return words + (part.roles?.some((role) => unit.roles.has(role)) ? 2 : 0) + (led ? 0.5 : 0);
}

/** The cues as stems, each once: "test", "tests" and "tested" are one cue. */
function stemsOf(about: readonly string[] | undefined): string[][] {
  const stems = (about ?? []).map((phrase) => collapse(phrase).toLowerCase().split(' ').map(stemmer));
  return [...new Map(stems.map((cue) => [cue.join(' '), cue])).values()];
}

function holds(stems: ReadonlySet<string>, cue: readonly string[]): boolean {
  return cue.every((stem) => stems.has(stem));
}

function unitOf(document: TextDocument, place: Block | Sentence, known: Pick<Unit, 'stems' | 'roles'>): Unit {
  const text = collapse(document.raw.slice(place.start, place.end));
  return {
    field: document.field,
    raw: document.raw,
    start: place.start,
    end: place.end,
    text,
    key: text.toLowerCase().replace(/[\s.;,!?]+$/, ''),
    words: countWords(text),
    ...known,
  };
}

function unusableInProse(unit: Unit): boolean {
  return unit.words < FEWEST_WORDS_IN_PROSE || unit.text.endsWith(':');
}

/** A line of readings or of column names, which a table shows better: tabs, bars, or mostly numbers. */
function isReading(raw: string, sentence: Sentence): boolean {
  const slice = raw.slice(sentence.start, sentence.end);
  if (/[\t|]/.test(slice.trim())) return true;
  const pieces = slice.split(/[\s,;:=/]+/).filter((piece) => piece !== '');
  const numbers = pieces.filter((piece) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(piece)).length;
  if (numbers >= 3 && numbers / pieces.length >= 0.4) return true;
  return numbers === 0 && cells(slice) >= 3 && isNumbersOnly(lineAfter(raw, sentence.end));
}

/** Cells of a line such as "Trial, Length (cm), Time (s)": short pieces between commas. 0 where one is a clause. */
function cells(line: string): number {
  const pieces = line.split(',');
  return pieces.every((piece) => countWords(piece) <= 3) ? pieces.length : 0;
}

function lineAfter(raw: string, end: number): string {
  const start = raw.indexOf('\n', end);
  if (start === -1) return '';
  const stop = raw.indexOf('\n', start + 1);
  return raw.slice(start + 1, stop === -1 ? undefined : stop);
}

function isNumbersOnly(line: string): boolean {
  return /\d/.test(line) && !/\p{L}{3}/u.test(line);
}
