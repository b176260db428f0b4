import { isProseParagraph } from '../findings/paragraphs.ts';
import type { SourceSpan } from '../generation/source-span.ts';
import type { FieldPlace } from './material.ts';
import { indexAt } from './sentences.ts';

/** A line of a text, as offsets of UTF-16 units, without its line break. */
export interface LineOffsets {
  readonly start: number;
  readonly end: number;
}

/** The source of a line of a result. */
export interface LineSource {
  /** The index of the line in the text, from 0. */
  readonly line: number;
  /** The places in the form, in the order of the line. Never empty. */
  readonly places: readonly FieldPlace[];
}

export function linesIn(text: string): LineOffsets[] {
  const lines: LineOffsets[] = [];
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    lines.push({ start, end });
    start = end + 1;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** The lines of a text that have words from the form, with the places of these words. */
export function sourcesOfLines(text: string, spans: readonly SourceSpan[]): LineSource[] {
  const lines = linesIn(text);
  const byLine = new Map<number, FieldPlace[]>();
  for (const { at, length, field, start, end } of [...spans].sort((one, other) => one.at - other.at)) {
    if (at < 0 || length <= 0 || at + length > text.length) continue;
    const last = indexAt(lines, at + length - 1);
    for (let line = indexAt(lines, at); line <= last; line += 1) {
      byLine.set(line, withPlace(byLine.get(line) ?? [], { field, start, end }));
    }
  }
  return [...byLine].sort(([one], [other]) => one - other).map(([line, places]) => ({ line, places }));
}

function withPlace(places: FieldPlace[], place: FieldPlace): FieldPlace[] {
  if (!places.some(({ field, start, end }) => field === place.field && start === place.start && end === place.end)) places.push(place);
  return places;
}

/** The names of a place. */
export interface PlaceName {
  /** Beside a line: "¶4", "line 12". */
  readonly short: string;
  /** In a sentence: "paragraph 4", "line 12". */
  readonly long: string;
  /** The line in the field, from 1. */
  readonly line: number;
}

/** A text with more lines than this in a paragraph, on average, is a list or notes: there a line says more. */
const LINES_OF_A_PARAGRAPH = 2;

/**
 * Names the places of one field: by paragraphs where empty lines part paragraphs of a line or two, otherwise by lines. A title and a heading are no
 * paragraphs, so that the numbers are those of the result. The text is read once.
 */
export function placeNames(text: string): (start: number) => PlaceName {
  const lines = linesIn(text);
  const paragraphs: LineOffsets[] = [];
  let after = true;
  let written = 0;
  for (const line of lines) {
    const blank = text.slice(line.start, line.end).trim() === '';
    if (!blank) {
      written += 1;
      const open = after ? undefined : paragraphs.pop();
      paragraphs.push({ start: (open ?? line).start, end: line.end });
    }
    after = blank;
  }
  const numbers = numbersOf(paragraphs.map(({ start, end }) => text.slice(start, end)));
  return (start) => {
    const line = indexAt(lines, start) + 1;
    const number = numbers[Math.max(0, indexAt(paragraphs, start))];
    if (number === undefined || paragraphs.length < 2 || written > LINES_OF_A_PARAGRAPH * paragraphs.length)
      return { short: `line ${line}`, long: `line ${line}`, line };
    return { short: `¶${number}`, long: `paragraph ${number}`, line };
  };
}

/** The numbers of paragraphs; undefined for headings, and for a title that asks a question. Where all seem headings, all are numbered. */
function numbersOf(paragraphs: readonly string[]): readonly (number | undefined)[] {
  const isParagraph = (paragraph: string, at: number): boolean =>
    isProseParagraph(paragraph) && !(at === 0 && paragraphs.length > 2 && /^[^\n]{1,200}\?\s*$/.test(paragraph));
  if (!paragraphs.some(isParagraph)) return paragraphs.map((_, at) => at + 1);
  let number = 0;
  return paragraphs.map((paragraph, at) => {
    if (!isParagraph(paragraph, at)) return undefined;
    number += 1;
    return number;
  });
}
