import type { Quantity } from './view.ts';

/** Rows beyond this number are not changed one by one. */
const MOST_ROWS = 300;
/** The stated uncertainties count where at least this share of the readings has one. */
const LEAST_SHARE = 0.5;

/**
 * The uncertainty of a value that follows from the uncertainties which the person states for the readings: each reading is moved by its own,
 * and the changes of the value are added in squares. Undefined if too few readings have one.
 */
export function statedError(
  quantities: readonly Quantity[],
  rows: readonly number[],
  resultOf: (moved: { readonly quantity: Quantity; readonly row: number; readonly by: number } | undefined) => number | undefined,
): number | undefined {
  const base = resultOf(undefined);
  if (base === undefined || rows.length > MOST_ROWS) return undefined;
  let squares = 0;
  let isStated = false;
  for (const quantity of quantities) {
    const errors = rows.flatMap((row) => {
      const by = uncertaintyAt(quantity, row);
      return by === undefined ? [] : [{ row, by }];
    });
    if (errors.length < LEAST_SHARE * rows.length) continue;
    isStated = true;
    for (const { row, by } of errors) squares += ((resultOf({ quantity, row, by }) ?? base) - base) ** 2;
  }
  return isStated && squares > 0 ? Math.sqrt(squares) : undefined;
}

/** The stated uncertainty of the mean of the readings in a row. */
function uncertaintyAt({ columns }: Quantity, row: number): number | undefined {
  const own = columns.flatMap(({ column }) => {
    const reading = column.values[row];
    const by = reading?.uncertainty ?? column.uncertainty;
    return reading && by ? [by] : [];
  });
  return own.length === 0 ? undefined : Math.sqrt(own.reduce((sum, it) => sum + it * it, 0)) / own.length;
}
