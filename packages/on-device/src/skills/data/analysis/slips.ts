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
  return new Map(
    rows.flatMap((row, index): [number, number][] => {
      const others = rows.filter((other, at) => at !== index && other.length >= FEWEST_REPEATS).map(summarize);
      if (row.length < FEWEST_REPEATS || others.length < FEWEST_ROWS) return [];
      const scatter = largest(others.map(({ deviation = 0 }) => deviation));
      const share = largest(others.map(({ deviation = 0, mean }) => deviation / Math.abs(mean)));
      const slips = row.flatMap((value, at) => {
        const { mean, deviation = 0 } = summarize(row.filter((_, other) => other !== at));
        const limit = Math.max(scatter, share * Math.abs(mean), deviation);
        return limit > 0 && Math.abs(value - mean) > FARTHER * limit ? [at] : [];
      });
      return slips.length === 1 ? [[index, slips[0] ?? 0]] : [];
    }),
  );
}

const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
