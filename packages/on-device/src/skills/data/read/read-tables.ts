import type { Passage } from '../../../spans.ts';
import { cellsOf, SEPARATORS, type Separator, type TableLine } from './cells.ts';
import { columnCount, fitted, placeOf, withCorner } from './fit-rows.ts';
import { isNumberedHeading, layOut } from './lay-out.ts';
import { decimalMarkOf } from './notation.ts';
import { valueIn } from './numbers.ts';
import { type ReadingTable, textIn, type Unread } from './readings.ts';
import { type Row, rowsFrom } from './table-rows.ts';

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
    const found = rows.length < 2 ? undefined : tableOf(withCorner(rows), separator);
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

/** The table of rows, or undefined if they are none. */
function tableOf(rows: readonly Row[], separator: Separator): Omit<TableFound, 'taken'> | undefined {
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
  const count = columnCount(body.length > 0 ? body : rows);
  if (count < 2) return undefined;
  const whole = rows.map((row) => fitted(row, count, rows[0], separator, headed && row === rows[0]));
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
