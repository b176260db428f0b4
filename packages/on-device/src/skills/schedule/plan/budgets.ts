import { mondayOf, weekday } from '../../../lib/dates/civil.ts';
import type { StudyTime } from '../read/study-time-limits.ts';
import { spread } from '../read/week-pattern.ts';

/** The most minutes of a day that takes time over from days off in the same week. */
const FULL_DAY = 8 * 60;

/** A day grows to at most this many times the longest usual day of its week. */
const MOST_GROWTH = 1.5;

/**
 * The minutes of each day of a plan.
 * @param examLast whether the last day is the last exam, which stays free
 * @param exams the days of the exams
 */
export function budgetsOf(time: StudyTime, from: number, to: number, examLast: boolean, exams: readonly number[] = []): number[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const open = examLast && days.length > 1 ? days.slice(0, -1) : days;
  const usable = open.filter((day) => isUsable(time, day, from));
  const minutes = new Map<number, number>();
  if (time.perDay) {
    for (const day of usable) minutes.set(day, usual(time, day));
    if (time.weekly !== undefined) fillWeeks(time, open, minutes);
  } else {
    spread(time.total ?? 0, usable).forEach((it, index) => {
      minutes.set(usable[index] ?? from, it);
    });
  }
  return days.map((day) => {
    const own = minutes.get(day) ?? 0;
    return Math.min(own > 0 && exams.includes(day + 1) ? (time.eve ?? own) : own, time.most ?? Infinity);
  });
}

function isUsable({ window, off, offDays, everyOther }: StudyTime, day: number, from: number): boolean {
  if (day < (window.first ?? day) || day > (window.last ?? day)) return false;
  if (offDays.includes(weekday(day)) || off.some(({ first, last }) => day >= first && day <= last)) return false;
  return !everyOther || (day - from) % 2 === 0;
}

function usual({ perDay, periods }: StudyTime, day: number): number {
  const own = periods.findLast(({ first, last }) => day >= first && day <= last);
  return (own?.perDay ?? perDay)?.[weekday(day)] ?? 0;
}

/** Moves the hours of a week from its dates without study to the days that are left. */
function fillWeeks(time: StudyTime, open: readonly number[], minutes: Map<number, number>): void {
  for (const monday of new Set(open.map(mondayOf))) {
    const week = open.filter((day) => mondayOf(day) === monday);
    const inside = week.filter((day) => usual(time, day) > 0 && day >= (time.window.first ?? day) && day <= (time.window.last ?? day));
    const left = inside.filter((day) => minutes.has(day));
    if (left.length === 0 || left.length === inside.length) continue;
    const wanted = inside.reduce((sum, day) => sum + usual(time, day), 0);
    const longest = Math.max(...inside.map((day) => usual(time, day)));
    const most = Math.max(longest, Math.min(time.most ?? FULL_DAY, FULL_DAY, longest * MOST_GROWTH));
    spread(Math.min(wanted, most * left.length), left).forEach((it, index) => {
      minutes.set(left[index] ?? monday, it);
    });
  }
}
