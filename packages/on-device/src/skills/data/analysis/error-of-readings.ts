import type { Quantity } from './view.ts';

/** Rows beyond this number are not changed one by one. */
const MOST_ROWS = 300;
/** The uncertainties of the readings count where at least this share of the readings has one. */
const LEAST_SHARE = 0.5;

/**
 * The uncertainty of a value that follows from those of the readings, which the person states or their repeats show: each reading is moved by
 * its own, and the changes of the value are added in squares. Undefined if too few readings have one.
 */
export function errorOfReadings(
  quantities: readonly Quantity[],
  rows: readonly number[],
  resultOf: (moved: { readonly quantity: Quantity; readonly row: number; readonly by: number } | undefined) => number | undefined,
): number | undefined {
  const base = resultOf(undefined);
  if (base === undefined || rows.length > MOST_ROWS) return undefined;
  let squares = 0;
  let isKnown = false;
  for (const quantity of quantities) {
    const deviation = pooledDeviation(quantity);
    const errors = rows.flatMap((row) => {
      const by = uncertaintyAt(quantity, row, deviation);
      return by === undefined ? [] : [{ row, by }];
    });
    if (errors.length < LEAST_SHARE * rows.length) continue;
    isKnown = true;
    for (const { row, by } of errors) squares += ((resultOf({ quantity, row, by }) ?? base) - base) ** 2;
  }
  return isKnown && squares > 0 ? Math.sqrt(squares) : undefined;
}

/** A column of which fewer readings than that have a stated uncertainty, and no repeats, so that none of them counts; with their number. */
export function tooFewStated({ columns, rows }: Quantity): { readonly count: number; readonly rows: number } | undefined {
  const [only, ...others] = columns;
  if (!only || others.length > 0 || only.column.uncertainty !== undefined) return undefined;
  const count = rows.filter(({ row }) => only.column.values[row]?.uncertainty).length;
  return count > 0 && count < LEAST_SHARE * rows.length ? { count, rows: rows.length } : undefined;
}

/** The uncertainty of the mean of the readings in a row: the greater of the stated one and that of its repeats. */
function uncertaintyAt({ columns, rows }: Quantity, row: number, deviation: number | undefined): number | undefined {
  const count = rows.find((it) => it.row === row)?.summary.n ?? 1;
  const ofRepeats = deviation === undefined ? [] : [deviation / Math.sqrt(count)];
  const stated = columns.flatMap(({ column }) => {
    const reading = column.values[row];
    const by = reading?.uncertainty ?? column.uncertainty;
    return reading && by ? [by] : [];
  });
  const ofStated = stated.length === 0 ? [] : [Math.hypot(...stated) / stated.length];
  const known = [...ofStated, ...ofRepeats];
  return known.length === 0 ? undefined : Math.max(...known);
}

/** The standard deviation of one reading among its repeats, from all rows together; undefined without repeats. */
export function pooledDeviation({ rows }: Quantity): number | undefined {
  const spread = rows.flatMap(({ summary: { deviation, n } }) => (deviation === undefined ? [] : [{ deviation, freedom: n - 1 }]));
  const freedom = spread.reduce((sum, it) => sum + it.freedom, 0);
  return freedom === 0 ? undefined : Math.sqrt(spread.reduce((sum, it) => sum + it.freedom * it.deviation ** 2, 0) / freedom);
}
