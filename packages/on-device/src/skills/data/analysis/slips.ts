import type { Passage } from '../../../spans.ts';
import { summarize } from './statistics.ts';

/** A repeat that lies so far from the others of its row that it was hardly read in the same way: a miscount, a slip of the pen. */
export interface Slip {
  readonly place: Passage;
  /** How far it lies from the mean of the others of its row. */
  readonly distance: number;
}

/** So many other rows must show how far repeats scatter. */
const FEWEST_ROWS = 4;
const FEWEST_REPEATS = 3;
/** A slip lies so many times as far away as the repeats of the other rows scatter, in the unit and in shares of the mean. */
const FARTHER = 10;

/** The index of the slip in each row that has one. */
export function slipsIn(rows: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const summaries = rows.map((row) => (row.length < FEWEST_REPEATS ? undefined : summarize(row)));
  if (summaries.filter(Boolean).length <= FEWEST_ROWS) return new Map();
  const scatterOfOthers = largestOfOthers(summaries.map((it) => it?.deviation ?? 0));
  const shareOfOthers = largestOfOthers(summaries.map((it) => (it?.deviation ? it.deviation / Math.abs(it.mean) : 0)));
  return new Map(
    rows.flatMap((row, index): [number, number][] => {
      if (summaries[index] === undefined) return [];
      const slips = row.flatMap((value, at) => {
        const { mean, deviation = 0 } = summarize(row.filter((_, other) => other !== at));
        const limit = Math.max(scatterOfOthers(index), shareOfOthers(index) * Math.abs(mean), deviation);
        return limit > 0 && Math.abs(value - mean) > FARTHER * limit ? [at] : [];
      });
      return slips.length === 1 ? [[index, slips[0] ?? 0]] : [];
    }),
  );
}

/** The largest of the values beside the one at an index; found from the two largest, so that long records take little time. */
function largestOfOthers(values: readonly number[]): (index: number) => number {
  const first = values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
  const second = values.reduce((best, value, index) => (index === first ? best : Math.max(best, value)), 0);
  return (index) => (index === first ? second : (values[first] ?? 0));
}
