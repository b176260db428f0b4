import type { Passage } from '../../../../spans.ts';
import type { Column, ReadingTable } from '../../read/readings.ts';

/** Labels of rows that are not measurements: a rough first try, a mean, a total. */
const NOT_A_READING =
  /^(?:rough|\d{1,2}\s*\(rough\)|pilot|practice|trial run|mean|average|avg\.?|moyenne|mittelwert|total|sum|std\.?|sd|x̄)\b/i;

/** Removes rough, mean and total rows from a table and returns their labels. */
export function withoutSumRows(whole: ReadingTable): { readonly table: ReadingTable; readonly leftOut: readonly Passage[] } {
  const { columns } = whole;
  const leftOut = new Map<number, Passage>();
  for (const { words } of columns) {
    words.forEach((place, row) => {
      if (place && !leftOut.has(row) && NOT_A_READING.test(place.raw.slice(place.start, place.end))) leftOut.set(row, place);
    });
  }
  if (leftOut.size === 0) return { table: whole, leftOut: [] };
  const kept = <T>(items: readonly T[]): T[] => items.filter((_, row) => !leftOut.has(row));
  const columnsKept = columns.map((column): Column => ({ ...column, values: kept(column.values), words: kept(column.words) }));
  return { table: { ...whole, columns: columnsKept }, leftOut: [...leftOut.values()] };
}
