import type { RawLine } from '../../../lib/dates/lines.ts';
import type { Passage } from '../../../spans.ts';
import { valueIn } from '../numbers.ts';
import type { Column, Table } from '../readings.ts';
import { cellsOf, wordsOf } from './cells.ts';
import { isIndexName, readHeading } from './heading.ts';

const RULE_ROW = /^[\s|:+=_-]+$/;
/** The fewest rows of numbers in a table without a heading. */
const FEWEST_ROWS = 2;

/** Reads a table that begins at a line. Returns it with its number of lines. */
export function tableAt(
  field: string,
  raw: string,
  lines: readonly RawLine[],
  at: number,
): { readonly table: Table; readonly taken: number } | undefined {
  const first = lines[at];
  if (!first) return undefined;
  const options = cellsOf(field, raw, first.start, first.end);
  if (isBare(first.text)) options.push(wordsOf(field, raw, first.start, first.end));
  for (const [option, cells] of options.entries()) {
    if (cells.length < 2) continue;
    const isHeading = cells.every((cell) => valueIn(cell) === undefined) && cells.some((cell) => cell.end > cell.start);
    const rows: Passage[][] = isHeading ? [] : [cells];
    let next = at + 1;
    for (; next < lines.length; next++) {
      const line = lines[next] as RawLine;
      if (line.text.length > 400) break;
      if (RULE_ROW.test(line.text)) continue;
      const row = rowLike(field, raw, line, cells.length);
      if (!row || (line.afterBlank && rows.length > 0)) break;
      rows.push(row);
    }
    // Without a heading, a row needs two numbers or more.
    const fewest = isHeading ? 1 : 2;
    const numeric = rows.filter((row) => row.filter((cell) => valueIn(cell)).length >= fewest);
    if (numeric.length < (isHeading ? 1 : FEWEST_ROWS) || (!isHeading && numeric.length < rows.length)) continue;
    if (option > 0 && isHeading && numeric.length < rows.length / 2) continue;
    return { table: { columns: columnsOf(isHeading ? cells : undefined, rows) }, taken: next - at };
  }
  return undefined;
}

/** The cells of a row that has as many as the first row and mostly numbers. */
function rowLike(field: string, raw: string, line: RawLine, count: number): Passage[] | undefined {
  const options = [...cellsOf(field, raw, line.start, line.end), wordsOf(field, raw, line.start, line.end)];
  return options.find(
    (cells) =>
      cells.length === count &&
      cells.some((cell) => valueIn(cell)) &&
      cells.filter((cell) => valueIn(cell) || cell.start === cell.end).length * 2 >= cells.length,
  );
}

function wordsIn(cell: Passage | undefined): Passage | undefined {
  return cell && cell.end > cell.start ? cell : undefined;
}

function isBare(text: string): boolean {
  return /^[\d\s.eE+−-]+$/.test(text);
}

function columnsOf(heading: readonly Passage[] | undefined, rows: readonly (readonly Passage[])[]): Column[] {
  const count = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, index) => {
    const head = heading?.[index];
    const { name, unit } = head ? readHeading(head) : { name: undefined, unit: '' };
    const values = rows.map((row) => (row[index] ? valueIn(row[index]) : undefined));
    const written = values.find((it) => it && it.unit !== '')?.unit ?? '';
    return {
      name,
      unit: unit || written,
      values: values.map((it) => it?.reading),
      words: rows.map((row, at) => wordsIn(values[at] === undefined ? row[index] : undefined)),
      isIndex: isIndexName(name),
    };
  });
}
