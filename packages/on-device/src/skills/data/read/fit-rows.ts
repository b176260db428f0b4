import type { Passage } from '../../../spans.ts';
import { isEmpty, type Separator, type TableLine } from './cells.ts';
import { isNumber, type Row } from './table-rows.ts';

/** Gives the first row the empty cell at its start that was cut off with the white space around the text. */
export function withCorner(rows: readonly Row[]): readonly Row[] {
  const [first, ...others] = rows;
  const isCut =
    first && others.every(({ cells }) => cells.length === first.cells.length + 1 && !isEmpty(cells[0]) && !isNumber(cells[0] as Passage));
  if (!isCut) return rows;
  const corner: Passage = { ...placeOf(first.line), end: first.line.start };
  return [{ ...first, cells: [corner, ...first.cells] }, ...others];
}

export function placeOf({ field, raw, start, end }: TableLine): Passage {
  return { field, raw, start, end };
}

/** The number of columns: the commonest number of cells, without the empty ones at the ends of rows. */
export function columnCount(rows: readonly Row[]): number {
  return commonest(trimmed(rows).map(({ cells }) => cells.length));
}

function commonest(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || b - a)[0]?.[0] ?? 0;
}

/** Rows without the empty cells at their ends. */
function trimmed(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const last = row.cells.findLastIndex((cell) => !isEmpty(cell));
    return { ...row, cells: row.cells.slice(0, Math.max(2, last + 1)) };
  });
}

/** The cells of a row brought to the number of columns: empty cells at the end go, and aligned cells find their heading. */
export function fitted(
  { line, cells }: Row,
  count: number,
  first: Row | undefined,
  separator: Separator,
  isHeading: boolean,
): readonly Passage[] {
  if (separator.name === 'space' && isHeading) return headingWords(line, count) ?? cells;
  if (cells.length === count) return cells;
  if (cells.length > count) return cells.slice(count).every(isEmpty) ? cells.slice(0, count) : cells;
  const missing = Array.from({ length: count - cells.length }, (): Passage => ({ ...placeOf(line), start: line.end, end: line.end }));
  // Between tabs the end of a row may have been cut off.
  if (separator.name === 'tab' && !isHeading && line.text.startsWith('\t')) return [...cells, ...missing];
  return separator.name === 'gap' && first && first.cells.length === count ? aligned(line, cells, first) : cells;
}

/** Cells under their headings, by their offsets in the line. */
function aligned(line: TableLine, cells: readonly Passage[], first: Row): readonly Passage[] {
  const found = first.cells.map((): Passage => ({ ...placeOf(line), start: line.end, end: line.end }));
  const places = cells.map((cell) => {
    const middle = (cell.start + cell.end) / 2 - line.start;
    const distances = first.cells.map((head) => Math.abs((head.start + head.end) / 2 - first.line.start - middle));
    return distances.indexOf(Math.min(...distances));
  });
  if (new Set(places).size < places.length) return cells;
  cells.forEach((cell, index) => {
    found[places[index] ?? 0] = cell;
  });
  return found;
}

/** Splits a heading between single spaces, "Length (cm) Time (s)", where it gives one name for each column. */
function headingWords({ field, raw, start, text }: TableLine, count: number): Passage[] | undefined {
  for (const pattern of [/\S.*?(?:\([^()]*\)|\[[^[\]]*\])/g, /\S+\s*(?:\/|\sin)\s*\S+/g, /\S+/g]) {
    const pieces = [...text.matchAll(pattern)];
    const rest = pieces.reduce((left, [piece]) => left.replace(piece, ''), text).trim();
    if (pieces.length === count && rest === '') {
      return pieces.map((piece) => ({ field, raw, start: start + piece.index, end: start + piece.index + piece[0].trimEnd().length }));
    }
  }
  return undefined;
}
