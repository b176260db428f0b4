import { civilDate, dayNumber, mondayOf, weekday } from '../../../lib/dates/civil.ts';
import { weekdayIndex } from './words/weekday-index.ts';

/** The first and the last day of "this week", "next weekend", "tomorrow", "Friday". */
export function relativeDays(
  { which, unit, both, word, name }: Readonly<Record<string, string | undefined>>,
  text: string,
  today: number,
): [number, number] {
  const monday = mondayOf(today) + (which === 'next' ? 7 : 0);
  // "this week and next"
  if (unit === 'week') return [Math.max(monday, today), monday + (both === undefined ? 6 : 13)];
  if (unit !== undefined) return [monday + 5, monday + 6];
  if (word !== undefined) return word === 'tomorrow' ? [today + 1, today + 1] : [today, today];
  const ahead = (weekdayIndex(name ?? '') - weekday(today) + 7) % 7 || 7;
  const day = today + ahead + (/next/.test(text) && ahead < 7 - weekday(today) ? 7 : 0);
  return [day, day];
}

/** The fourth Thursday of November. */
export function thanksgiving(today: number): number {
  const { year } = civilDate(today);
  const of = (it: number): number => {
    const first = dayNumber(it, 11, 1) ?? 0;
    return first + ((3 - weekday(first) + 7) % 7) + 21;
  };
  return of(year) >= today ? of(year) : of(year + 1);
}

/** The day of the same month with another number. */
export function sameMonth(day: number, number: number): number | undefined {
  const { year, month } = civilDate(day);
  return dayNumber(year, month, number);
}

/** The next day with this number in its month. */
export function nextOfMonth(day: number, today: number): number | undefined {
  for (let at = today; at < today + 62; at++) if (civilDate(at).day === day) return at;
  return undefined;
}
