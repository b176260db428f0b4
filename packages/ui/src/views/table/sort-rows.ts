import { cellNumber, isEmptyCell, type ResultTable, type ResultTableRow } from '@marginalia/engine/chart';

/** The order in which a person sorted a table. */
export interface SortOrder {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

/** The order after the heading of a column was selected: ascending, descending, then as in the text. */
export function nextOrder(order: SortOrder | undefined, column: number): SortOrder | undefined {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Sorts rows by a column. Cells without a value of the column's kind come last in both directions. */
export function sortedRows({ columns, rows }: ResultTable, order: SortOrder | undefined, lang?: string): readonly ResultTableRow[] {
  if (order === undefined) return rows;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  const collator = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' });
  const numeric = columns[column]?.isNumeric ?? false;
  const keyed = rows.map((row) => {
    const cell = row.cells[column] ?? '';
    return { row, cell, number: cellNumber(cell)?.value, isLast: numeric ? cellNumber(cell) === undefined : isEmptyCell(cell) };
  });
  return keyed
    .toSorted((a, b) => {
      if (a.isLast || b.isLast) return Number(a.isLast) - Number(b.isLast);
      return sign * (numeric ? (a.number ?? 0) - (b.number ?? 0) : collator.compare(a.cell, b.cell));
    })
    .map(({ row }) => row);
}

/** A table as tab-separated text, which spreadsheets paste into cells. */
export function tabSeparated({ columns }: ResultTable, rows: readonly ResultTableRow[]): string {
  const heading = columns.map(({ name, unit }) => (unit === undefined ? name : `${name} (${unit})`));
  return [heading, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(oneLine).join('\t')).join('\n');
}

function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ');
}
