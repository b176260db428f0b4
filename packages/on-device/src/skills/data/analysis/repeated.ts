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
