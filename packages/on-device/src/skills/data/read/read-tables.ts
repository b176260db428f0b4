import type { Passage } from '../../../spans.ts';
import { cellsOf, isEmpty, SEPARATORS, type Separator, type TableLine } from './cells.ts';
import { isNumberedHeading, layOut } from './lay-out.ts';
import { decimalMarkOf } from './notation.ts';
import { valueIn } from './numbers.ts';
import { type ReadingTable, textIn, type Unread } from './readings.ts';
import { isNumber, type Row, rowsFrom } from './table-rows.ts';

/** A table and the number of lines that it takes. */
export interface TableFound {
  /** Undefined if the lines are a table that cannot be read. */
  readonly table: ReadingTable | undefined;
  readonly taken: number;
  readonly unread: readonly Unread[];
}

/** Reads a table that begins at a line, with the first separator that gives rows of numbers. */
export function tableAt(lines: readonly TableLine[], at: number): TableFound | undefined {
  const first = lines[at];
  if (!first || !/[|&\t;,]|\s/.test(first.text)) return undefined;
  for (const separator of SEPARATORS) {
    if (separator.name === 'space' ? !isNumbersAfter(lines, at) : cellsOf(first, separator).length < 2) continue;
    const { rows, taken } = rowsFrom(lines, at, separator);
    const found = rows.length < 2 ? undefined : read(withCorner(rows), separator);
    if (found) return { ...found, taken };
  }
  return undefined;
}

/** Whether the line or the one after it holds only numbers between single spaces. */
function isNumbersAfter(lines: readonly TableLine[], at: number): boolean {
  return [lines[at], lines[at + 1]].some(
    (line) => line !== undefined && /^[\d\s.,eE+−±-]+$/.test(line.text) && /\d\s+[-+−.\d]/.test(line.text),
  );
}

function read(rows: readonly Row[], separator: Separator): Omit<TableFound, 'taken'> | undefined {
  const mark = separator.name === 'comma' ? '.' : decimalMarkOf(rows.flatMap(({ cells }) => cells.map(textIn)));
  const isNumeric = (cell: Passage): boolean => valueIn(cell, mark) !== undefined;
  const body = rows.filter(({ cells }) => cells.some(isNumeric));
  const headed =
    !rows[0]?.cells.some(isNumeric) ||
    isNumberedHeading(
      rows.map(({ cells }) => cells),
      (cell) => cell !== undefined && isNumeric(cell),
    );
  if (!separator.sure && body.length < (headed ? 1 : 2)) return undefined;
  if (!headed && !separator.sure && body.some(({ cells }) => cells.filter(isNumeric).length < 2)) return undefined;
  if (body.length === 0 && (separator.name === 'semicolon' || rows.length < 2)) return undefined;
  const count = commonest(trimmed(body.length > 0 ? body : rows).map(({ cells }) => cells.length));
  if (count < 2) return undefined;
  const spanned = headed ? rows.map((row, index) => (index === 0 ? withCutEnd(row, rows[1], count, isNumeric) : row)) : rows;
  const whole = spanned.map((row, index) => fitted(row, count, rows[0], separator, headed && index === 0));
  const heading = headed ? whole[0] : undefined;
  if (headed && heading?.length !== count && separator.name !== 'ampersand') {
    if (!separator.sure && separator.name !== 'space') return undefined;
    const reason = `The heading has ${rows[0]?.cells.length} cells where the rows below have ${count}, so it is not clear which number is which.`;
    return { table: undefined, unread: rows.map(({ line }) => ({ place: placeOf(line), reason })) };
  }
  const unread = rows.flatMap(({ line, cells }, index): Unread[] => {
    if (whole[index]?.length === count || (index === 0 && headed) || !cells.some(isNumeric)) return [];
    const reason = `Row ${index + (headed ? 0 : 1)} has ${cells.length} cells where ${headed ? 'the heading has' : 'the other rows have'} ${count}.`;
    return [{ place: placeOf(line), reason }];
  });
  const columns = layOut(
    whole.filter((cells) => cells.length === count),
    mark,
  );
  return columns.length === 0 ? undefined : { table: { columns }, unread };
}

/** Gives the first row the empty cell at its start that was cut off with the white space around the text. */
function withCorner(rows: readonly Row[]): readonly Row[] {
  const [first, ...others] = rows;
  const isCut =
    first && others.every(({ cells }) => cells.length === first.cells.length + 1 && !isEmpty(cells[0]) && !isNumber(cells[0] as Passage));
  if (!isCut) return rows;
  const corner: Passage = { ...placeOf(first.line), end: first.line.start };
  return [{ ...first, cells: [corner, ...first.cells] }, ...others];
}

/**
 * Gives the upper one of two heading rows the empty cells at its end that were cut off: "Length | Time" above " | Trial 1 | Trial 2". Each
 * column must be named in one of the rows.
 */
function withCutEnd(row: Row, next: Row | undefined, count: number, isNumeric: (cell: Passage) => boolean): Row {
  const isLower = next?.cells.length === count && !next.cells.some(isNumeric);
  const isNamed = next?.cells.every((cell, index) => !isEmpty(cell) || !isEmpty(row.cells[index]));
  if (row.cells.length >= count || !isLower || !isNamed || !next.cells.some(isEmpty)) return row;
  const { line } = row;
  const missing = Array.from({ length: count - row.cells.length }, (): Passage => ({ ...placeOf(line), start: line.end, end: line.end }));
  return { line, cells: [...row.cells, ...missing] };
}

function placeOf({ field, raw, start, end }: TableLine): Passage {
  return { field, raw, start, end };
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
function fitted({ line, cells }: Row, count: number, first: Row | undefined, separator: Separator, isHeading: boolean): readonly Passage[] {
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
