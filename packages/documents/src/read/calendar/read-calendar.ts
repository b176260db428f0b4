import { FileRefused, type ReadDocument } from '@marginalia/engine';
import ICAL from 'ical.js';
import { countIfAny } from '../wording.ts';
import { DAY_MILLISECONDS, type EventTimes, printTimes, timesOf } from './event-times.ts';

/** Events that ended longer ago say nothing about a term. */
const READ_BACK_MILLISECONDS = 183 * DAY_MILLISECONDS;
/** An event without an end is repeated up to this time from now. */
const REPEATED_AHEAD_MILLISECONDS = 366 * DAY_MILLISECONDS;
const MOST_REPEATS = 500;
/** The longest event, in seconds. */
const LONGEST_EVENT_SECONDS = 10 * 366 * 24 * 60 * 60;
/** A daily event may have begun many years ago. */
const MOST_STEPS = 20_000;
const MOST_LINES = 5000;

interface ReadEvent {
  readonly times: EventTimes;
  readonly text: string;
}

/** The events of a calendar in the order of their days, one a line, in the time zone of this device. Repeated events are written out. */
export function readCalendar(text: string, now = Date.now()): ReadDocument {
  const left = { cancelled: 0, repeats: 0 };
  const all = calendarsOf(text).flatMap((calendar) => entriesOf(calendar, now, left));
  if (all.length === 0) throw new FileRefused('empty');
  const recent = all.filter(({ times }) => times.end.getTime() >= now - READ_BACK_MILLISECONDS);
  // A calendar of another year is read as a whole.
  const kept = (recent.length > 0 ? recent : all).sort((one, other) => one.times.start.getTime() - other.times.start.getTime());
  const lines = new Set(kept.map(({ times, text: words }) => `${printTimes(times)}: ${words}`));
  if (lines.size > MOST_LINES) throw new FileRefused('too-big');
  const leftOut = [
    ...countIfAny(all.length - kept.length, 'past event'),
    ...countIfAny(left.cancelled, 'cancelled event'),
    ...countIfAny(left.repeats, 'event').map((events) => `later repeats of ${events}`),
  ];
  return { format: 'ics', kind: 'calendar', parts: [{ text: [...lines].join('\n') }], leftOut };
}

function calendarsOf(text: string): readonly ICAL.Component[] {
  try {
    // Programs write values that the standard forbids; they are kept as texts.
    ICAL.design.strict = false;
    const parsed: unknown = ICAL.parse(text.trim());
    // A file may hold several calendars.
    const all = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    return all.map((calendar) => new ICAL.Component(calendar as string));
  } catch (cause) {
    throw new FileRefused('damaged', { cause });
  }
}

function entriesOf(calendar: ICAL.Component, now: number, left: { cancelled: number; repeats: number }): readonly ReadEvent[] {
  const events = calendar.getAllSubcomponents('vevent');
  const changes = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    (event) => event.getFirstPropertyValue('uid'),
  );
  const known = new Set(events.filter((event) => !event.hasProperty('recurrence-id')).map((event) => event.getFirstPropertyValue('uid')));
  const isOwn = (event: ICAL.Component): boolean => !event.hasProperty('recurrence-id') || !known.has(event.getFirstPropertyValue('uid'));
  const read = events.filter(isOwn).flatMap((component) => {
    if (isCancelled(component)) {
      left.cancelled += 1;
      return [];
    }
    const uid = component.getFirstPropertyValue('uid');
    return unlessOdd(() => occurrences(component, changes.get(uid) ?? [], now, left));
  });
  const due = calendar.getAllSubcomponents('vtodo').flatMap((todo) => unlessOdd(() => dueOf(todo)));
  const busy = calendar.getAllSubcomponents('vfreebusy').flatMap((component) => unlessOdd(() => busyOf(component)));
  return [...read, ...due, ...busy];
}

/** An event with a value that cannot be read is left out, and the others are read. */
function unlessOdd(read: () => readonly ReadEvent[]): readonly ReadEvent[] {
  try {
    return read().filter(({ times }) => !Number.isNaN(times.start.getTime()) && !Number.isNaN(times.end.getTime()));
  } catch {
    return [];
  }
}

function occurrences(
  component: ICAL.Component,
  changes: readonly ICAL.Component[],
  now: number,
  left: { cancelled: number; repeats: number },
): readonly ReadEvent[] {
  // The end of an event is counted day by day.
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration && duration.toSeconds() > LONGEST_EVENT_SECONDS) return [];
  // The library reads further days, not further stretches of time.
  for (const property of component.getAllProperties('rdate')) {
    if (property.getFirstValue() instanceof ICAL.Period) component.removeProperty(property);
  }
  const event = new ICAL.Event(component, { exceptions: [...changes], strictExceptions: false });
  const zone = zoneOf(component, 'dtstart');
  if (!event.startDate) return [];
  if (!event.isRecurring()) return [{ times: timesOf(event.startDate, event.endDate, zone), text: wordsOf(component) }];
  const past: ReadEvent[] = [];
  const recent: ReadEvent[] = [];
  const last = Math.max(now, event.startDate.toJSDate().getTime()) + REPEATED_AHEAD_MILLISECONDS;
  const repeats = event.iterator();
  for (let count = 0, next = repeats.next(); next; count += 1, next = repeats.next()) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    const times = timesOf(startDate, endDate, zone);
    if (times.start.getTime() > last || recent.length >= MOST_REPEATS || count >= MOST_STEPS) {
      left.repeats += 1;
      break;
    }
    if (isCancelled(item.component)) left.cancelled += 1;
    else if (times.end.getTime() >= now - READ_BACK_MILLISECONDS) recent.push({ times, text: wordsOf(item.component) });
    else if (past.length < MOST_REPEATS) past.push({ times, text: wordsOf(item.component) });
  }
  return recent.length > 0 ? recent : past;
}

function dueOf(todo: ICAL.Component): readonly ReadEvent[] {
  const due = todo.getFirstPropertyValue('due');
  if (!(due instanceof ICAL.Time) || todo.hasProperty('completed')) return [];
  return [{ times: timesOf(due, null, zoneOf(todo, 'due')), text: `${wordsOf(todo)} (due)` }];
}

function busyOf(component: ICAL.Component): readonly ReadEvent[] {
  const properties = component.getAllProperties('freebusy').filter((it) => it.getFirstParameter('fbtype') !== 'FREE');
  return properties.flatMap((it) =>
    it
      .getValues()
      .flatMap((period) =>
        period instanceof ICAL.Period ? [{ times: timesOf(period.start, period.getEnd(), undefined), text: 'Busy' }] : [],
      ),
  );
}

/** "Lecture (Room 4)". An event that leaves its time free says so. */
function wordsOf(component: ICAL.Component): string {
  const [summary, place] = ['summary', 'location'].map((name) =>
    `${component.getFirstPropertyValue(name) ?? ''}`.replace(/\s+/g, ' ').trim(),
  );
  const isFree = `${component.getFirstPropertyValue('transp') ?? ''}`.toUpperCase() === 'TRANSPARENT';
  return [summary || 'Busy', place && `(${place})`, isFree && '(free)'].filter(Boolean).join(' ');
}

function zoneOf(component: ICAL.Component, property: string): string | undefined {
  const zone = component.getFirstProperty(property)?.getFirstParameter('tzid');
  return zone || undefined;
}

function isCancelled(component: ICAL.Component): boolean {
  return `${component.getFirstPropertyValue('status') ?? ''}`.toUpperCase() === 'CANCELLED';
}
