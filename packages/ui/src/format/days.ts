import { daysBetween } from '@marginalia/engine';

/** Days as the views print them. A day is `2026-11-23`, and is never moved by a time zone. */

function formatter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day) => format.format(Date.parse(day));
}

/** "Wed" */
export const weekdayText = formatter({ weekday: 'short' });
/** "Wednesday" */
export const longWeekdayText = formatter({ weekday: 'long' });
/** "November 2026" */
export const monthText = formatter({ month: 'long', year: 'numeric' });
const month = formatter({ month: 'short' });
const longMonth = formatter({ month: 'long' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "25 Nov"; "25 Nov 2027" in another year than that of today. */
export function dayText(day: string, today: string): string {
  const year = day.slice(0, 4);
  return `${Number(day.slice(8))} ${month(day)}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

/** "Wed 25 Nov" */
export function weekdayDayText(day: string, today: string): string {
  return `${weekdayText(day)} ${dayText(day, today)}`;
}

/** "Wednesday 25 November 2026" */
export function fullDayText(day: string): string {
  return `${longWeekdayText(day)} ${Number(day.slice(8))} ${longMonth(day)} ${day.slice(0, 4)}`;
}

/** "23 to 29 Nov" */
export function daysText(first: string, last: string, today: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? Number(first.slice(8)) : dayText(first, today)} to ${dayText(last, today)}`;
}

/** "in 8 days", "tomorrow", "today", "12 days ago" */
export function distanceText(day: string, today: string): string {
  return relative.format(daysBetween(today, day), 'day');
}
