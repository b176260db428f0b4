import type { Passage } from '../../../spans.ts';
import { cellsOf, isEmpty, type Separator, type TableLine, withoutRules } from './cells.ts';
import { COUNTS_REPEATS } from './lay-out.ts';
import { valueIn } from './numbers.ts';
import { textIn } from './readings.ts';

const RULE_ROW = /^[\s|:+=_.–—-]*$/;
const LONGEST_CELL = 90;
const LONGEST_NAME = 25;
/** "Initial (cm3) 0.00": a name with its unit and the first number of its row, between which a long name left one space. */
const GLUED = /^(.*\p{L}.*\)) (?=[-−+]?\d[\d.,]*$)/u;

/** A line of a table with its cells. */
export interface Row {
  readonly line: TableLine;
  readonly cells: readonly Passage[];
}

/** The rows from a line on, and the number of lines with the rules and blanks between them. */
export function rowsFrom(lines: readonly TableLine[], at: number, separator: Separator): { rows: Row[]; taken: number } {
  const rows: Row[] = [];
  let taken = 0;
  let numbers = 0;
  for (let next = at; next < lines.length; next++) {
    const line = lines[next] as TableLine;
    if (line.text.length > 1000) break;
    if (line.blank) {
      if (rows.length === 0 || lines[next + 1]?.blank !== false) break;
      continue;
    }
    if (RULE_ROW.test(withoutRules(line)) && line.text.trim() !== '') {
      if (rows.length > 0) taken = next - at + 1;
      continue;
    }
    const cells = withoutGlue(cellsOf(line, separator), separator);
    const count = numeric(cells);
    const afterBlank = lines[next - 1]?.blank ?? false;
    if (!isRow(cells, rows, separator) || (afterBlank && rows.length > 0 && count === 0)) break;
    // A row of words below numbers, with as many cells, is the heading of a next table.
    if (numbers > 0 && count === 0 && cells.length > 2 && cells.every((cell) => !isEmpty(cell))) break;
    rows.push({ line, cells });
    numbers += count;
    taken = next - at + 1;
  }
  return { rows, taken };
}

/** The cells of a row with wide gaps, the first one split where it holds a name and a number. */
function withoutGlue(cells: readonly Passage[], { name }: Separator): readonly Passage[] {
  const [first, ...others] = cells;
  const lead = first && name === 'gap' && others.length > 0 && others.every(isNumber) ? GLUED.exec(textIn(first)) : null;
  if (!first || !lead) return cells;
  const end = first.start + lead[0].length;
  return [{ ...first, end: end - 1 }, { ...first, start: end }, ...others];
}

function numeric(cells: readonly Passage[]): number {
  return cells.filter((cell) => isNumber(cell)).length;
}

export function isNumber(cell: Passage): boolean {
  return valueIn(cell, '.') !== undefined || valueIn(cell, ',') !== undefined;
}

function isRow(cells: readonly Passage[], rows: readonly Row[], { name, sure }: Separator): boolean {
  if (cells.some((cell) => cell.end - cell.start > LONGEST_CELL)) return false;
  const numbers = numeric(cells);
  if (sure) return cells.length >= 2 && (name !== 'semicolon' || rows.length === 0 || numbers * 2 >= cells.length);
  const first = rows[0]?.cells;
  if (name === 'space') return rows.length === 0 || (numbers === cells.length && cells.length >= 2);
  if (!first) return cells.length >= 2;
  const filled = cells.filter((cell) => !isEmpty(cell)).length;
  if (name.startsWith('comma') && isLabelled(cells, first)) return true;
  const isBelowCounts = name === 'gap' && cells.length === first.length + 1 && first.every((cell) => COUNTS_REPEATS.test(textIn(cell)));
  const fits = cells.length === first.length || isBelowCounts || (name === 'gap' && cells.length >= 2 && cells.length < first.length);
  return fits && numbers > 0 && numbers * 2 >= filled;
}

/** Names below a heading, then a reading or none: "A1,low salt,62" below "Sample,Treatment,Survived (%)". */
function isLabelled(cells: readonly Passage[], heading: readonly Passage[]): boolean {
  const names = cells.slice(0, -1);
  const last = cells.at(-1);
  return (
    last !== undefined &&
    cells.length === heading.length &&
    cells.length >= 2 &&
    numeric(heading) === 0 &&
    (isEmpty(last) || isNumber(last)) &&
    names.every((cell) => !isEmpty(cell) && !isNumber(cell) && cell.end - cell.start <= LONGEST_NAME)
  );
}
