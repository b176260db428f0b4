import { localDay } from '@marginalia/engine';

const MS_PER_DAY = 86_400_000;

/** The day of a task as its row shows it. */
export interface Due {
  /** "Fri 27 Nov, in 2 days". */
  readonly label: string;
  /** ISO 8601. */
  readonly day: string;
  readonly isPast: boolean;
}

/**
 * @param day ISO 8601; `--MM-DD` means the nearest such day, because the text tells no year
 */
export function dueOf(day: string, now: Date): Due | undefined {
  const today = Date.parse(localDay(now));
  const at = day.startsWith('--') ? nearest(day.slice(2), today) : Date.parse(day);
  if (Number.isNaN(at)) return undefined;
  const date = new Date(at);
  const days = Math.round((at - today) / MS_PER_DAY);
  const year = date.getUTCFullYear() === now.getFullYear() ? undefined : 'numeric';
  const words = date
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year, timeZone: 'UTC' })
    .replace(',', '');
  return { label: `${words}, ${distance(days)}`, day: date.toISOString().slice(0, 10), isPast: days < 0 };
}

function nearest(monthDay: string, today: number): number {
  const year = new Date(today).getUTCFullYear();
  const days = [year - 1, year, year + 1].map((candidate) => Date.parse(`${candidate}-${monthDay}`)).filter((at) => !Number.isNaN(at));
  return days.sort((one, other) => Math.abs(one - today) - Math.abs(other - today))[0] ?? Number.NaN;
}

function distance(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
