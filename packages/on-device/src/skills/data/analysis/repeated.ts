import type { Analysis } from './analyse.ts';
import type { Quantity, TableView } from './view.ts';

/** Quantities that several columns repeat, with their tables. */
export function repeated(views: readonly TableView[]): { readonly view: TableView; readonly quantity: Quantity }[] {
  return views.flatMap((view) => view.measured.filter(({ columns }) => columns.length > 1).map((quantity) => ({ view, quantity })));
}

/** Quantities whose readings repeat one value: columns of tables in which nothing was set. */
export function single({ views, titrations }: Analysis): Quantity[] {
  return views.flatMap(({ set, measured, table }, index) => {
    // Rows with names are different things, such as sites.
    const hasNames = table.columns.some(({ values, words }) => values.every((it) => it === undefined) && words.some(Boolean));
    if (set !== undefined || titrations.has(index) || hasNames) return [];
    return measured.filter(({ columns, rows }) => columns.length === 1 && rows.length > 1);
  });
}

/** The standard error of the means in the rows of a quantity, pooled; infinite unless each row has repeats that differ. */
export function spreadOfMeans({ rows }: Quantity): number {
  const squares = rows.map(({ summary: { error } }) => (error ? error * error : Number.POSITIVE_INFINITY));
  return Math.sqrt(squares.reduce((sum, it) => sum + it, 0) / squares.length);
}

/** The tables whose columns may depend on each other. The burette readings of a titration do not: only their differences count. */
export function untitrated({ views, titrations }: Analysis): TableView[] {
  return views.filter((_, index) => !titrations.has(index));
}
