import type { ComposePart } from '@marginalia/engine';
import { stemmer } from 'stemmer';
import type { Block, Sentence, TextDocument } from '../../text/document.ts';
import { collapse } from '../../trace.ts';
import { playsOneOf } from './role-cues.ts';

export type FieldPart = Extract<ComposePart<string>, { readonly from: string }>;

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
}

/** Sentences shorter than this carry nothing in running text: "Materials", "Part B". */
const FEWEST_WORDS_IN_PROSE = 3;

/** What the part may take from its field, in the text's order: no readings, no table rows, nothing twice. */
export function unitsFor(part: FieldPart, document: TextDocument): Unit[] {
  const about = (part.about ?? []).map((phrase) => collapse(phrase).toLowerCase().split(' ').map(stemmer));
  const whole = part.as === 'steps' || part.as === 'list';
  const seen = new Set<string>();
  const units: Unit[] = [];
  for (const sentence of document.sentences) {
    const block = document.blocks[sentence.block];
    if (block?.kind === 'row' || block?.kind === 'heading' || isReading(document.raw, sentence)) continue;
    if (about.length > 0 && !about.some((stems) => stems.every((stem) => sentence.tokens.some((token) => token.stem === stem)))) continue;
    if (part.roles && !playsOneOf(sentence.text, part.roles)) continue;
    const unit = unitOf(document, whole && block?.kind === 'item' ? block : sentence);
    if (seen.has(unit.key) || (!whole && unusableInProse(unit))) continue;
    seen.add(unit.key);
    units.push(unit);
  }
  return units;
}

/** Words as a person counts them: runs of characters that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

function unitOf(document: TextDocument, place: Block | Sentence): Unit {
  const text = collapse(document.raw.slice(place.start, place.end));
  return {
    field: document.field,
    raw: document.raw,
    start: place.start,
    end: place.end,
    text,
    key: text.toLowerCase().replace(/[\s.;,!?]+$/, ''),
    words: countWords(text),
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
