import { mondayOf, weekday } from '../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { Syllabus, Week } from '../syllabus.ts';
import type { SyllabusLines } from './syllabus-lines.ts';

/** More than this share of the weeks with days must give the same first day of classes. */
const AGREEING = 0.7;
/** The breaks of a term are at most so many days together. */
const LONGEST_BREAKS = 21;

/** The first day of classes from a week with a date, from the days below marks of weeks where most agree, or from the first dated line. */
export function startFrom(
  weeks: readonly Week[],
  days: SyllabusLines['weekDays'],
  firstSession: number | undefined,
  hasSessions: boolean,
): Syllabus['start'] {
  const dated = weeks.find((it) => it.day !== undefined);
  if (dated?.day !== undefined) return { day: mondayOf(dated.day) - 7 * (dated.from - 1), from: 'weeks' };
  // A week whose first day is a Sunday goes on until the Saturday.
  const firsts = days.map(({ week, day }) => mondayOf(weekday(day) === 6 ? day + 1 : day) - 7 * (week - 1));
  const [first] = firsts;
  if (
    first !== undefined &&
    ((hasSessions && skipsBreaks(firsts)) || firsts.filter((it) => it === first).length > AGREEING * firsts.length)
  )
    return { day: first, from: 'weeks' };
  return firstSession === undefined ? undefined : { day: firstSession, from: 'weeks' };
}

/** Whether weeks only come later than their numbers say, by the breaks that a schedule does not number. */
function skipsBreaks(firsts: readonly number[]): boolean {
  return firsts.every((it, at) => at === 0 || it >= (firsts[at - 1] ?? it)) && (firsts.at(-1) ?? 0) - (firsts[0] ?? 0) <= LONGEST_BREAKS;
}

/** The days from the first to the last of a term. */
const [SHORTEST_TERM, LONGEST_TERM] = [50, 220];

/** "Jan 12 - May 1 2027" on a line of its own is the term. */
export function termIn(dates: Syllabus['dates']): FoundDate | undefined {
  return dates.find(({ date, label }) => {
    const length = date.last - date.first;
    return label.start === label.end && length >= SHORTEST_TERM && length <= LONGEST_TERM;
  })?.date;
}

export const stated = (day: number | undefined): Syllabus['start'] => (day === undefined ? undefined : { day, from: 'stated' });
