import { addDays, mondayOf } from '@marginalia/engine';

/** The weeks of a month, from Monday as in the text and in the other views, with the days that fill up the first and the last week. */
export function weeksOfMonth(month: string): string[][] {
  const first = `${month}-01`;
  const start = mondayOf(first);
  const last = addDays(shiftMonth(first, 1), -1);
  const weeks: string[][] = [];
  for (let day = start; day <= last; day = addDays(day, 7)) weeks.push(Array.from({ length: 7 }, (_, after) => addDays(day, after)));
  return weeks;
}

/** The same day in another month; its last day where the month is shorter. */
export function shiftMonth(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, length) - 1);
}

/** The day that a key of the grid moves to; undefined for another key. */
export function dayAfterKey(key: string, day: string, isLeftToRight = true): string | undefined {
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
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageDown':
      return shiftMonth(day, 1);
    case 'PageUp':
      return shiftMonth(day, -1);
    default:
      return undefined;
  }
}
