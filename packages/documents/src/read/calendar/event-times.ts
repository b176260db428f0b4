import { SHORT_MONTH_NAMES, SHORT_WEEKDAY_NAMES } from '@marginalia/engine';
import type ICAL from 'ical.js';

/** The times of an event, in the time zone of this device. */
export interface EventTimes {
  readonly start: Date;
  readonly end: Date;
  /** It lasts whole days; `end` is then the last of them. */
  readonly allDay: boolean;
}

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** @param zone the name of the zone, which a file may use without describing it */
export function timesOf(start: ICAL.Time, end: ICAL.Time | null, zone: string | undefined): EventTimes {
  const first = instantOf(start, zone);
  const last = end ? instantOf(end, zone) : first;
  if (!start.isDate) return { start: first, end: last, allDay: false };
  // The end of a whole-day event is the day after; noon leaves no doubt about the day.
  const lastDay = new Date(Math.max(first.getTime(), last.getTime() - DAY_MILLISECONDS / 2));
  return { start: first, end: lastDay, allDay: true };
}

/** "Mon 7 Dec 2026, 09:00–11:00", "Mon 7 Dec 2026 – Fri 11 Dec 2026". */
export function printTimes({ start, end, allDay }: EventTimes): string {
  const [first, last] = [printDay(start), printDay(end)];
  if (allDay) return first === last ? first : `${first} – ${last}`;
  const from = `${first}, ${printTime(start)}`;
  if (start.getTime() === end.getTime()) return from;
  return first === last ? `${from}–${printTime(end)}` : `${from} – ${last}, ${printTime(end)}`;
}

function printDay(day: Date): string {
  return `${SHORT_WEEKDAY_NAMES[day.getDay()]} ${day.getDate()} ${SHORT_MONTH_NAMES[day.getMonth()]} ${day.getFullYear()}`;
}

function printTime(time: Date): string {
  return [time.getHours(), time.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':');
}

function instantOf(time: ICAL.Time, zone: string | undefined): Date {
  const local = time.toJSDate();
  const isKnown = time.isDate || zone === undefined || time.zone?.tzid !== 'floating';
  return isKnown ? local : (inZone(time, zone) ?? local);
}

/** The instant at which clocks in a zone show a time; undefined for a zone that is not known. */
function inZone(time: ICAL.Time, zone: string): Date | undefined {
  try {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' });
    const wanted = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    const shownAt = (instant: number): number => new Date(`${clock.format(instant)} UTC`).getTime();
    const guess = wanted - (shownAt(wanted) - wanted);
    // The second step is for a guess on the other side of a change of the clocks.
    return new Date(guess - (shownAt(guess) - wanted));
  } catch {
    return undefined;
  }
}
