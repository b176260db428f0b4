import { weekday } from '../../../lib/dates/civil.ts';
import type { TimeEntry } from './time-entry.ts';

/** A range of dates that is longer is one of the plan. */
const WEEK = 7;

/** "2h on weekdays, 5h on weekends until 18 December": dates behind the hours of the last days are those of the whole plan. */
export function planSpan(entries: readonly TimeEntry[]): readonly TimeEntry[] {
  const last = entries.at(-1);
  const [range, ...others] = last?.dates ?? [];
  const hours = entries.filter((it) => it.minutes !== undefined);
  if (!last || !range || others.length > 0 || last.minutes === undefined || last.days.length === 0 || range.last - range.first <= WEEK)
    return entries;
  // "weekends 4h from Saturday, 28 November" is about the weekends alone.
  const isOwn = Number.isFinite(range.first) && weekday(range.first) === Math.min(...last.days);
  if (hours.length < 2 || isOwn || hours.some((it) => it !== last && it.dates.length > 0)) return entries;
  const span: TimeEntry = {
    ...last,
    minutes: undefined,
    rate: undefined,
    days: [],
    dates: [range],
    dayCount: undefined,
    adds: false,
    change: undefined,
  };
  return [...entries.slice(0, -1), { ...last, dates: [] }, span];
}
