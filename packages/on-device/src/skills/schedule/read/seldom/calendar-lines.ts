import type { UnusedText } from '@marginalia/engine';
import { monthNumber, SHORT_MONTH_NAMES } from '@marginalia/engine';
import { dayNumber } from '../../../../lib/dates/civil.ts';
import { type CalendarReading, MORNING, NIGHT } from '../study-hours.ts';
import { matchSubject } from '../subjects/match-subject.ts';

const DAY = String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d{1,2}) (${SHORT_MONTH_NAMES.join('|')}) (\d{4})`;
/** A line as the reader of calendars writes it: "Mon 7 Dec 2026, 09:00–11:00: Lecture (Hall 3)". */
const LINE = new RegExp(String.raw`^${DAY}(?:, (\d\d):(\d\d)(?:–(\d\d):(\d\d))?)?(?: – \w{3} [^:\n]{8,12}(?:, \d\d:\d\d)?)?: (.+)$`, 'gmu');
const EXAM =
  /\b(?:exams?|examinations?|mid-?terms?|finals?|tests?|quiz(?:zes)?|viva|oral|klausur(?:en)?|prüfung(?:en)?|examen(?:es)?|parcial(?:es)?|contrôles?)\b/iu;
const CLASS =
  /\b(?:lectures?|class(?:es)?|lessons?|seminars?|tutorials?|labs?|recitations?|office hours|practicals?|workshops?|vorlesung|übung|clase|cours)\b/iu;

/** Reads the lines of a calendar that are no exams: they take time from the days of a plan. */
export function readCalendarLines(field: string, raw: string, names: readonly string[]): CalendarReading {
  const lines = [...raw.matchAll(LINE)];
  const counts = Map.groupBy(lines, ([, , , , , , , , label]) => label);
  const spans = new Map<number, { readonly from: number; readonly to: number }[]>();
  const unused: UnusedText[] = [];
  let rest = raw;
  for (const line of lines) {
    const [text, day, month = '', year, hour, minute, endHour, endMinute, label = ''] = line;
    const isAlone = counts.get(label)?.length === 1;
    if (EXAM.test(label) || (isAlone && !CLASS.test(label) && matchSubject(label, names) >= 0)) continue;
    const [start, end] = [line.index, line.index + text.length];
    rest = rest.slice(0, start) + ' '.repeat(text.length) + rest.slice(end);
    const at = dayNumber(Number(year), monthNumber(month), Number(day));
    const from = Number(hour) * 60 + Number(minute);
    // An event that ends on another day lasts to the end of this one.
    const to = endHour === undefined ? 24 * 60 : Number(endHour) * 60 + Number(endMinute);
    if (label.endsWith(' (free)')) continue;
    if (hour === undefined || (endHour === undefined && !text.includes(' – ')))
      unused.push({ field, start, end, reason: 'It has no hours. If you do not study on this day, write so in your study time.' });
    else if (at !== undefined) spans.set(at, [...(spans.get(at) ?? []), { from, to }]);
  }
  return { rest, taken: new Map([...spans].map(([at, of]) => [at, covered(of)])), unused };
}

/** The minutes of a day's study hours that stretches cover, each counted once. */
function covered(spans: readonly { readonly from: number; readonly to: number }[]): number {
  let sum = 0;
  let reach = MORNING;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const start = Math.max(from, reach);
    const end = Math.min(to, NIGHT);
    sum += Math.max(0, end - start);
    reach = Math.max(reach, end);
  }
  return sum;
}
