import { bareDaysIn } from './bare-days.ts';
import { calendarDates } from './calendar-dates.ts';
import { spanOf } from './course-span.ts';
import type { DateHabits, WrittenDate } from './written-date.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const MONTH_FIRST = new RegExp(`(?<![a-z])${MONTH}[ \\t]{1,3}\\d{1,2}(?:st|nd|rd|th)?(?!\\d)`, 'gi');
const DAY_FIRST = new RegExp(`(?<![\\d.])\\d{1,2}(?:st|nd|rd|th)?[ \\t]{1,3}${MONTH}(?![a-z.])(?![ \\t]{1,3}\\d{1,2}(?!\\d))`, 'gi');
/** With or without its year. */
const PAIR = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?!\d|\.\d|\/(?!(?:\d\d){1,2}(?![\d/])))/g;
/** The order is known if it gives this many more dates in sequence than the other. */
const CLEAR_LEAD = 2;
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/g;
const GERMAN = /\b(?:und|der|die|das|für|mit|Vorlesung|Übung|Klausur|Sitzung|Woche|Termine?|Datum|Abgabe)\b/g;
/** Two dates of a schedule that follow one another are at most this many days apart. */
const STEP = 40;
const MOST_LINES = 3000;
const LONGEST_LINE = 400;
/** A term's name at the top of a document is that of the course. */
const HEAD = 600;

/**
 * The order and marks of the dates in a document: decided by days above 12, by the order that gives dates in sequence, or by the order
 * that puts them into the span of the course, which the named months of the document and of the other fields of its form give.
 */
export function habitsOf(lines: readonly string[], fields: readonly string[] = []): DateHabits {
  const text = lines.slice(0, MOST_LINES).join('\n');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const dotted = [...text.matchAll(DOTTED)].filter((it) => Number(it[1]) <= 31 && Number(it[2]) <= 12 && Number(it[1]) > 12).length;
  const habits = {
    monthBeforeDay: count(MONTH_FIRST) > count(DAY_FIRST),
    dotted: dotted >= 2 || (dotted >= 1 && count(GERMAN) >= 3),
    bare: bareDaysIn(lines.slice(0, MOST_LINES)),
  };
  return { ...habits, ...orderIn(lines, fields, text, habits) };
}

type Order = Pick<DateHabits, 'dayFirst' | 'isOrderKnown'>;

function orderIn(lines: readonly string[], fields: readonly string[], text: string, habits: Omit<DateHabits, keyof Order>): Order {
  const pairs = [...text.matchAll(PAIR)].map((it) => [Number(it[1]), Number(it[2])] as const);
  const days = pairs.filter(([a, b]) => a > 12 && a <= 31 && b <= 12).length;
  const months = pairs.filter(([a, b]) => b > 12 && b <= 31 && a <= 12).length;
  if (days !== months) return { dayFirst: days > months, isOrderKnown: true };
  const [asDays, asMonths] = [true, false].map((dayFirst) => steps(lines, { ...habits, dayFirst, isOrderKnown: false }));
  const isClear = Math.abs((asDays ?? 0) - (asMonths ?? 0)) >= CLEAR_LEAD;
  const inSpan = isClear ? undefined : orderInSpan(lines, fields, text, pairs, habits);
  return { dayFirst: inSpan ?? (asDays ?? 0) >= (asMonths ?? 0), isOrderKnown: isClear || inSpan !== undefined };
}

/** Whether the day stands first, if one order puts more of the dates into the span of the course than the other. */
function orderInSpan(
  lines: readonly string[],
  fields: readonly string[],
  text: string,
  pairs: readonly (readonly [number, number])[],
  habits: Omit<DateHabits, keyof Order>,
): boolean | undefined {
  const unsure = pairs.filter(([a, b]) => a !== b && a >= 1 && b >= 1 && a <= 12 && b <= 12);
  if (unsure.length === 0) return undefined;
  const sureIn = (all: readonly string[]): WrittenDate[] =>
    all
      .slice(0, MOST_LINES)
      .filter((line) => line.length < LONGEST_LINE)
      .flatMap((line) => calendarDates(line, 0, { ...habits, dayFirst: true, isOrderKnown: false }).filter((it) => !it.ambiguous));
  const isIn = spanOf(sureIn(fields), sureIn(lines), `${fields.join('\n')}\n${text.slice(0, HEAD)}`);
  if (!isIn) return undefined;
  const asDays = unsure.filter(([day, month]) => isIn(month, day)).length;
  const asMonths = unsure.filter(([month, day]) => isIn(month, day)).length;
  return asDays === asMonths ? undefined : asDays > asMonths;
}

/** Counts the dates that follow the one before them by some days, not months, and so are a sequence. */
function steps(lines: readonly string[], habits: DateHabits): number {
  const days = lines
    .slice(0, MOST_LINES)
    .filter((line) => line.includes('/'))
    .flatMap((line) => calendarDates(line.slice(0, 400), 0, habits))
    .filter((it) => it.ambiguous)
    .map(({ first }) => first.month * 31 + first.day);
  return days.filter((day, index) => index > 0 && day >= (days[index - 1] ?? 0) && day - (days[index - 1] ?? 0) <= STEP).length;
}
