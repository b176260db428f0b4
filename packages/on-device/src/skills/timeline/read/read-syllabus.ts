import { calendarDates } from '../../../lib/dates/calendar/calendar-dates.ts';
import { chooseYear } from '../../../lib/dates/calendar/choose-year.ts';
import { habitsOf } from '../../../lib/dates/calendar/habits.ts';
import { resolveDate } from '../../../lib/dates/calendar/resolve.ts';
import type { DateHabits, WrittenDate } from '../../../lib/dates/calendar/written-date.ts';
import { mondayOf } from '../../../lib/dates/civil.ts';
import type { FoundDate, YearRule } from '../../../lib/dates/found-date.ts';
import { readLines } from '../../../lib/dates/lines.ts';
import { nearestTo } from '../../../lib/dates/year-rule.ts';
import type { CourseEvent, Syllabus, Unit, Week } from '../syllabus.ts';
import { type WeekDays, weekDaysOf, weekOf } from '../week-days.ts';
import { lengthInField, lengthInText } from './length.ts';
import { mergeEvents } from './merge-events.ts';
import { withoutOtherLists } from './other-lists.ts';
import { otherTimes } from './other-times.ts';
import { BREAK, plainText, withoutHidden } from './plain-text.ts';
import { plainUnits } from './plain-units.ts';
import { joinWrapped } from './prose/wrapped-lines.ts';
import { readSyllabusLines } from './read-syllabus-lines.ts';
import { withoutRepeatedTopics } from './repeated-topics.ts';
import { startFrom, stated, termIn } from './schedule-start.ts';
import { TERM_START } from './sections.ts';
import { type Session, type Source, SyllabusLines } from './syllabus-lines.ts';
import { gridDays } from './tables/grid-days.ts';
import { readTable } from './tables/read-table.ts';
import { tablesOf } from './tables/tables.ts';
import { unusedLines } from './unused-lines.ts';

const MOST_LINES = 3000;
/** The fewest lines beginning with a date that make a schedule. */
const FEWEST_DATED = 3;
const FEWEST_ROWS = 2;
const LONGEST_FIELD = 300;
const MOST_WEEKS = 60;
/** Longer lines are prose, whose dates are not read. */
const LONGEST_LINE = 4000;

/** The texts of the form beside the syllabus. */
export interface FormWords {
  /** The length of the course, or its first and last day. */
  readonly duration: string;
  /** All other fields that may name a term or a year. */
  readonly others: readonly string[];
}

/** Reads the weeks, units, events and dates of a syllabus. */
export function readSyllabus(field: string, raw: string, { duration, others }: FormWords, today: number): Syllabus {
  const plain = plainText(raw);
  // A break of the markup ends a line too.
  const lined = plain.replaceAll(BREAK, '\n');
  const texts = lined.split('\n').slice(0, MOST_LINES);
  const fields = [duration, ...others].map((it) => it.slice(0, LONGEST_FIELD));
  const habits = habitsOf(texts, fields);
  const tables = tablesOf(withoutHidden(raw), plain);
  const { years, basis } = yearsOf(texts, fields, habits, today, gridDays(tables, plain, habits));
  const resolveAll = (text: string, offset: number): FoundDate[] =>
    calendarDates(text, offset, habits).flatMap((date) => resolveDate(date, years) ?? []);
  const isOther = otherTimes(texts.flatMap((it) => (it.length > LONGEST_LINE ? [] : resolveAll(it, 0))));
  const resolve = (text: string, offset: number): FoundDate[] => resolveAll(text, offset).filter((it) => !isOther(it));
  const source: Source = {
    field,
    plain,
    datesIn: (start, end) => (end - start > LONGEST_LINE ? [] : resolve(plain.slice(start, end), start)),
  };
  const found = new SyllabusLines();
  const lines = readLines(lined).slice(0, MOST_LINES);
  const read = tables.filter((table) => readTable(found, table, source));
  const loose = lines.filter((line) => !read.some((it) => line.start < it.end && line.end > it.start));
  readSyllabusLines(found, source, joinWrapped(plain, loose));

  const inField = lengthInField(duration, resolve(fields[0] ?? '', 0));
  const taught = found.sessions.filter((it) => it.topics.length > 0);
  const hasSessions = taught.length >= FEWEST_DATED || taught.filter((it) => it.inTable).length >= FEWEST_ROWS;
  // A numbered list beside a dated schedule holds aims or rules.
  if (hasSessions && (found.units.every((it) => it.numbered) || areHeads(found.units, taught))) found.dropUnits();
  const datedLines = found.weeks.length === 0 && found.units.length === 0 && hasSessions;
  const isBare = found.weeks.length + found.units.length === 0 && !datedLines;
  const plainRead = isBare ? plainUnits(field, plain, loose, found.used) : { units: [], events: [] };
  found.used.push(...plainRead.units.map(({ mark }) => mark), ...plainRead.events.map(({ name }) => name));

  const written = termIn(found.dates);
  const firstSession = datedLines ? Math.min(...found.sessions.map((it) => it.day)) : undefined;
  const start =
    found.start ?? startFrom(found.weeks, found.weekDays, firstSession, hasSessions) ?? stated(inField?.start ?? written?.first);
  const end = found.end ?? inField?.end ?? written?.last;
  const firstMonday = start && (datedLines || found.weeks.length > 0) ? mondayOf(start.day) : undefined;
  // Days before the first week and long after the last one stand in no week.
  const days = weekDaysOf(firstMonday, found.weeks);
  const apart = found.sessions.filter((it) => weekOfSession(it, days) === undefined);
  const sessionEvents = (datedLines && firstMonday === undefined ? [] : apart).flatMap((it) => eventsOfSession(it, firstMonday));
  const weeks = firstMonday === undefined ? found.weeks : withSessions(found.weeks, found.sessions, days);
  const units: readonly Unit[] = plainRead.units.length > 0 ? plainRead.units : found.units;
  const dates = distinct(found.dates);
  return {
    field,
    raw: plain,
    today,
    weeks: [...weeks].sort((a, b) => a.from - b.from || a.to - b.to),
    units,
    sessions: firstMonday === undefined ? [] : taught.filter((it) => !apart.includes(it)),
    events: mergeEvents(
      withoutOtherLists(plain, [...withoutRepeatedTopics(found.events, hasSessions ? taught : []), ...sessionEvents, ...plainRead.events]),
    ),
    start,
    end,
    length: inField?.length ?? byDates(start?.day, end) ?? lengthInText(plain),
    dates,
    yearBasis: dates.every(({ date }) => date.yearWritten) ? 'written' : basis,
    unread: found.unread.filter((it) => !found.isUsed(it)),
    unused: unusedLines(raw, plain, found.used),
    plainLines: plainRead.units.length > 0,
    datedLines,
  };
}

function yearsOf(
  lines: readonly string[],
  fields: readonly string[],
  habits: DateHabits,
  today: number,
  inGrids: readonly WrittenDate[],
): ReturnType<typeof chooseYear> {
  const datesOf = (line: string): WrittenDate[] => (line.length > LONGEST_LINE ? [] : calendarDates(line, 0, habits));
  return chooseYear({
    fields,
    text: lines.join('\n'),
    dates: [...lines.flatMap(datesOf), ...inGrids],
    fieldDates: fields.flatMap(datesOf),
    start: statedStart(lines, datesOf, nearestTo(today)),
    today,
  });
}

/** The day in a line such as "Classes begin 24 August 2026", if the year is written. */
function statedStart(lines: readonly string[], datesOf: (line: string) => WrittenDate[], years: YearRule): number | undefined {
  for (const line of lines) {
    if (line.length > 400 || !TERM_START.test(line.trim())) continue;
    const date = datesOf(line).find((it) => it.first.year !== undefined);
    const day = date && resolveDate(date, years)?.first;
    if (day !== undefined) return day;
  }
  return undefined;
}

/** Each date once, with a label if one of its readings has one. */
function distinct(dates: Syllabus['dates']): Syllabus['dates'] {
  const seen = new Map<number, Syllabus['dates'][number]>();
  for (const it of dates) {
    const known = seen.get(it.date.start);
    if (known === undefined || known.label.start === known.label.end) seen.set(it.date.start, it);
  }
  return [...seen.values()];
}

/** Whether units without weeks of their own are the heads of a schedule that has several days for each. */
function areHeads(units: readonly Unit[], taught: readonly Session[]): boolean {
  return units.every(({ weeks, size }) => !weeks && !size) && taught.length >= 2 * units.length;
}

/** The topics of a dated line that is no part of a schedule, or that stands in a break between two weeks. */
function eventsOfSession({ topics, date }: Session, firstMonday: number | undefined): CourseEvent[] {
  const named = topics.filter((it) => !it.isReading);
  const isInTerm = firstMonday !== undefined && date.first >= firstMonday;
  return date.first === date.last || isInTerm
    ? named.map((name) => ({ name, kind: 'other', date, week: undefined, weight: undefined }))
    : [];
}

function byDates(start: number | undefined, end: number | undefined): Syllabus['length'] {
  if (start === undefined || end === undefined || end <= start) return undefined;
  return { weeks: Math.ceil((end - mondayOf(start) + 1) / 7), from: 'dates', months: undefined };
}

/** The number of the week of a dated row; undefined if it lies before the first week, in a break or long after the last. */
function weekOfSession({ day }: Session, days: WeekDays): number | undefined {
  const number = weekOf(days, day);
  return number === undefined || number > MOST_WEEKS ? undefined : number;
}

/** Adds the dated rows that no numbered week holds to their weeks. */
function withSessions(weeks: readonly Week[], sessions: readonly Session[], days: WeekDays): Week[] {
  const held = new Set(weeks.flatMap(({ topics }) => topics.map((it) => it.start)));
  const found = [...weeks];
  for (const session of sessions) {
    const { day, topics } = session;
    const number = weekOfSession(session, days);
    if (number === undefined || topics.some((it) => held.has(it.start))) continue;
    const at = found.findIndex((it) => number >= it.from && number <= it.to);
    const known = found[at];
    // A topic of two days, "Sept 15, 17 Choice", stands once in their week.
    const added = topics.filter((it) => !known?.topics.some(({ start }) => start === it.start));
    if (known) found[at] = { ...known, topics: [...known.topics, ...added] };
    else found.push({ from: number, to: number, topics, day });
  }
  return found;
}
