import { type Column, type ReadingsFound, textIn } from '../../read/readings.ts';
import { readUnit } from '../../units.ts';
import { summarize } from '../statistics.ts';
import type { TableView } from '../view.ts';

/** A quantity that was read once or repeated: its mean, with its standard error where one is known. */
export interface Mean {
  readonly value: number;
  readonly error: number | undefined;
}

/** Readings of a column that differ by more than this share of their mean are of different things, and no repeats. */
const MOST_SCATTER = 0.1;

/** The quantities of readings that no line can be drawn through: single values, and repeats. Undefined for other tables. */
export function repeatedColumns({ constants }: ReadingsFound, views: readonly TableView[]): readonly Column[] | undefined {
  const single = constants.map(({ name, unit, reading }): Column => ({ name, unit, values: [reading], words: [], isIndex: false }));
  const columns = views.flatMap((view) => (view.samples ? cellsOf(view) : completeColumns(view)));
  const isApart = ({ set, samples, factors, groups, table }: TableView): boolean =>
    table.listed === undefined && ((set ?? factors) !== undefined || groups.length > 0 || (!samples && table.columns.some(hasNames)));
  return views.some(isApart) ? undefined : [...columns, ...single];
}

/** The columns of a table without the rows in which a reading is missing or has a remark. */
function completeColumns({ table: { columns } }: TableView): readonly Column[] {
  const read = columns.filter((it) => !it.isIndex && it.values.some(Boolean));
  const complete = read[0]?.values.flatMap((_, row) => (read.every(({ values }) => values[row]) ? [row] : [])) ?? [];
  if (complete.length === 0) return read;
  return read.map((it) => ({ ...it, values: complete.map((row) => it.values[row]), words: [] }));
}

/** The cells of a table whose rows are different things, "Water | 21 °C | 25 °C", each a column of its own under the name of its row. */
function cellsOf({ table: { columns }, samples = [] }: TableView): readonly Column[] {
  return samples.flatMap((group, row) =>
    columns.flatMap((it): Column[] => (it.values[row] ? [{ ...it, group, values: [it.values[row]], words: [] }] : [])),
  );
}

function hasNames({ isIndex, values, words }: Column): boolean {
  return !isIndex && words.some(Boolean) && !values.some(Boolean);
}

export function isScattered({ values }: Column): boolean {
  return !areClose(values.flatMap((reading) => reading?.value ?? []));
}

/** Whether readings can repeat one value. */
export function areClose(values: readonly number[]): boolean {
  const { mean, deviation = 0 } = summarize(values);
  return deviation <= MOST_SCATTER * Math.abs(mean);
}

/** The mean of a column in its own unit. */
export function meanOfColumn({ values, uncertainty }: Column): Mean {
  const { mean, error } = summarize(values.flatMap((reading) => reading?.value ?? []));
  const stated = values.flatMap((reading) => reading?.uncertainty ?? uncertainty ?? []);
  const known = [error, ...stated].filter((one) => one !== undefined);
  return { value: mean, error: known.length === 0 ? undefined : Math.max(...known) };
}

const FIRST = /\b(?:initial|first|start(?:ing)?|before|empty|without|anfang\p{L}*|inicial)\b/iu;
const LAST = /\b(?:final|last|ende?|after|full|filled|with|endwert)\b/iu;

/** The one column of a quantity, or the difference of the only first and the only last reading: "initial volume", "final volume". */
export function onlyMean(columns: readonly Column[]): { readonly mean: Mean; readonly unit: string } | undefined {
  const isNamed =
    (pattern: RegExp) =>
    ({ name }: Column): boolean =>
      name !== undefined && pattern.test(textIn(name));
  const first = columns.filter(isNamed(FIRST));
  const last = columns.filter((column) => isNamed(LAST)(column) && !first.includes(column));
  const [one, other] = columns;
  if (one && columns.length === 1 && first.length + last.length === 0) return { mean: meanOfColumn(one), unit: one.unit };
  const [from, to] = [first[0], last[0]];
  if (!other || columns.length > 2 || !from || !to || first.length > 1 || from.unit !== to.unit) return undefined;
  const [start, end] = [meanOfColumn(from), meanOfColumn(to)];
  return { mean: { value: end.value - start.value, error: together(start.error, end.error) }, unit: to.unit };
}

/** The root of the sum of the squares of the errors that are known. */
function together(...errors: readonly (number | undefined)[]): number | undefined {
  const known = errors.filter((error) => error !== undefined);
  return known.length === 0 ? undefined : Math.hypot(...known);
}

/** A small part of the error of a quantity, within which a value changes in proportion. */
const STEP = 1e-3;

/** The error of a value by its change with each quantity; undefined where no quantity has one. */
export function propagated(valueAt: (inputs: readonly number[]) => number, means: readonly Mean[]): number | undefined {
  const values = means.map(({ value }) => value);
  return together(
    ...means.map(({ error }, index) => {
      if (error === undefined) return undefined;
      const by = STEP * error;
      return Math.abs(valueAt(moved(values, index, by)) - valueAt(moved(values, index, -by))) / (2 * STEP);
    }),
  );
}

function moved(values: readonly number[], index: number, by: number): number[] {
  return values.map((value, at) => (at === index ? value + by : value));
}

/** A mean in units of the SI; a temperature stays in °C. */
export function inSi({ value, error }: Mean, unit: string): Mean {
  const factor = readUnit(unit)?.factor ?? 1;
  return { value: value * factor, error: error && error * factor };
}
