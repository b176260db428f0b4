import { mondayOf } from '../../../lib/dates/civil.ts';
import { readLines } from '../../../lib/dates/lines.ts';
import type { CourseEvent, Syllabus, Unit, Week } from '../syllabus.ts';
import { lengthInField, lengthInText } from './length.ts';
import { mergeEvents } from './merge-events.ts';
import { plainUnits } from './plain-units.ts';
import { readSyllabusLines } from './read-syllabus-lines.ts';
import { yearRule } from './years.ts';

const MOST_LINES = 3000;
/** The fewest lines beginning with a date that make a schedule. */
const FEWEST_DATED = 3;

/** Reads the weeks, units, events and dates of a syllabus. */
export function readSyllabus(field: string, raw: string, durationText: string, today: number): Syllabus {
  const { years, basis } = yearRule(raw, today);
  const lines = readLines(raw).slice(0, MOST_LINES);
  const found = readSyllabusLines(field, raw, lines, { today, years, relative: false });
  const inField = lengthInField(durationText, today, years);
  const datedLines =
    found.weeks.length === 0 && found.units.length === 0 && found.sessions.filter((it) => it.topics.length > 0).length >= FEWEST_DATED;
  const plain =
    found.weeks.length + found.units.length === 0 && !datedLines ? plainUnits(field, raw, lines, found.taken) : { units: [], events: [] };

  const firstSession = datedLines ? Math.min(...found.sessions.map((it) => it.day)) : undefined;
  const start =
    found.start ??
    startFrom(found.weeks, firstSession) ??
    (inField?.start === undefined ? undefined : { day: inField.start, from: 'stated' as const });
  const end = found.end ?? inField?.end;
  const sessionEvents: CourseEvent[] = datedLines
    ? []
    : found.sessions.flatMap(({ topics, date }) =>
        topics.map((name) => ({ name, kind: 'other' as const, date, week: undefined, weight: undefined })),
      );
  const weeks = datedLines && start ? weeksOfSessions(found.sessions, mondayOf(start.day)) : found.weeks;
  const units: readonly Unit[] = plain.units.length > 0 ? plain.units : found.units;
  return {
    field,
    raw,
    today,
    weeks: [...weeks].sort((a, b) => a.from - b.from || a.to - b.to),
    units,
    events: mergeEvents([...found.events, ...sessionEvents, ...plain.events]),
    start,
    end,
    length: inField?.length ?? byDates(start?.day, end) ?? lengthInText(raw),
    dates: found.dates,
    yearBasis: found.dates.every(({ date }) => date.yearWritten) ? 'written' : basis,
    unread: found.unread,
    plainLines: plain.units.length > 0,
    datedLines,
  };
}

/** The first day of classes from a week with a date, or the Monday of the first dated line. */
function startFrom(weeks: readonly Week[], firstSession: number | undefined): Syllabus['start'] {
  const dated = weeks.find((it) => it.day !== undefined);
  if (dated?.day !== undefined) return { day: mondayOf(dated.day) - 7 * (dated.from - 1), from: 'weeks' };
  return firstSession === undefined ? undefined : { day: firstSession, from: 'weeks' };
}

function byDates(start: number | undefined, end: number | undefined): Syllabus['length'] {
  if (start === undefined || end === undefined || end <= start) return undefined;
  return { weeks: Math.ceil((end - mondayOf(start) + 1) / 7), from: 'dates', months: undefined };
}

function weeksOfSessions(sessions: readonly { readonly day: number; readonly topics: Week['topics'] }[], firstMonday: number): Week[] {
  const weeks = new Map<number, Week>();
  for (const { day, topics } of sessions) {
    const number = Math.floor((day - firstMonday) / 7) + 1;
    if (number < 1 || number > 60) continue;
    weeks.set(number, { from: number, to: number, topics: [...(weeks.get(number)?.topics ?? []), ...topics], day });
  }
  return [...weeks.values()];
}
