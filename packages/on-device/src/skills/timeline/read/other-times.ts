import type { FoundDate } from '../../../lib/dates/found-date.ts';

/** The fewest dates that show when a course is held, and the most days between two of its dates. */
const FEWEST_IN_COURSE = 6;
const MOST_APART = 400;

/** Whether a date with its year is long before or after the dates of the course, as that of an article is. */
export function otherTimes(dates: readonly FoundDate[]): (date: FoundDate) => boolean {
  const days = dates.map(({ first }) => first).sort((a, b) => a - b);
  const middle = days[Math.floor(days.length / 2)] ?? 0;
  const isNear = (day: number): boolean => Math.abs(day - middle) <= MOST_APART;
  const isShown = days.filter(isNear).length >= Math.max(FEWEST_IN_COURSE, 0.75 * days.length);
  return ({ first, yearWritten }) => isShown && yearWritten && !isNear(first);
}
