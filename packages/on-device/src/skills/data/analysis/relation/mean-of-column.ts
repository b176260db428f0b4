import type { Column, ReadingsFound } from '../../read/readings.ts';
import { readUnit } from '../../units.ts';
import { summarize } from '../statistics.ts';

/** A quantity that was read once or repeated: its mean, in units of the SI, with its standard error where one is known. */
export interface Mean {
  readonly value: number;
  readonly error: number | undefined;
}

/** Readings of a column that differ by more than this share of their mean are of different things, and no repeats. */
const MOST_SCATTER = 0.1;

/** The quantities of readings that no line can be drawn through: single values, and lists of repeats. Undefined for other tables. */
export function repeatedColumns({ tables, constants }: ReadingsFound): readonly Column[] | undefined {
  if (tables.some(({ listed, columns }) => !listed || columns.some(isScattered))) return undefined;
  const single = constants.map(({ name, unit, reading }): Column => ({ name, unit, values: [reading], words: [], isIndex: false }));
  return [...tables.flatMap((table) => table.columns), ...single];
}

function isScattered({ values }: Column): boolean {
  const { mean, deviation = 0 } = summarize(values.flatMap((reading) => reading?.value ?? []));
  return deviation > MOST_SCATTER * Math.abs(mean);
}

export function meanOfColumn({ values, unit, uncertainty }: Column): Mean {
  const factor = readUnit(unit)?.factor ?? 1;
  const { mean, error } = summarize(values.flatMap((reading) => reading?.value ?? []));
  const stated = values.flatMap((reading) => reading?.uncertainty ?? uncertainty ?? []);
  const known = [error, ...stated].filter((one) => one !== undefined);
  return { value: mean * factor, error: known.length === 0 ? undefined : Math.max(...known) * factor };
}

/** The root of the sum of the squares of the errors that are known. */
export function together(...errors: readonly (number | undefined)[]): number | undefined {
  const known = errors.filter((error) => error !== undefined);
  return known.length === 0 ? undefined : Math.hypot(...known);
}
