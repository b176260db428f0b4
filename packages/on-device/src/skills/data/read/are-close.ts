import type { Reading } from './readings.ts';

/** Repeats of one quantity differ by at most this share of the larger one. */
export const MOST_DIFFERENCE = 0.25;

/** Whether the readings of each row differ little. */
export function areClose(a: readonly (Reading | undefined)[], b: readonly (Reading | undefined)[]): boolean {
  const pairs = a.flatMap((it, row): [number, number][] => {
    const other = b[row];
    return it && other ? [[it.value, other.value]] : [];
  });
  return pairs.every(([one, other]) => Math.abs(one - other) <= MOST_DIFFERENCE * Math.max(Math.abs(one), Math.abs(other)));
}
