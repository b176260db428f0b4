import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { casual } from 'chrono-node/en';
import { dayNumber, formatDay, weekday } from './civil.ts';
import type { FoundDate, YearRule } from './found-date.ts';
import { listedDays } from './listed-days.ts';
import { blankOut, maskNonDates } from './mask.ts';
import { type FigureOrder, numericDates } from './numeric-dates.ts';

export interface DateReading {
  /** The day number from which "tomorrow" and "in two weeks" count. */
  readonly today: number;
  /** Chooses the year of a date without one. */
  readonly years: YearRule;
  /** Also reads "Friday", "next Friday", "in two weeks", "15/12". Off for prose such as a syllabus. */
  readonly relative: boolean;
  /** The order in which dates in figures are read; day first by default. */
  readonly figures?: FigureOrder | undefined;
}

/** A line without any of these contains no date and is skipped. */
const WORTH_READING =
  /\d[/.-]\d|\d(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:today|tomorrow|yesterday|tonight|weeks?|days?|months?|fortnight)\b/i;
/** Chrono looks ahead within a line. Longer lines are read in pieces to keep the time linear. */
const LONGEST_PIECE = 4000;
const MONTH_OR_DAY_NAME = /[a-z]{3}/i;

/** All dates of one line, in order, with offsets counted from `offset`. */
export function readDates(line: string, offset: number, reading: DateReading): FoundDate[] {
  if (!WORTH_READING.test(line)) return [];
  const found: FoundDate[] = [];
  for (let at = 0; at < line.length; ) {
    const cut = line.length - at <= LONGEST_PIECE ? line.length : line.lastIndexOf(' ', at + LONGEST_PIECE - 1) + 1;
    const end = cut > at ? cut : at + LONGEST_PIECE;
    found.push(...datesOfPiece(line.slice(at, end), offset + at, reading));
    at = end;
  }
  return found;
}

function datesOfPiece(line: string, offset: number, reading: DateReading): FoundDate[] {
  let text = maskNonDates(line);
  const numeric = numericDates(text, reading.years, reading.relative, reading.figures);
  for (const { start, end } of numeric) text = blankOut(text, start, end);
  const listed = listedDays(text, reading.years);
  for (const [start, end] of listed.covered) text = blankOut(text, start, end);
  // Numbers with slashes that are no date ("31/11/2026") are masked, so that chrono does not guess.
  text = text.replace(
    /(?<!\d)(?:\d{1,4}\/\d{1,2}(?:\/\d{1,4})?|\d{1,4}[.-]\d{1,2}[.-]\d{1,4})(?!\d|[ \t]?(?:st|nd|rd|th|[ap]m|[a-z]{3}))/gi,
    (found) => '~'.repeat(found.length),
  );
  const named = MONTH_OR_DAY_NAME.test(text) ? namedDates(text, reading) : [];
  return joinRanges(
    [...numeric, ...listed.dates, ...named].sort((a, b) => a.start - b.start),
    line,
  ).map((date) => ({
    ...date,
    start: date.start + offset,
    end: date.end + offset,
  }));
}

function namedDates(text: string, reading: DateReading): FoundDate[] {
  const { today } = reading;
  // Noon in UTC, so that the machine's time zone has no influence.
  const reference = { instant: new Date((today + 0.5) * 86_400_000), timezone: 0 };
  return casual
    .parse(text, reference)
    .filter((result) => !isMisread(result, text))
    .flatMap((result) => named(result, reading) ?? []);
}

/** "Monday 7th" without a month, "a week on Monday", "Friday week": chrono reads only the weekday. */
function isMisread({ index, text, start }: ParsedResult, line: string): boolean {
  if (!start.isCertain('weekday') || start.isCertain('day')) return false;
  const after = line.slice(index + text.length, index + text.length + 12);
  return (
    /^[ \t]{0,2},?[ \t]{0,2}(?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?![:.]\d|[ \t]?[ap]m)|^[ \t]{1,2}week\b/i.test(after) ||
    /week[ \t]{1,2}$/i.test(line.slice(Math.max(0, index - 8), index))
  );
}

function named(result: ParsedResult, reading: DateReading): FoundDate | undefined {
  const isRelative =
    !(result.start.isCertain('month') && result.start.isCertain('day')) ||
    /\b(?:day|week|month|fortnight)s?\b|\btoday\b|\btomorrow\b|\byesterday\b|\btonight\b/i.test(result.text);
  if (isRelative) return reading.relative ? relativeDate(result, reading) : undefined;
  const yearWritten = hasYear(result.start, result.text, reading.today);
  const first = absoluteDay(result.start, yearWritten, reading.years);
  if (first === undefined) return undefined;
  const last = result.end ? lastDay(result.end, first, yearWritten) : first;
  if (last === undefined) return undefined;
  const written = result.start.isCertain('weekday') ? ((result.start.get('weekday') ?? 0) + 6) % 7 : undefined;
  return {
    ...place(result),
    first,
    last,
    yearWritten,
    ambiguous: false,
    wrongWeekday: written !== undefined && written !== weekday(first) ? written : undefined,
  };
}

/** Whether a year is written: not in "Dec 10, 12", but in "10 Dec 2026" and, near today, in "10 Dec 26". */
function hasYear(components: ParsedComponents, text: string, today: number): boolean {
  const year = components.get('year');
  if (!components.isCertain('year') || year === null) return false;
  if (/(?<!\d)(?:19|20|21)\d\d(?!\d)/.test(text)) return true;
  const now = Number(formatDay(today).slice(-4));
  return Math.abs(year - now) <= 2;
}

function absoluteDay(components: ParsedComponents, yearWritten: boolean, years: YearRule): number | undefined {
  const month = components.get('month') ?? 0;
  const day = components.get('day') ?? 0;
  return yearWritten ? dayNumber(components.get('year') ?? 0, month, day) : years(month, day);
}

/** The end of a range: the first such day after its start. */
function lastDay(end: ParsedComponents, first: number, yearWritten: boolean): number | undefined {
  const month = end.get('month') ?? 0;
  const day = end.get('day') ?? 0;
  const year = Number(formatDay(first).slice(-4));
  const written = yearWritten ? dayNumber(end.get('year') ?? year, month, day) : undefined;
  const found = [written, dayNumber(year, month, day), dayNumber(year + 1, month, day)].find((it) => it !== undefined && it >= first);
  // "9:00-11:00" ends on the same day. A range of more than a year is a misreading.
  return found !== undefined && found - first <= 366 ? found : first;
}

function relativeDate(result: ParsedResult, { today }: DateReading): FoundDate | undefined {
  const { start, text } = result;
  const day = dayNumber(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0);
  if (day === undefined || /\b(?:last|past|previous|ago)\b/i.test(text)) return undefined;
  const exact = /\b(?:today|tonight|tomorrow|yesterday)\b/i.test(text);
  const counted = start.isCertain('day') && /\b(?:in|within|from now|later)\b|\bafter\b/i.test(text) && !/\bnext\b/i.test(text);
  const byWeekday = start.isCertain('weekday') && !/\bweekend\b/i.test(text);
  if (!exact && !counted && !byWeekday) return undefined;
  // Chrono takes the nearest weekday, which may be past, but an exam lies ahead.
  const ahead = byWeekday && !start.isCertain('day') && day < today ? day + 7 : day;
  return { ...place(result), first: ahead, last: ahead, yearWritten: false, ambiguous: false, wrongWeekday: undefined };
}

/** Offsets without the "on" that chrono includes and without the number of a row that it takes for an hour: "10⇥16 Nov". */
function place({ index, text }: ParsedResult): { readonly start: number; readonly end: number } {
  const lead = /^(?:(?:on|at|by)[ \t]{1,3}|\d{1,2}[ \t]{1,3}(?=\d{1,2}(?:st|nd|rd|th)?[ \t]{1,2}[a-z]))/i.exec(text)?.[0].length ?? 0;
  // "7 September 2026. 14 weeks": a number after the year is not an hour.
  const tail = /(?<=\b20\d\d)[.,;]?\s{1,2}\d{1,2}$/.exec(text.trimEnd())?.[0].length ?? 0;
  return { start: index + lead, end: index + text.trimEnd().length - tail };
}

/** Joins two numeric dates with a dash or "to" between them into one range: "10/12/2026 – 14/12/2026". */
function joinRanges(dates: readonly FoundDate[], line: string): FoundDate[] {
  const joined: FoundDate[] = [];
  for (const date of dates) {
    const before = joined.at(-1);
    const between = before && before.end <= date.start ? line.slice(before.end, date.start) : '';
    if (before && before.first === before.last && date.first > before.first && /^\s?(?:-|–|—|to|till|until)\s?$/.test(between)) {
      joined[joined.length - 1] = { ...before, end: date.end, last: date.last };
    } else {
      joined.push(date);
    }
  }
  return joined;
}
