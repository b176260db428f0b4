import { mondayOf } from '../../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import type { Passage } from '../../../../spans.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { readRest } from '../read-rest.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import { wholeLabel } from './whole-label.ts';

/** The row that further lines belong to. */
export interface OpenRow {
  readonly topics: Passage[];
  readonly week: number | undefined;
  /** The date of the row, if it is one day. */
  readonly date: FoundDate | undefined;
  /** Whether its cells follow on lines of their own. */
  readonly isEmpty: boolean;
}

export const WEEK_OF = /^\W*(?:the )?(?:week (?:of|beginning|commencing|starting)|w\/c|semana del?|semaine du|woche (?:vom|ab))\b/i;
/** Separators and the time of day after a date. */
const AFTER_DATE =
  /^[\s:.)\]|,\-–—(]*(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b(?=\s*(?:[:.,)–—-]|$))[\s:.)\]|,\-–—]*)?(?:(?:\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to)\s?)?\d{1,2}(?:[:.]\d\d\s?(?:[ap]\.?m\.?)?|\s?[ap]\.?m\.?)[\s:.)\]|,\-–—]*)?/i;
/** A row of a schedule: a line that begins with one or more dates. */
export function takeRow(
  laid: SyllabusLines,
  { field, plain: raw }: Source,
  line: RawLine,
  found: readonly FoundDate[],
): OpenRow | undefined {
  const headEnd = found.findIndex((it, index) => index > 0 && /\p{L}{3}|\d/u.test(raw.slice(found[index - 1]?.end ?? 0, it.start)));
  const head = headEnd < 0 ? found : found.slice(0, headEnd);
  const others = found.slice(head.length);
  const last = head.at(-1);
  const [first] = head;
  if (!first || !last) return undefined;
  const from = last.end + (AFTER_DATE.exec(raw.slice(last.end, line.end))?.[0].length ?? 0);
  const cells = isGlued(raw, last.end) ? gluedCells(raw, from, line.end) : [{ start: from, end: line.end }];
  const read = cells.map((cell) => readRest({ field, raw, ...cell }, others, undefined));
  const topics = read.flatMap((it) => it.topics);
  const events = read.flatMap((it) => it.events);
  const isWeek = WEEK_OF.test(raw.slice(line.start, first.start));
  laid.events.push(
    ...events.flatMap((event) => (event.date ? [event] : head.map((date) => ({ ...event, date: isWeek ? dayOf(event, date) : date })))),
  );
  const label = wholeLabel(topics) ?? events[0]?.name ?? { field, raw, start: from, end: from };
  for (const date of head) {
    laid.sessions.push({ day: date.first, date, topics, inTable: false });
    laid.dates.push({ date, label });
  }
  for (const date of others) laid.dates.push({ date, label: events.find((it) => it.date === date)?.name ?? label });
  const isDay = head.length === 1 && first.first === first.last;
  return { topics, week: undefined, date: isDay ? first : undefined, isEmpty: from >= line.end - 1 || first.first < first.last };
}

/** The day of a week that an event names: "Week of Apr 27: Midterm Wed". Several days, or none, leave the week. */
function dayOf({ name }: CourseEvent, date: FoundDate): FoundDate {
  const days = [...name.raw.slice(name.start, name.end).matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b/gi)];
  const [day] = days;
  if (day === undefined || days.length > 1 || date.first !== date.last) return date;
  const first = mondayOf(date.first) + ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf((day[1] ?? '').toLowerCase());
  return { ...date, first, last: first };
}

/** Whether a letter touches the date, as in a row whose cells were glued together when it was copied: "Sep 1Supply and demandQuiz 1". */
function isGlued(raw: string, end: number): boolean {
  return /^\p{Lu}/u.test(raw.slice(end, end + 1));
}

/** Cuts glued cells where a capital follows a small letter. */
function gluedCells(raw: string, start: number, end: number): { readonly start: number; readonly end: number }[] {
  const cuts = [...raw.slice(start, end).matchAll(/(?<=\p{Ll}|\d)(?=\p{Lu}\p{Ll}{2})/gu)].map((it) => start + it.index);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}
