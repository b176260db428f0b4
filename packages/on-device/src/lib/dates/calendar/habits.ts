import { calendarDates, type DateHabits } from './calendar-dates.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const MONTH_FIRST = new RegExp(`(?<![a-z])${MONTH}[ \\t]{1,3}\\d{1,2}(?:st|nd|rd|th)?(?!\\d)`, 'gi');
const DAY_FIRST = new RegExp(`(?<![\\d.])\\d{1,2}(?:st|nd|rd|th)?[ \\t]{1,3}${MONTH}(?![a-z])(?![ \\t]{1,3}\\d{1,2}(?!\\d))`, 'gi');
const PAIR = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d.])/g;
/** The order is known if it gives this many more dates in sequence than the other. */
const CLEAR = 2;
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/g;
const GERMAN = /\b(?:und|der|die|das|für|mit|Vorlesung|Übung|Klausur|Sitzung|Woche|Termine?|Datum|Abgabe)\b/g;
/** Two dates of a schedule that follow one another are at most this many days apart. */
const STEP = 40;
const MOST_LINES = 3000;

/** How a document writes its dates: decided by days above 12, otherwise by the order that gives dates in sequence. */
export function habitsOf(lines: readonly string[]): DateHabits {
  const text = lines.slice(0, MOST_LINES).join('\n');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const dotted = [...text.matchAll(DOTTED)].filter((it) => Number(it[1]) <= 31 && Number(it[2]) <= 12 && Number(it[1]) > 12).length;
  const habits = { monthBeforeDay: count(MONTH_FIRST) > count(DAY_FIRST), dotted: dotted >= 2 || (dotted >= 1 && count(GERMAN) >= 3) };
  return { ...habits, ...orderIn(lines, text, habits) };
}

type Order = Pick<DateHabits, 'dayFirst' | 'isOrderKnown'>;

function orderIn(lines: readonly string[], text: string, habits: Omit<DateHabits, keyof Order>): Order {
  const pairs = [...text.matchAll(PAIR)].map((it) => [Number(it[1]), Number(it[2])] as const);
  const days = pairs.filter(([a, b]) => a > 12 && a <= 31 && b <= 12).length;
  const months = pairs.filter(([a, b]) => b > 12 && b <= 31 && a <= 12).length;
  if (days !== months) return { dayFirst: days > months, isOrderKnown: true };
  const [asDays, asMonths] = [true, false].map((dayFirst) => steps(lines, { ...habits, dayFirst, isOrderKnown: false }));
  return { dayFirst: (asDays ?? 0) >= (asMonths ?? 0), isOrderKnown: Math.abs((asDays ?? 0) - (asMonths ?? 0)) >= CLEAR };
}

/** How many dates follow the one before them by some days, not months, so that they are a sequence. */
function steps(lines: readonly string[], habits: DateHabits): number {
  const days = lines
    .slice(0, MOST_LINES)
    .filter((line) => line.includes('/'))
    .flatMap((line) => calendarDates(line.slice(0, 400), 0, habits))
    .filter((it) => it.ambiguous)
    .map(({ first }) => first.month * 31 + first.day);
  return days.filter((day, index) => index > 0 && day >= (days[index - 1] ?? 0) && day - (days[index - 1] ?? 0) <= STEP).length;
}
