import { MONTH_NAMES } from '../../format/calendar-names.ts';
import { DAY_PATTERN, dayOf, type PrintedDay } from '../../items/days.ts';
import type { FactPlace } from './fact.ts';

export interface DateFact extends FactPlace {
  /** The days that it can mean: 3/4/2026 has two readings. */
  readonly days: readonly PrintedDay[];
}

const WRITTEN = new RegExp(`(?<![\\p{L}\\d])${DAY_PATTERN}`, 'giu');
const FIGURES = /(?<![\p{L}\d./-])(?:(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})|(\d{4})([./])(\d{1,2})\6(\d{1,2}))(?![\p{L}\d/]|[.-]\d)/gu;
const MONTHS = [...MONTH_NAMES.map((name) => name.toLowerCase()), 'sept'];

/** The days that a text names, in words or figures. Days that do not exist are left out. */
export function datesIn(text: string): DateFact[] {
  const found: DateFact[] = [];
  for (const { 0: whole, index, ...groups } of text.matchAll(WRITTEN)) {
    const day = isMonthName(whole)
      ? dayOf(Array.from({ length: 9 }, (_, group) => (groups as Readonly<Record<number, string>>)[group + 1]))
      : undefined;
    if (day) found.push({ start: index, end: index + whole.length, days: [day] });
  }
  for (const { 0: whole, 1: one = '', 3: two = '', 4: year = '', 5: yearFirst, 7: month = '', 8: date = '', index } of text.matchAll(
    FIGURES,
  )) {
    const full = year.length === 2 ? `20${year}` : year;
    const readings =
      yearFirst === undefined
        ? [
            [full, two, one],
            [full, one, two],
          ]
        : [[yearFirst, month, date]];
    const days = readings.flatMap(([y = '', m = '', d = '']) => dayOf([`${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`]) ?? []);
    if (days.length > 0) found.push({ start: index, end: index + whole.length, days });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Whether the letters of a day are the name of a month: "12 marks" and "12 may fail" are no days. */
function isMonthName(day: string): boolean {
  const words = day.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  const month = words.find((word) =>
    MONTHS.some((name) => name === word.toLowerCase() || (word.length === 3 && name.startsWith(word.toLowerCase()))),
  );
  if (month === undefined) return false;
  return /^\p{Lu}/u.test(month) || /\d{4}/.test(day);
}

/** The day of the year as a key: "3-14". */
export function dayKey({ month, day }: PrintedDay): string {
  return `${month}-${day}`;
}

/** The text names one day of a span in full: "November 26-28", "26 to 28 November". These are the other days of the span. */
export function spannedDays(text: string, { start, end, days: [day] }: DateFact): PrintedDay[] {
  if (!day) return [];
  const after = /^ ?(?:[-–—]|to|until) ?(\d{1,2})(?![\d.:/-])/.exec(text.slice(end, end + 12))?.[1];
  const before = /(?<![\d.:/-])(\d{1,2})(?:st|nd|rd|th)? ?(?:[-–—]|to|until) ?$/.exec(text.slice(Math.max(0, start - 14), start))?.[1];
  const [from, to] = [Number(before ?? day.day), Number(after ?? day.day)];
  const { weekday: _weekday, ...month } = day;
  return Array.from({ length: Math.max(0, Math.min(to, 31) - from + 1) }, (_, at) => ({ ...month, day: from + at }));
}
