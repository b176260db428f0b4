import type { Passage } from '../../../../spans.ts';
import type { ReadingTable } from '../../read/readings.ts';
import { namesGroups } from './groups-in.ts';

/** The headings of several columns whose names repeat, "Light | Water": each row is of one group by each of them. Undefined for other tables. */
export function factorsIn({ columns }: ReadingTable): readonly Passage[] | undefined {
  const factors = columns.filter((it) => it.values.every((value) => value === undefined) && it.words.every(Boolean) && namesGroups(it));
  const names = factors.flatMap(({ name }) => name ?? []);
  return factors.length > 1 && names.length === factors.length ? names : undefined;
}
