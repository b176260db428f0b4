import type { ExportedEvents, ExportSection, ExportSource, ItemsByKind, StandingBlock } from '@marginalia/engine';
import { addDays, daysBetween, type Hours, hoursFinder, printMinutes, withYear } from '@marginalia/engine';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import ical, { ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

interface CalendarEntry {
  readonly uid: string;
  readonly date: string;
  /** The last day. */
  readonly end: string;
  readonly summary: string;
  readonly description?: string;
  readonly hours?: Hours;
  /** The room. */
  readonly location?: string;
  /** The day stays free for other things: a block to study takes a part of it. */
  readonly isFree?: true;
}

/**
 * The events and blocks of a result as a calendar. They take whole days, except where the text has the hours of one; those have no time
 * zone, because the student's calendar knows it.
 * Of what was exported earlier, an event that has changed gets the next number, and one that is gone is cancelled.
 * @returns the calendar, and what it holds for the next export
 */
export function calendar(source: ExportSource): { readonly text: string; readonly exported: ExportedEvents } {
  const { exported: before = {} } = source;
  const file = ical({ prodId: { company: 'Marginalia', product: 'Study tools', language: 'EN' } });
  // The library escapes the value of a property of this kind, and not that of its own name; but it writes it after the events.
  file.x([{ key: 'X-WR-CALNAME', value: plain(source.title) }]);
  const exported: Record<string, ExportedEvents[string]> = {};
  const stamp = new Date(source.now);
  for (const entry of entriesOf(source)) {
    const { uid, date, end, summary, description, location, hours, isFree } = entry;
    const sequence = sequenceAfter(before[uid], entry);
    exported[uid] = { sequence, summary, date, ...(end !== date && { end }), ...(hours && { hours: hoursKey(hours) }) };
    file.createEvent({
      ...(hours ? timesOf(date, hours) : wholeDays(date, end)),
      id: uid,
      sequence,
      stamp,
      lastModified: stamp,
      summary,
      ...(description !== undefined && { description }),
      ...(location !== undefined && { location }),
      ...(isFree && { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }),
    });
  }
  for (const [uid, gone] of Object.entries(before)) {
    if (uid in exported) continue;
    const { sequence, summary, date, end, cancelled } = gone;
    exported[uid] = { ...gone, sequence: sequence + (cancelled ? 0 : 1), cancelled: true };
    if (cancelled) continue;
    file.createEvent({
      ...wholeDays(date, end ?? date),
      id: uid,
      sequence: sequence + 1,
      stamp,
      lastModified: stamp,
      summary,
      status: ICalEventStatus.CANCELLED,
    });
  }
  return { text: `${nameFirst(file.toString())}\r\n`, exported };
}

/** Puts the name of the calendar before its events: programs read the properties of a calendar up to its first component. */
function nameFirst(text: string): string {
  const [name = ''] = /(?<=\r\n)X-WR-CALNAME[:;][^\r\n]*\r\n(?:[ \t][^\r\n]*\r\n)*/.exec(text) ?? [];
  const events = text.indexOf('BEGIN:VEVENT');
  return name === '' || events === -1 ? text : text.replace(name, '').replace('BEGIN:VEVENT', () => `${name}BEGIN:VEVENT`);
}

/** The end of a whole-day event is the day after its last. */
const wholeDays = (date: string, end: string) => ({ allDay: true, start: date, end: addDays(end, 1) });

/**
 * Hours of no time zone. Without a last hour the event has no length: the text gives none. The library writes the digits that a time has in
 * UTC, so it gets them as times in UTC: in any other zone the hours would be moved by the zone of the browser.
 */
const timesOf = (date: string, { from, to }: Hours) => ({
  floating: true,
  start: `${date}T${from}:00Z`,
  ...(to !== undefined && { end: `${date}T${to}:00Z` }),
});

const hoursKey = ({ from, to = '' }: Hours): string => `${from}–${to}`;

/** An event that has changed, or was cancelled meanwhile, gets the next number. */
function sequenceAfter(last: ExportedEvents[string] | undefined, { summary, date, end, hours }: CalendarEntry): number {
  if (last === undefined) return 0;
  const isMoved = last.date !== date || (last.end ?? last.date) !== end || last.hours !== (hours && hoursKey(hours));
  const isSame = last.summary === summary && !isMoved && !last.cancelled;
  return isSame ? last.sequence : last.sequence + 1;
}

/** A longer name of a course would hide the words of an event. */
const LONGEST_COURSE = 80;

function entriesOf({ tool, sections, today, text, values }: ExportSource): readonly CalendarEntry[] {
  // A calendar of several courses has more than one "Midterm".
  const course = values?.course?.trim() ?? '';
  const isNamed = course !== '' && course.length <= LONGEST_COURSE;
  const named = (summary: string, kind: string): string => (isNamed && kind === 'event' ? `${course}: ${summary}` : summary);
  const hoursOf = hoursFinder(text);
  const nth = new Map<string, number>();
  return sections.flatMap(datedOf).map(({ date: printed, end, kind, key, name, ...rest }) => {
    const date = withYear(printed, today);
    const id = [tool, kind, key ?? `${rest.summary}\n${date}`].join('\n');
    const place = (nth.get(id) ?? 0) + 1;
    nth.set(id, place);
    const last = end === undefined ? date : withYear(end, today);
    const uid = `${bytesToHex(sha1(utf8ToBytes(`${id}\n${place}`))).slice(0, 24)}@marginalia`;
    const { summary, description } = rest;
    return {
      ...rest,
      ...(name !== undefined && last === date && hoursOf(printed, name)),
      uid,
      date,
      end: daysBetween(date, last) > 0 ? last : date,
      summary: plain(named(summary, kind)),
      ...(description !== undefined && { description: plain(description) }),
    };
  });
}

/** Text without control characters, which calendars refuse. */
const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '').toWellFormed();

interface Dated extends Omit<CalendarEntry, 'uid' | 'end'> {
  readonly kind: string;
  /** The key by which it stays the same event when it moves; without one, its words and its day are the key. */
  readonly key?: string;
  readonly end?: string;
  /** The words by which the text names it, where it can have hours. */
  readonly name?: string;
}

function datedOf(section: ExportSection): readonly Dated[] {
  if (section.kind === 'event') return section.items.flatMap(eventOf);
  // The numbered days of a plan without dates stand in no calendar.
  return section.kind === 'block' ? section.items.filter(({ date }) => date !== '').map(blockOf) : [];
}

function eventOf({ title, date, end, weight, unit, topics }: ItemsByKind['event']): readonly Dated[] {
  if (date === undefined || topics) return [];
  const description = weight === undefined ? undefined : `${weight} ${unit ?? '%'}`;
  return [
    {
      kind: 'event',
      name: title,
      date,
      ...(end !== undefined && { end }),
      summary: title,
      ...(description !== undefined && { description }),
    },
  ];
}

function blockOf({ date, key, subject, minutes, activity, exam, goal, wholeWeek, done }: StandingBlock): Dated {
  const words = minutes === undefined ? subject : `${subject}, ${printMinutes(minutes)}`;
  return {
    kind: exam ? 'exam' : goal ? 'goal' : 'block',
    key,
    date,
    ...(wholeWeek && { end: addDays(date, 6) }),
    summary: `${done ? 'Done: ' : ''}${exam ? `Exam: ${subject}` : goal ? `Goal: ${subject}` : words}`,
    ...(activity !== undefined && { description: activity }),
    ...(exam ? { name: subject } : { isFree: true }),
  };
}
