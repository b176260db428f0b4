import { mondayOf } from '../../lib/dates/civil.ts';
import { NO_CLASS } from './no-class.ts';
import type { CourseEvent, Week } from './syllabus.ts';

/** The Mondays of the numbered weeks. A break that the syllabus does not number moves all weeks after it. */
export interface WeekDays {
  readonly firstMonday: number | undefined;
  /** The weeks with a written day that are not as many weeks after the one before as their numbers say, in order. */
  readonly moved: readonly { readonly week: number; readonly monday: number }[];
}

/** A gap between two weeks is at most so many days longer than their numbers say. */
const LONGEST_BREAK = 42;

/** The days from a Monday to its Friday. A break that ends earlier leaves days with classes. */
const FRIDAY = 4;

/** Reads the Mondays from the days that are written beside weeks. Days that contradict each other move nothing. */
export function weekDaysOf(firstMonday: number | undefined, weeks: readonly Week[]): WeekDays {
  const moved: { week: number; monday: number }[] = [];
  let last = { week: 1, monday: firstMonday ?? 0 };
  const dated = weeks.flatMap(({ from, day }) => (day === undefined ? [] : [{ week: from, monday: mondayOf(day) }]));
  for (const it of dated.sort((a, b) => a.week - b.week || a.monday - b.monday)) {
    const late = it.monday - last.monday - 7 * (it.week - last.week);
    if (it.week === last.week && late !== 0) continue;
    if (late < 0 || late > LONGEST_BREAK) return { firstMonday, moved: [] };
    if (late > 0) moved.push(it);
    last = it;
  }
  return { firstMonday, moved: firstMonday === undefined ? [] : moved };
}

/** The Monday of a week, if the first one is known. */
export function mondayOfWeek({ firstMonday, moved }: WeekDays, week: number): number | undefined {
  const base = moved.findLast((it) => it.week <= week) ?? { week: 1, monday: firstMonday };
  return base.monday === undefined ? undefined : base.monday + 7 * (week - base.week);
}

/** The number of the week on a day. Undefined before the first week, in a break, or without a known start. */
export function weekOf({ firstMonday, moved }: WeekDays, day: number): number | undefined {
  if (firstMonday === undefined || day < firstMonday) return undefined;
  const at = moved.findLastIndex(({ monday }) => monday <= day);
  const base = moved[at] ?? { week: 1, monday: firstMonday };
  const week = base.week + Math.floor((day - base.monday) / 7);
  const next = moved[at + 1];
  return next && week >= next.week ? undefined : week;
}

/**
 * Gives a day to each week that stands in the syllabus after a break without a number, where the break takes the days that the week would
 * have by its number.
 */
export function withDaysAfterBreaks(
  firstMonday: number | undefined,
  weeks: readonly Week[],
  events: readonly CourseEvent[],
): readonly Week[] {
  return events.reduce((all, { name, date, week }) => {
    if (date === undefined || week !== undefined || !NO_CLASS.test(name.raw.slice(name.start, name.end))) return all;
    const monday = mondayOf(date.first);
    if (date.last - monday < FRIDAY) return all;
    const next = all.findIndex(({ topics: [first] }) => first !== undefined && first.start > name.start);
    const [before, after] = [all[next - 1], all[next]];
    if (!before || !after || after.day !== undefined || (before.topics[0]?.start ?? 0) > name.start) return all;
    if (mondayOfWeek(weekDaysOf(firstMonday, all), after.from) !== monday) return all;
    return all.with(next, { ...after, day: mondayOf(date.last) + 7 });
  }, weeks);
}
