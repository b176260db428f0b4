import { mondayOf } from '../../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { labelDates } from '../../../../lib/dates/labelled-dates.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { NO_CLASS } from '../../no-class.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { CODE, isName, nameBefore } from '../event-names.ts';
import { ASSESSMENT } from '../prose/assessment-words.ts';
import { proseEvents } from '../prose/prose-events.ts';
import { weightedItem } from '../prose/weighted-item.ts';
import { eventFrom, isSurelyEvent, kindOf, weightIn } from '../read-events.ts';
import { readRest } from '../read-rest.ts';
import { TERM_END, TERM_START } from '../sections.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import { rowsIn, runIn } from './dated-run.ts';
import { takeNameAbove } from './name-above.ts';

/** The row that further lines belong to. */
export interface OpenRow {
  readonly topics: Passage[];
  readonly week: number | undefined;
  /** The date of the row, if it is one day. */
  readonly date: FoundDate | undefined;
  /** Whether its cells follow on lines of their own. */
  readonly isEmpty: boolean;
}

const WEEK_OF = /^\W*(?:the )?(?:week (?:of|beginning|commencing|starting)|w\/c|semana del?|semaine du|woche (?:vom|ab))\b/i;
/** Separators and the time of day after a date. */
const AFTER_DATE =
  /^[\s:.)\]|,\-–—]*(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b(?=\s*(?:[:.,–—-]|$))[\s:.)\]|,\-–—]*)?(?:(?:\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to)\s?)?\d{1,2}(?:[:.]\d\d\s?(?:[ap]\.?m\.?)?|\s?[ap]\.?m\.?)[\s:.)\]|,\-–—]*)?/i;
const BARE_DUE = /(?:^|[.!?]\s+)(?:due\sdates?|dates?\sdue|deadlines?|submission dates?)\W*$|^\W*due(?:\s(?:on|by))?\W*$/i;
/** Words that say what a date is not: "your departure from campus before". */
const NO_EVENT = /\b(?:as (?:late|early) as|no (?:later|earlier) than|departure|travel\w*)\b/i;
const HANDED_OUT = /\b(?:handed out|assigned|posted|released|available|out)\W*$/i;

/** Reads a line with dates but without a mark: start or end of the term, events, or a row of a schedule, which is returned if lines may follow. */
export function takeDated(
  laid: SyllabusLines,
  source: Source,
  line: RawLine,
  found: readonly FoundDate[],
  before: RawLine | undefined,
  isInRow: boolean,
): OpenRow | undefined {
  const { plain: raw } = source;
  const [first] = found;
  if (!first) return undefined;
  const isTermEdge = TERM_START.test(line.text) || TERM_END.test(line.text);
  const lead = raw.slice(line.start, first.start);
  const beginsWithDate = !/\p{L}{2}/u.test(lead.replace(WEEK_OF, '')) && !CODE.test(lead);
  if (beginsWithDate && before && takeNameAbove(laid, source, line, found, before, isInRow)) return undefined;
  if (beginsWithDate && !isTermEdge) {
    laid.used.push(line);
    // The number of the week, in a table whose cells were copied one a line.
    if (before && /^\d{1,2}$/.test(before.text)) laid.used.push(before);
    const rows = rowsIn(raw, line, found);
    if (rows.length === 1) return takeRow(laid, source, line, found);
    for (const row of rows) takeRow(laid, source, row.line, row.found);
    return undefined;
  }
  const run = runIn(raw, line, found);
  if (run.length > 0) {
    laid.used.push(...run.map((row) => row.line));
    for (const row of run) takeRow(laid, source, row.line, row.found);
    return undefined;
  }
  takeSentences(laid, source, line, found);
  return undefined;
}

/** A row of a schedule: a line that begins with one or more dates. */
function takeRow(laid: SyllabusLines, { field, plain: raw }: Source, line: RawLine, found: readonly FoundDate[]): OpenRow | undefined {
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
  const label = topics[0] ?? events[0]?.name ?? { field, raw, start: from, end: from };
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

/** Assessments of a sentence, each with its own date and weight, and the other dates with their words. */
function takeSentences(laid: SyllabusLines, source: Source, line: RawLine, found: readonly FoundDate[]): void {
  const item = weightedItem(source.field, source.plain, line, found);
  const { events, dates, used } = item
    ? { events: item, dates: found, used: [line] }
    : proseEvents(source.field, source.plain, line, found);
  laid.events.push(...events);
  for (const { date, name } of events) if (date) laid.dates.push({ date, label: name });
  const others = found.filter((it) => !dates.includes(it));
  if (others.length > 0) takeLabelled(laid, source, line, others, events.length > 0);
  laid.used.push(...(others.length > 0 ? [line] : used));
}

/** Words that only join a date to the one before, or point back to what it is for. */
const POINTS_BACK = /^(?:y|et|und|e|and|&)$|(?:^|[\s,])(?:it|they|this|that|which)$/iu;

/** Dates with the words that say what they are for. */
function takeLabelled(
  laid: SyllabusLines,
  { field, plain: raw }: Source,
  line: RawLine,
  found: readonly FoundDate[],
  hasReadWeights: boolean,
): void {
  let from = line.start;
  let named: Passage | undefined;
  for (const { date, label } of labelDates(raw, line, found)) {
    const before = trimStretch(raw, { start: from, end: Math.max(from, date.start) });
    from = date.end;
    const words = raw.slice(before.start, before.end);
    const isStart = TERM_START.test(words) && !isSurelyEvent(words);
    if (isStart || TERM_END.test(words)) {
      if (isStart) laid.start ??= { day: date.first, from: 'stated' };
      else laid.end ??= date.last;
      // "Geography 101 (autumn, starts …)": begins at the word that names the start or end.
      const saying = (isStart ? TERM_START : TERM_END).exec(words)?.index ?? 0;
      laid.dates.push({ date, label: { field, raw, start: before.start + saying, end: before.end } });
      continue;
    }
    const bounded = boundedEvent(field, raw, line, date);
    if (bounded) {
      laid.events.push(bounded);
      laid.dates.push({ date, label: bounded.name });
      continue;
    }
    // "Research paper: … Due date: 22 October." Only the heading says what is due.
    const own = BARE_DUE.test(words) && laid.heading ? laid.heading : { field, raw, ...nameBefore(raw, label) };
    // "16 de septiembre y 2 de noviembre", "… goes up on 16 November, so it is due 30 November"
    const name = named && POINTS_BACK.test(raw.slice(own.start, own.end)) ? named : own;
    const event = eventFrom(name, date, undefined);
    const text = raw.slice(name.start, name.end);
    laid.dates.push({ date, label: event.name });
    named = name;
    // A range without an assessment or a holiday says when something runs, which is no event.
    const isEvent =
      (date.first === date.last || isSurelyEvent(text) || NO_CLASS.test(text)) && !HANDED_OUT.test(words) && !NO_EVENT.test(words);
    if (!isEvent || !isName(event.name)) continue;
    const weight = weightIn(found.length === 1 ? line.text : words) ?? weightAfter(raw, date.end, line.end);
    laid.events.push({ ...event, weight: hasReadWeights ? weightAfter(raw, date.end, line.end) : weight });
  }
}

const BOUND = /\b(?:as (?:late|early) as|no (?:later|earlier) than)\W*$/i;
const MOVES = /\b(?:departure|travel\w*)\b/i;
/** An assessment may be named this far before its bound. */
const BOUND_REACH = 160;

/** "The final exam … may take place as late as December 16": an event whose name keeps the words that bound the day, which is not its own. */
function boundedEvent(field: string, raw: string, line: RawLine, date: FoundDate): CourseEvent | undefined {
  const from = Math.max(line.start, date.start - BOUND_REACH);
  const words = raw.slice(from, date.start);
  const bound = BOUND.exec(words);
  const named = bound && [...words.slice(0, bound.index).matchAll(ASSESSMENT)].at(-1);
  if (!named || MOVES.test(words)) return undefined;
  const name = { field, raw, ...trimStretch(raw, { start: from + named.index, end: date.start }) };
  return { name, kind: kindOf(named[0]), date, week: undefined, weight: undefined };
}

/** A weight directly after a date: "12/9 (25 pts)". */
function weightAfter(raw: string, start: number, end: number): ReturnType<typeof weightIn> {
  const words = /^[^;.]{0,12}?[([,–-]\s*(\d{1,3}(?:\.\d+)?\s?(?:%|points?|pts?|marks?))/i.exec(
    raw.slice(start, Math.min(end, start + 40)),
  )?.[1];
  return words === undefined ? undefined : weightIn(words);
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
