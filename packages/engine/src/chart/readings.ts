import { cellNumber } from './cell-number.ts';
import type { ResultTable } from './tables.ts';

/** A number in a row of a table. */
export interface MeasuredValue {
  readonly value: number;
  /** Its uncertainty, where the table or the text states one. */
  readonly error?: number;
}

/** The values that one axis can show: a column, or the mean of the columns that repeat one reading. */
export interface AxisQuantity {
  readonly name: string;
  readonly unit: string;
  /** One entry for each row of the table. */
  readonly readings: readonly (MeasuredValue | undefined)[];
  /** The columns whose mean it is; 1 for a column. */
  readonly columns: number;
}

/** The statements of a text about repeated readings. */
export interface StatedRepeats {
  /** The standard errors, by their means. */
  readonly errors: readonly { readonly mean: number; readonly error: number }[];
  /** The cells that are left out of their mean. */
  readonly slips: ReadonlySet<string>;
}

const NOTHING_STATED: StatedRepeats = { errors: [], slips: new Set() };

/** A computed mean can differ this much from the one that the text prints with four digits. */
const ROUNDING = 6e-4;

/** The columns of numbers that do not count the rows. Columns with one name are one quantity. */
export function quantitiesOf(table: ResultTable, stated = NOTHING_STATED): AxisQuantity[] {
  const numeric = table.columns.flatMap((column, index) => (column.isNumeric && !countsRows(table, index) ? [{ ...column, index }] : []));
  const names = [...new Set(numeric.map(({ name }) => name))];
  return names.map((name) =>
    quantityOf(
      table,
      name,
      numeric.filter((column) => column.name === name).map(({ index }) => index),
      stated,
    ),
  );
}

/** The quantity that a text calls by a name: a column, "mean of A, B", or what the names of columns begin with. */
export function quantityNamed(table: ResultTable, printed: string, stated: StatedRepeats): AxisQuantity | undefined {
  const name = printed.replace(/^mean of /, '');
  const columns = table.columns.map((column, index) => ({ ...column, index }));
  const listed = name.split(', ');
  const found =
    [
      columns.filter((column) => column.name === name),
      listed.length > 1 ? columns.filter((column) => listed.includes(column.name)) : [],
      columns.filter((column) => column.name.startsWith(`${name} `)),
    ].find((list) => list.length > 0) ?? [];
  return found.length === 0
    ? undefined
    : quantityOf(
        table,
        printed,
        found.map(({ index }) => index),
        stated,
      );
}

function quantityOf(table: ResultTable, name: string, columns: readonly number[], stated: StatedRepeats): AxisQuantity {
  const counter = counterOf(table);
  const readings = table.rows.map(({ cells }, row): MeasuredValue | undefined => {
    // "rough" or "mean" in the column that counts the trials: no reading.
    if (counter && counter.numbers[row] === undefined) return undefined;
    const counted = columns.map((column) => cells[column] ?? '').filter((cell) => columns.length === 1 || !stated.slips.has(cell.trim()));
    const numbers = counted.flatMap((cell) => cellNumber(cell) ?? []);
    const [first] = numbers;
    if (first === undefined) return undefined;
    if (columns.length === 1) return first;
    const value = numbers.reduce((sum, it) => sum + it.value, 0) / numbers.length;
    const error = stated.errors.find(({ mean }) => Math.abs(mean - value) <= ROUNDING * Math.abs(value))?.error;
    return { value, ...(error !== undefined && { error }) };
  });
  return { name, unit: table.columns[columns[0] ?? 0]?.unit ?? '', readings, columns: columns.length };
}

/** The column that counts the rows, "Trial", with the number of each row; undefined for a row that it does not count. */
export interface Counter {
  readonly name: string;
  readonly numbers: readonly (number | undefined)[];
}

/** The column that counts most of the rows of a table. */
export function counterOf(table: ResultTable): Counter | undefined {
  const index = table.columns.findIndex((_column, at) => countsRows(table, at));
  if (index < 0) return undefined;
  const numbers = table.rows.map(({ cells }) => countIn(cells[index]));
  const isMost = 2 * numbers.filter((number) => number !== undefined).length >= numbers.length;
  return isMost ? { name: table.columns[index]?.name ?? '', numbers } : undefined;
}

/** 1, 2, 3 … in a column without a unit. */
function countsRows({ columns, rows }: ResultTable, index: number): boolean {
  if (columns[index]?.unit !== undefined) return false;
  const values = rows.flatMap(({ cells }) => countIn(cells[index]) ?? []);
  return values.length > 1 && values.every((value, at) => value === (values[0] ?? 0) + at) && (values[0] === 1 || values[0] === 0);
}

/** 1 of "1" and of "1 (rough)" */
function countIn(cell = ''): number | undefined {
  const remarked = /^(\d{1,3}) ?\(\D/.exec(cell.trim())?.[1];
  return remarked === undefined ? cellNumber(cell)?.value : Number(remarked);
}
