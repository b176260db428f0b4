import { civilDate } from '../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent } from '../syllabus.ts';
import type { Marker } from './markers.ts';
import { readRest } from './read-rest.ts';
import { sizeIn } from './size.ts';
import type { SyllabusLines } from './syllabus-lines.ts';
import { unitWeeksIn } from './unit-weeks.ts';
import { MEETING } from './unit-word.ts';

/** Whether weeks belong to the unit before them: "Unit 2: Scheduling, weeks 3 to 5". */
export function isWeeksOfUnit(raw: string, marker: Marker, before: Marker | undefined): boolean {
  return marker.kind === 'week' && before?.kind === 'unit' && !/[\p{L}\d]/u.test(raw.slice(marker.restStart, marker.restEnd));
}

/** Words before the first day of a numbered week: "Wk 5 (w/c 15 Feb)". */
const WEEK_OF = /^[^\p{L}\d]{0,2}(?:(?:w\/c|week (?:of|beginning|commencing|starting)|semaine du|woche (?:vom|ab)|semana del?)\s{1,2})?$/iu;

/** Whether a date follows another with nothing but a comma or "and" between them. */
function isNext(raw: string, before: FoundDate | undefined, date: FoundDate): boolean {
  return before !== undefined && /^\s*(?:[,;/&+]|and|y|et|und)?\s*$/i.test(raw.slice(before.end, date.start));
}

/** The day of a row that an event names: "Midterm on the 20th". */
function namedDay({ name }: CourseEvent, days: readonly FoundDate[]): FoundDate | undefined {
  const number = Number(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/i.exec(name.raw.slice(name.start, name.end))?.[1] ?? 0);
  return days.length > 1 ? days.find((it) => it.first === it.last && civilDate(it.first).day === number) : undefined;
}

/** The day of a heading, "Week 3: Numbers (Thursday, January 26)", which the lines below it share. */
function bracketedDay(raw: string, dates: readonly FoundDate[], end: number): FoundDate | undefined {
  const [day] = dates;
  const before = day && raw.slice(day.start - 14, day.start + 10);
  const isDay = day !== undefined && dates.length === 1 && day.first === day.last && /^\s*\)\W*$/.test(raw.slice(day.end, end));
  return isDay && /\((?:\s*\p{L}{2,}day\b)/iu.test(before ?? '') ? day : undefined;
}

/** Reads a week, unit or meeting and the words after its mark. */
export function takeMarked(
  laid: SyllabusLines,
  field: string,
  raw: string,
  marker: Marker,
  found: readonly FoundDate[],
): { topics: Passage[]; week: number | undefined; date: FoundDate | undefined } {
  const own = found.filter((it) => it.start >= marker.start && it.end <= marker.restEnd);
  const dayAtEnd = bracketedDay(raw, own, marker.restEnd);
  const first = own.findIndex((it) => WEEK_OF.test(raw.slice(marker.restStart, it.start)));
  // "Week 4: Sept 22, 24 Parliaments" begins with two days.
  const apart = own.findIndex((it, at) => at > first && !isNext(raw, own[at - 1], it));
  const heads = first < 0 ? [] : own.slice(first, apart < 0 ? own.length : apart);
  const [head] = heads;
  const headEnd = heads.at(-1)?.end ?? marker.restStart;
  const restStart = head ? headEnd + (/^[\s:.)\]|,\-–—]*/.exec(raw.slice(headEnd, marker.restEnd))?.[0].length ?? 0) : marker.restStart;
  const mark: Passage = { field, raw, ...trimStretch(raw, { start: marker.start, end: marker.end }) };
  const week = marker.kind === 'week' ? marker.from : undefined;
  const plain = { weeks: undefined, size: undefined, start: restStart, end: marker.restEnd };
  const placed = week === undefined ? unitWeeksIn(raw, restStart, marker.restEnd) : plain;
  const size = week === undefined ? sizeIn(raw, placed.start, placed.end) : plain;
  const rest = readRest(
    { field, raw, start: size.start, end: size.end },
    own.filter((it) => !heads.includes(it)),
    week,
  );
  const topics = [...rest.topics];
  const isDay = head !== undefined && head.first === head.last && marker.kind !== 'week';
  const dayOf = (event: CourseEvent): FoundDate | undefined => namedDay(event, heads) ?? (isDay ? head : undefined);
  const unit = marker.kind === 'unit' ? { unit: mark } : {};
  laid.events.push(...rest.events.map((event) => ({ ...event, ...unit, date: event.date ?? dayOf(event) })));
  for (const date of own) {
    const event = rest.events.find((it) => it.date === date);
    laid.dates.push({ date, label: event?.name ?? mark });
  }
  if (marker.kind === 'week') laid.weeks.push({ from: marker.from, to: marker.to, topics, day: head?.first });
  // "Lecture 4 (Jan 27): Trees" is a row of a schedule.
  else if (head && MEETING.test(marker.word)) laid.sessions.push({ day: head.first, date: head, topics, inTable: false });
  else laid.units.push({ mark, numbered: marker.word === 'number', topics, weeks: placed.weeks, size: size.size });
  return { topics, week, date: dayAtEnd };
}
