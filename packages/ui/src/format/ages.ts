const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Ages in minutes. An older or a more future date is shown as a date instead of a relative time. */
const MAX_AGE = 30 * DAY_MINUTES;
const MIN_AGE = -HOUR_MINUTES;
/** Up to this many hours, a time of the day before is given in hours; then in days of the calendar. */
const MOST_HOURS = 12;

// A date without a time is a calendar day, the same in every time zone.
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "20 Nov 2026" */
export function storedDayText(stored: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', ...(DAY_ONLY.test(stored) && { timeZone: 'UTC' }) }).format(
    Date.parse(stored),
  );
}

/** "20 Nov 2026, 09:41", in the local time zone. */
export function dayAndTimeOf(stored: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(stored));
}

/** "20 minutes ago", "yesterday"; the date itself when it is long ago or in the future. */
export function agoOf(stored: string, now: Date): string {
  const dayOnly = DAY_ONLY.test(stored);
  const then = Date.parse(dayOnly ? `${stored}T00:00` : stored);
  const minutes = Math.floor((now.getTime() - then) / 60_000);
  if (minutes > MAX_AGE || minutes < MIN_AGE) return storedDayText(stored);
  // A day of the clock change has an hour more or less.
  const days = Math.round((midnightOf(now.getTime()) - midnightOf(then)) / 60_000 / DAY_MINUTES);
  if (dayOnly || (days > 0 && minutes >= MOST_HOURS * HOUR_MINUTES)) return relativeTime.format(-days, 'day');
  if (minutes >= HOUR_MINUTES) return relativeTime.format(-Math.floor(minutes / HOUR_MINUTES), 'hour');
  return minutes < 1 ? 'just now' : relativeTime.format(-minutes, 'minute');
}

const midnightOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
