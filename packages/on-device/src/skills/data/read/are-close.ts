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

/** The sums of columns with an index, t1 and t2, differ by at most this share where they repeat one quantity. */
const MOST_OF_SUMS = 0.05;

/** Whether two lists are as large in all: the voltages of three resistors are not, three times of one pendulum are. */
export function areAlikeInAll(a: readonly (Reading | undefined)[], b: readonly (Reading | undefined)[]): boolean {
  const sum = (values: typeof a, others: typeof a): number =>
    values.reduce((all, it, row) => (it && others[row] ? all + Math.abs(it.value) : all), 0);
  const [one, other] = [sum(a, b), sum(b, a)];
  return Math.abs(one - other) <= MOST_OF_SUMS * Math.max(one, other);
}
