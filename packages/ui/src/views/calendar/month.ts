import { addDays, weekdayOf } from '@marginalia/engine';

/** The weeks of a month with the days that fill up the first and the last week. */
export function weeksOfMonth(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`;
  const start = startOfWeek(first, firstWeekday);
  const last = addDays(shiftMonth(first, 1), -1);
  const weeks: string[][] = [];
  for (let day = start; day <= last; day = addDays(day, 7)) weeks.push(Array.from({ length: 7 }, (_, after) => addDays(day, after)));
  return weeks;
}

function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** The same day in another month; its last day where the month is shorter. */
export function shiftMonth(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, length) - 1);
}

interface WeekInfo {
  /** From 1 for Monday. */
  readonly firstDay: number;
}

/** The first day of the week where a language is spoken, from 0 for Sunday; Monday if the browser does not know. */
export function firstWeekdayOf(language: string): number {
  try {
    const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
  } catch {
    return 1;
  }
}

/** The day that a key of the grid moves to; undefined for another key. */
export function dayAfterKey(key: string, day: string, firstWeekday: number, isLeftToRight = true): string | undefined {
  const forward = isLeftToRight ? 1 : -1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), 6);
    case 'PageDown':
      return shiftMonth(day, 1);
    case 'PageUp':
      return shiftMonth(day, -1);
    default:
      return undefined;
  }
}
