import { weekday } from '../../../lib/dates/civil.ts';
import type { StudyTime } from '../read/study-time-limits.ts';
import { spread } from '../read/week-pattern.ts';

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
