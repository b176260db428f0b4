import type { Passage } from '../../spans.ts';
import type { Column, Table } from './readings.ts';

/** A quantity that was read several times at each value of another: "t1", "t2" by length. */
export interface Repeats {
  readonly x: { readonly column: Column; readonly index: number };
  readonly columns: readonly { readonly column: Column; readonly index: number }[];
  /** The index of the row, its readings, and cells such as "> 12 min" that are no plain number. */
  readonly rows: readonly { readonly row: number; readonly values: readonly number[]; readonly leftOut: readonly Passage[] }[];
}

/** The repeated readings of a table: at least two columns after the first with the same unit and, apart from a number, the same name. */
export function repeatsIn({ columns }: Table): Repeats | undefined {
  const numeric = columns.flatMap((column, index) => (!column.isIndex && column.values.some(Boolean) ? [{ column, index }] : []));
  const [x, ...others] = numeric;
  const first = others[0];
  if (!x || !first || areRepeats(x.column, first.column)) return undefined;
  const repeated = others.filter((it) => areRepeats(it.column, first.column));
  if (repeated.length < 2) return undefined;
  const rows = x.column.values.flatMap((it, row) => {
    const values = repeated.flatMap(({ column }) => column.values[row]?.value ?? []);
    const leftOut = repeated.flatMap(({ column }) => column.words[row] ?? []);
    return it && values.length > 0 ? [{ row, values, leftOut }] : [];
  });
  return { x, columns: repeated, rows };
}

/** Whether two columns repeat one quantity: "Trial 1 (s)" and "Trial 2 (s)". */
export function areRepeats(a: Column, b: Column): boolean {
  return a.name !== undefined && b.name !== undefined && a.unit === b.unit && stem(a.name) === stem(b.name);
}

function stem({ raw, start, end }: NonNullable<Column['name']>): string {
  return raw
    .slice(start, end)
    .toLowerCase()
    .replace(/(?<=\p{L})[\d₀-₉]+(?!\p{L})|[\s_#]*[\d₀-₉]+$/gu, '')
    .trim();
}
