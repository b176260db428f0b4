import { localDay, withYear } from '@marginalia/engine';
import { distanceText } from '../../format/days.ts';

/** The day of a task as its row shows it. */
export interface DueLabel {
  /** "Fri 27 Nov, in 2 days". */
  readonly label: string;
  /** ISO 8601. */
  readonly day: string;
  readonly isPast: boolean;
}

/** @param iso the day as items have it; one without a year is the nearest such day */
export function dueOf(iso: string, now: Date): DueLabel {
  const today = localDay(now);
  const day = withYear(iso, today);
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const words = new Date(day).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year, timeZone: 'UTC' });
  return { label: `${words.replace(',', '')}, ${distanceText(day, today)}`, day, isPast: day < today };
}
