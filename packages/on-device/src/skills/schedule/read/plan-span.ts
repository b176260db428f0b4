import { weekday } from '../../../lib/dates/civil.ts';
import type { TimeEntry } from './time-entry.ts';

/** A range of dates that is longer is one of the plan. */
const WEEK = 7;

/** "2h on weekdays, 5h on weekends until 18 December": dates behind the hours of the last days are those of the whole plan. */
export function planSpan(read: readonly TimeEntry[]): readonly TimeEntry[] {
  const entries = read.flatMap(withoutEnd);
  const last = entries.at(-1);
  const [range, ...others] = last?.dates ?? [];
  const hours = entries.filter((it) => it.minutes !== undefined);
  if (!last || !range || others.length > 0 || last.minutes === undefined || last.days.length === 0 || range.last - range.first <= WEEK)
    return entries;
  // "weekends 4h from Saturday, 28 November" is about the weekends alone.
  const isOwn = Number.isFinite(range.first) && weekday(range.first) === Math.min(...last.days);
  if (hours.length < 2 || isOwn || hours.some((it) => it !== last && it.dates.length > 0)) return entries;
  return [...entries.slice(0, -1), { ...last, dates: [] }, spanOf(last)];
}

/** The first or last day of the plan that stands in an entry, without its hours. */
function spanOf(entry: TimeEntry): TimeEntry {
  const { groups, dates } = entry;
  return {
    ...entry,
    groups,
    dates,
    minutes: undefined,
    rate: undefined,
    days: [],
    dayCount: undefined,
    adds: false,
    change: undefined,
    off: false,
  };
}

/** "Sundays free until 20 December" frees the Sundays, and the end is of the plan. */
function withoutEnd(entry: TimeEntry): TimeEntry[] {
  const isOpen = entry.dates.length === 1 && entry.dates.every(({ first, last }) => !Number.isFinite(first) || !Number.isFinite(last));
  return entry.off && entry.days.length > 0 && isOpen ? [{ ...entry, dates: [] }, spanOf(entry)] : [entry];
}
