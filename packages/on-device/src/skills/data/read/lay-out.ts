import type { Passage } from '../../../spans.ts';
import { factorBetween } from '../units.ts';
import { isEmpty } from './cells.ts';
import { isIndexName, readHeading, unitCell } from './heading.ts';
import { joinRepeats } from './join-repeats.ts';
import type { DecimalMark } from './notation.ts';
import { valueIn } from './numbers.ts';
import { middlesOfRanges } from './ranges.ts';
import { type Column, type Reading, textIn } from './readings.ts';

type Grid = readonly (readonly Passage[])[];

/** Names of repeats: "Trial 2", "3", "Run 1", "rough". */
export const COUNTS_REPEATS =
  /^(?:(?:trial|run|reading|titration|titre|test|attempt|sample|rep|repeat|replicate|measurement|experiment)s?\.?\s*#?\s*)?(?:\d{1,2}(?:\s*\(rough\))?|[IVX]{1,4}|rough|mean|average|avg\.?)$/i;
/** Names of rows in a table whose columns are repeats, where no unit shows that they are quantities. */
const BURETTE = /\b(?:initial|final|start|end|titre|titer|volume)\b/i;

/** Turns equal rows of cells into columns. Rows and columns are exchanged where each row is a quantity. */
export function layOut(rows: Grid, mark: DecimalMark): Column[] {
  const isNumber = (cell: Passage | undefined): boolean => cell !== undefined && valueIn(cell, mark) !== undefined;
  const first = rows.findIndex((row) => row.some(isNumber));
  const heading = first < 0 || isCountRow(rows, isNumber) ? 1 : first;
  const turned = isTurned(rows, heading, isNumber);
  const grid = turned ? exchanged(rows) : rows;
  const numbered = !turned && heading === 0 && isNumberedHeading(rows, isNumber);
  const above = turned || numbered ? 1 : heading;
  return columnsOf(grid.slice(0, above), grid.slice(above), mark);
}

/** Whether the first row has an empty corner and only counts repeats, above rows with names: "| Rough | 1 | 2". */
function isCountRow([head = [], ...body]: Grid, isNumber: (cell: Passage | undefined) => boolean): boolean {
  const counts = head.slice(1).every((cell) => COUNTS_REPEATS.test(textIn(cell)));
  return isEmpty(head[0]) && counts && body.every(([cell]) => !isEmpty(cell) && !isNumber(cell));
}

/** Whether each row is a quantity: names at the left, numbers to the right of them, and at most the count of repeats above. */
function isTurned(rows: Grid, heading: number, isNumber: (cell: Passage | undefined) => boolean): boolean {
  const body = rows.slice(heading).filter((row) => row.some(isNumber));
  const named = body.filter(([cell]) => cell && !isEmpty(cell) && !isNumber(cell));
  if (heading > 1 || named.length === 0 || named.length < body.length) return false;
  const numbers = body.every((row) => row.slice(1).filter(isNumber).length * 2 >= row.slice(1).filter((cell) => !isEmpty(cell)).length);
  if (!numbers) return false;
  const quantities = named.filter(([cell]) => cell && (readHeading(cell).unit !== '' || BURETTE.test(textIn(cell)))).length;
  if (heading === 0) return (rows[0]?.length ?? 0) > 2 || quantities > 0;
  const counts = (rows[0] ?? []).slice(1).every((cell) => COUNTS_REPEATS.test(textIn(cell)));
  return counts && quantities * 2 > named.length;
}

/** "Length (cm) | 1 | 2 | 3" or "Length (cm) | Time (s) 1 | 2 | 3" above rows of numbers: the numbers count repeats. */
export function isNumberedHeading(rows: Grid, isNumber: (cell: Passage | undefined) => boolean): boolean {
  const [head = [], ...body] = rows;
  const [first, ...others] = head;
  if (!first || isNumber(first) || isEmpty(first)) return false;
  let last = 0;
  for (const cell of others) {
    const text = textIn(cell);
    if (isNumber(cell)) {
      last++;
      if (text !== String(last)) return false;
    } else last = Number(/(?:^|[\s(#])(\d{1,2})\)?$/.exec(text)?.[1] ?? 0);
  }
  return others.some(isNumber) && body.length > 0 && body.every((row) => isNumber(row[0]));
}

function exchanged(rows: Grid): Grid {
  return (rows[0] ?? []).map((_, index) => rows.flatMap((row) => row[index] ?? []));
}

function columnsOf(headings: Grid, body: Grid, mark: DecimalMark): Column[] {
  const width = Math.max(0, ...body.map((row) => row.length));
  const last = headings.at(-1) ?? [];
  const hasUnits =
    headings.length > 1 && last.some((cell) => !isEmpty(cell)) && last.every((cell) => isEmpty(cell) || unitCell(cell) !== undefined);
  const named = hasUnits ? headings.slice(0, -1) : headings;
  const columns = Array.from({ length: width }, (_, index): Column => {
    const { cell, group } = headCell(named, index);
    const above = hasUnits && last[index] ? unitCell(last[index]) : undefined;
    return column(cell, group, above, body, index, mark);
  }).filter(({ values, words }) => values.some(Boolean) || words.some(Boolean));
  return joinRepeats(columns);
}

/** The lowest heading of a column, and the one above it, which may stand over several columns. */
function headCell(headings: Grid, index: number): { readonly cell: Passage | undefined; readonly group: Passage | undefined } {
  const lowest = headings.at(-1)?.[index];
  const above = headings.length > 1 ? (headings.at(-2) ?? []) : [];
  const over = above.slice(0, index + 1).findLast((cell) => !isEmpty(cell));
  if (lowest === undefined || isEmpty(lowest)) return { cell: over && !isEmpty(above[index]) ? over : undefined, group: undefined };
  return { cell: lowest, group: over };
}

function column(
  cell: Passage | undefined,
  over: Passage | undefined,
  unitAbove: string | undefined,
  body: Grid,
  index: number,
  mark: DecimalMark,
): Column {
  const head = cell && readHeading(cell);
  const group = over && readHeading(over);
  const read = body.map((row) => (row[index] ? valueIn(row[index], mark) : undefined));
  // "1A", "2B": names of samples, no amperes.
  const units = [...new Set(read.flatMap((it) => it?.unit || []))];
  const isNames = !head?.unit && units.length > 1 && units.some((it) => factorBetween(it, units[0] ?? '') === undefined);
  const unit = unitAbove ?? (head?.unit || group?.unit || (units.find((it) => !isNames && it !== '') ?? ''));
  const ranges = index === 0 ? middlesOfRanges(body.map((row) => row[0])) : undefined;
  const values = ranges ?? read.map((it) => (it && !(isNames && it.unit !== '') ? inUnit(it, unit) : undefined));
  const name = head?.name;
  return {
    name,
    group: group?.name,
    unit,
    uncertainty: head?.uncertainty ?? group?.uncertainty,
    values,
    words: body.map((row, at) => (values[at] === undefined && !isEmpty(row[index]) ? row[index] : undefined)),
    ...(ranges && { areRanges: true }),
    isIndex: isIndexName(name) && unit === '' && isCount(values),
  };
}

/** The reading in the unit of its column; undefined if its own unit measures something else. */
function inUnit({ reading, unit }: { readonly reading: Reading; readonly unit: string }, columnUnit: string): Reading | undefined {
  if (unit === '' || unit === columnUnit) return reading;
  const factor = factorBetween(unit, columnUnit);
  if (factor === undefined) return undefined;
  // The place takes the unit in, because it is not the one in the heading.
  const { raw, end } = reading.place;
  const place = { ...reading.place, end: raw.indexOf(unit, end) + unit.length };
  if (factor === 1) return reading;
  return {
    value: Number((reading.value * factor).toPrecision(12)),
    uncertainty: reading.uncertainty && reading.uncertainty * factor,
    place,
  };
}

/** Whether numbers only count: 1, 2, 3, or no numbers at all. */
function isCount(values: readonly (Reading | undefined)[]): boolean {
  const numbers = values.flatMap((it) => it?.value ?? []);
  return numbers.every((value, index) => value === (numbers[0] ?? 0) + index && Number.isInteger(value));
}
