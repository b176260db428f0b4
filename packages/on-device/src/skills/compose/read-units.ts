import { stemmer } from 'stemmer';
import type { Role } from '../../lib/roles/roles.ts';
import type { Block, Sentence, TextDocument } from '../../lib/text/document.ts';
import { countWords } from '../../lib/text/tokens.ts';
import { collapse } from '../../spans.ts';
import type { FieldPart } from './parameters.ts';
import { rolesOf } from './read-role-cues.ts';

/** Words that a composition may quote: a sentence, or a whole list item for steps and lists. */
export interface TextUnit {
  readonly field: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** The words with runs of white space collapsed. */
  readonly text: string;
  /** Equal for sentences with the same words. */
  readonly key: string;
  readonly words: number;
  readonly stems: ReadonlySet<string>;
  /** Its possible roles. */
  readonly roles: ReadonlySet<Role>;
}

/** A passage of the text, and the sections that its heading or label names. */
export interface HeadedUnit {
  readonly unit: TextUnit;
  readonly kind: Block['kind'];
  readonly block: number;
  readonly own: readonly string[];
  /** The part of the text below a heading of the person's own that names no section: what stands there stays together. */
  readonly under: number | undefined;
}

/** The shortest sentence for running text. Shorter ones are labels: "Materials", "Part B". */
const FEWEST_WORDS_IN_PROSE = 3;

const EQUIPMENT =
  /^(?:(?:the )?(?:apparatus|materials?|equipment|instruments?|reagents?|chemicals?|glassware|tools|components?|supplies)\b[\p{L} ]{0,24}): /iu;

/** "Dilution factor = 10", "Concentration of NaOH: 0.0985 mol/L. Indicator: phenolphthalein" */
const VALUE = /^[^=≈:]{1,60}[=≈:]\s?[-−]?\d\S{0,12}(?:\s\S{1,10}){0,2}?(?:[.,;]\s|[.,;]?$)/;

/** Whether a unit is a list of things: "Apparatus: steel bob, thread". It is neither a step nor running text. */
export function isLabelled(unit: TextUnit): boolean {
  return EQUIPMENT.test(unit.text);
}

const FORMULA = /^\p{L}[\p{L}\d_₀-₉]{0,4}\s?=/u;
const SYMBOL_WORDS = /delta|theta|lambda|sigma|omega|alpha|beta|gamma|sqrt/gi;

/** Whether a unit is a formula, which is no step: "T = 2π√(L/g)." */
export function isFormula({ text }: TextUnit): boolean {
  return FORMULA.test(text) && !/\p{L}{4}/u.test(text.replace(SYMBOL_WORDS, ''));
}

const LAW = /=(?:\s?\p{L}{2}[²³]?\.?$|[^=]*(?:√|[\p{L})²³]\s?[/*·×^+−-]|[/*·×+−-]\s?\p{L}))/u;
const MEASURED = /=\s?[-−]?\d[\d.,]*(?:\s|[.,]\d|.{0,3}$)/;

/** Whether a unit is a law between quantities, "T = 2π√(L/g)", and not a value of one, "v = 3.2 m/s". */
function isLaw(unit: TextUnit): boolean {
  return isFormula(unit) && LAW.test(unit.text) && !MEASURED.test(unit.text);
}

/** The units of a field that a part may take, in order and each once, without readings and table rows. */
export function unitsFor(part: FieldPart, document: TextDocument): TextUnit[] {
  const about = stemsOf(part.about);
  const whole = part.as === 'steps' || part.as === 'list';
  const seen = new Set<string>();
  const units: TextUnit[] = [];
  const roles = rolesOf(document);
  for (const [index, sentence] of document.sentences.entries()) {
    const block = document.blocks[sentence.block];
    if (block?.kind === 'row' || block?.kind === 'heading' || isReading(document.raw, sentence)) continue;
    if (part.withoutValues && VALUE.test(sentence.text)) continue;
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

const cache = new WeakMap<TextDocument, readonly TextUnit[]>();

/** Every sentence of a text, in the order of `document.sentences`. */
export function allUnits(document: TextDocument): readonly TextUnit[] {
  let units = cache.get(document);
  if (units === undefined) {
    const roles = rolesOf(document);
    units = document.sentences.map((sentence, index) =>
      unitOf(document, sentence, { stems: new Set(sentence.tokens.map(({ stem }) => stem)), roles: roles[index] ?? new Set() }),
    );
    cache.set(document, units);
  }
  return units;
}

/**
 * The degree to which a unit fits the cues of a part: a point for each word, two for a cue of several words or for a role; half a point
 * if the name of the lead ends with its role ("report.result"), which decides between sections that fit equally.
 */
export function fitOf(part: FieldPart, unit: TextUnit): number {
  const cues = stemsOf(part.about).filter((cue) => holds(unit.stems, cue));
  const words = cues.reduce((sum, cue) => sum + Math.min(2, cue.length), 0);
  const led = [...unit.roles].some((role) => part.lead?.endsWith(`.${role}`));
  return words + (part.roles?.some((role) => unit.roles.has(role)) ? 2 : 0) + (led ? 0.5 : 0);
}

/** The stems of each cue, each cue once: "test", "tests" and "tested" are one. */
function stemsOf(about: readonly string[] | undefined): string[][] {
  const stems = (about ?? []).map((phrase) => collapse(phrase).toLowerCase().split(' ').map(stemmer));
  return [...new Map(stems.map((cue) => [cue.join(' '), cue])).values()];
}

function holds(stems: ReadonlySet<string>, cue: readonly string[]): boolean {
  return cue.every((stem) => stems.has(stem));
}

function unitOf(document: TextDocument, place: Block | Sentence, known: Pick<TextUnit, 'stems' | 'roles'>): TextUnit {
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

function unusableInProse(unit: TextUnit): boolean {
  return (unit.words < FEWEST_WORDS_IN_PROSE && !isLaw(unit)) || unit.text.endsWith(':');
}

/** Whether running text has no place for a unit: a label, a line of readings, a list of things. */
export function isNoProse(unit: TextUnit): boolean {
  return unusableInProse(unit) || isLabelled(unit) || isReading(unit.raw, unit);
}

/** Whether a sentence is a line of readings or column names, which belongs in a table: tabs, bars, or mostly numbers. */
function isReading(raw: string, sentence: Pick<Sentence, 'start' | 'end'>): boolean {
  const slice = raw.slice(sentence.start, sentence.end);
  if (/[\t|]/.test(slice.trim())) return true;
  const pieces = slice.split(/[\s,;:=/]+/).filter((piece) => piece !== '');
  const numbers = pieces.filter((piece) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(piece)).length;
  if (numbers >= 3 && numbers / pieces.length >= 0.4) return true;
  if (areAmounts(slice)) return true;
  return numbers === 0 && cells(slice) >= 3 && isNumbersOnly(lineAfter(raw, sentence.end));
}

/** "conc NaOH = 0.1 M, 25.0 mL vinegar (diluted 10x)": what was used. Values without an amount, "accuracy = 91 %, recall = 88 %", may be results. */
function areAmounts(line: string): boolean {
  const pieces = line.replace(/\([^()]*\)|\.\s*$/g, '').split(/[,;]\s/);
  const amounts = pieces.filter((piece) =>
    /^\s*\d[\d.]*\s?(?:[µμm]?[lLgM]|[cd]m[3³]|mol|mmol|drops)(?:\s(?:of\s)?[\p{L}\d]+){1,3}\s*$/u.test(piece),
  );
  const values = pieces.filter((piece) => /^[^=:]{1,40}[=:]\s?[-−]?\d[\d.]*\s?\S{0,12}\s*$/.test(piece));
  return amounts.length > 0 && amounts.length + values.length === pieces.length;
}

/** The number of cells in a line such as "Trial, Length (cm), Time (s)", or 0 if one of them is a clause. */
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
