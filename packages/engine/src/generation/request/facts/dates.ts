import { addDays, dayOf, daysBetween, mondayOf, type PrintedDay, printDay, withYear } from '../../../items/days.ts';

const MONTH =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
// The groups of `dayOf`. Stricter than the reader of results: "marks 20" and "market 12" are no days of March.
const DAY = `(?:(\\d{4}-\\d{2}-\\d{2})|()(\\d{1,2})(?:st|nd|rd|th)? ${MONTH}(?:,? (\\d{4}))?|()${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?)`;
const DAYS = new RegExp(`(?<![\\p{L}\\d-])${DAY}(?![\\p{L}\\d])`, 'gu');
// "14.12.2026"; with slashes only where the month cannot be the first number.
const NUMERIC = /(?<![\d./])(?:(\d{1,2})\.(\d{1,2})|(1[3-9]|2\d|3[01])\/(\d{1,2}))[./](\d{4})(?!\d)/g;
const DISTANCES = /\bin (\d{1,2}) (day|week)s?\b/gi;

/** A date matters up to this many days from today. */
const MOST_DAYS_AWAY = 400;
const MOST_DATES = 8;
const MOST_MONDAYS = 8;

/** Today with its weekday. */
export function todayFact(today: string): string {
  return `Today is ${named(today)}.`;
}

/** Whether a text names days to come. The dates of other texts are history. */
export function looksAhead(text: string, today: string): boolean {
  return daysNear(text, today).some((day) => day >= today);
}

/** The dates that a plan needs: those of the material with their weekdays and days left, and the coming Mondays to the last of them. */
export function planFacts(text: string, today: string): string[] {
  const near = daysNear(text, today);
  const distances = [...new Set(text.match(DISTANCES))];
  const dates = [
    ...near.map((day) => ({ day, name: named(day) })),
    ...distances.map((words) => ({ day: addDays(today, daysIn(words)), name: `"${words}": ${named(addDays(today, daysIn(words)))}` })),
  ].toSorted((a, b) => Number(a.day < today) - Number(b.day < today) || (a.day < b.day ? -1 : 1));
  const printed = dates.slice(0, MOST_DATES).map(({ day, name }) => `${name}${day < today ? '' : ` (${daysBetween(today, day)})`}`);
  const last = [today, ...dates.map(({ day }) => day)].sort().at(-1) ?? today;
  return [...(printed.length > 0 ? [`Days left: ${printed.join('; ')}.`] : []), `Mondays: ${mondaysTo(last, today).join(', ')}.`];
}

/** The days of a year or so around today that a text names, in their order. */
function daysNear(text: string, today: string): string[] {
  const found = new Set<string>();
  const add = (day: PrintedDay | undefined): void => {
    if (day) found.add(withYear(isoOf(day), today));
  };
  for (const [, ...groups] of text.matchAll(DAYS)) add(dayOf(groups));
  for (const [, day, month, dayBefore, monthAfter, year = ''] of text.matchAll(NUMERIC))
    add(dayOf([`${year}-${twoDigits(month ?? monthAfter)}-${twoDigits(day ?? dayBefore)}`]));
  return [...found].filter((day) => Math.abs(daysBetween(today, day)) <= MOST_DAYS_AWAY).sort();
}

function isoOf({ year, month, day }: PrintedDay): string {
  return `${year ?? '-'}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(number: string | number = ''): string {
  return String(number).padStart(2, '0');
}

/** "Mon 2026-11-23". */
function named(iso: string): string {
  return `${printDay(iso).slice(0, 3)} ${iso}`;
}

function daysIn(words: string): number {
  return Number(/\d+/.exec(words)?.[0]) * (/week/i.test(words) ? 7 : 1);
}

function mondaysTo(last: string, today: string): string[] {
  const first = mondayOf(addDays(today, 7));
  const weeks = Math.min(MOST_MONDAYS, Math.max(1, Math.floor(daysBetween(first, last) / 7) + 1));
  return Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week));
}
