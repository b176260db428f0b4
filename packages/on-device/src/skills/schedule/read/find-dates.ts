import { calendarDates } from '../../../lib/dates/calendar/calendar-dates.ts';
import { monthOf } from '../../../lib/dates/calendar/month-names.ts';
import { resolveDate } from '../../../lib/dates/calendar/resolve.ts';
import { civilDate, dayNumber, mondayOf, weekday } from '../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { FigureOrder } from '../../../lib/dates/numeric-dates.ts';
import { readDates } from '../../../lib/dates/read-dates.ts';
import { onOrAfter } from '../../../lib/dates/year-rule.ts';
import { countedDates, dayAt } from './counted-dates.ts';
import { withRightDays } from './misspelt-days.ts';
import { nextOfMonth } from './relative-days.ts';
import { AFTER_ANOTHER, DAY_AFTER, DOTTED, FOLLOWING, FORTNIGHT, FROM_ANOTHER } from './words/counted-words.ts';
import { MONTH_ALONE, WEEK_OF } from './words/date-words.ts';
import { DAY_ALONE } from './words/day-words.ts';
import { numberOf } from './words/number-words.ts';
import { weekdayIndex } from './words/weekday-index.ts';

/** The dates of a line in the languages of the product. A date without a year is the next such day. */
export function findDates(written: string, offset: number, today: number, figures: FigureOrder): FoundDate[] {
  const line = withRightDays(written);
  const years = onOrAfter(today);
  const fortnights = [...line.matchAll(FORTNIGHT)];
  const counted = countedDates(line, today);
  const plain = without(line, counted)
    .replace(FOLLOWING, (words) => '~'.repeat(words.length))
    .replaceAll(FORTNIGHT, (words) => 'two weeks'.padEnd(words.length));
  const found = readDates(plain, 0, { today, years, relative: true, figures }).filter(({ start, end }) => {
    const words = line.slice(start, end);
    return !(FROM_ANOTHER.test(words) && (/(?:after|later|before)$/i.test(words) || AFTER_ANOTHER.test(line.slice(end))));
  });
  for (const { index, 0: words } of fortnights) {
    const at = found.findIndex((it) => it.start <= index && it.end > index);
    const date = found[at];
    if (date) found[at] = { ...date, end: index + words.length };
  }
  found.push(...counted);
  const rest = without(line, found);
  const named = /\p{L}/u.test(rest)
    ? calendarDates(rest, 0, { dayFirst: figures.monthFirst !== true, isOrderKnown: true, monthBeforeDay: false, dotted: false }).flatMap(
        (date) => (/[\p{L}\p{M}]{3}/u.test(rest.slice(date.start, date.end)) ? (resolveDate(date, years) ?? []) : []),
      )
    : [];
  const bare = found.length + named.length === 0 ? dottedDates(rest, today) : [];
  return [...found, ...named, ...bare]
    .sort((a, b) => a.start - b.start)
    .map((date) => weekOf(date, line, today))
    .map((date) => ({ ...date, start: date.start + offset, end: date.end + offset }));
}

/** "Week of 14 December" is all days of that week, from Monday. */
function weekOf(date: FoundDate, line: string, today: number): FoundDate {
  const words = date.first === date.last ? WEEK_OF.exec(line.slice(0, date.start)) : null;
  const monday = mondayOf(date.first);
  return words === null ? date : { ...date, start: words.index, first: monday > today ? monday : date.first, last: monday + 6 };
}

/**
 * The month behind the name of a subject, as a run of days, where a line names no day: "Droit constitutionnel: janvier".
 * @param isSubject whether words name a subject
 */
export function monthAlone(line: string, offset: number, today: number, isSubject: (words: string) => boolean): FoundDate[] {
  const { label = '', month: word = '', year: written } = MONTH_ALONE.exec(line)?.groups ?? {};
  const month = monthOf(word);
  if (month === 0 || !isSubject(label)) return [];
  const now = civilDate(today);
  const year = written === undefined ? now.year + (month < now.month ? 1 : 0) : Number(written);
  const first = dayNumber(year, month, 1) ?? today;
  const last = (dayNumber(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? first) - 1;
  const start = offset + line.lastIndexOf(word);
  const end = start + word.length + (written === undefined ? 0 : line.slice(line.lastIndexOf(word) + word.length).indexOf(written) + 4);
  const yearWritten = written !== undefined;
  return [
    { start, end, first: last > today ? Math.max(first, today + 1) : first, last, yearWritten, ambiguous: false, wrongWeekday: undefined },
  ];
}

/** The text with a filler in the place of dates, so that no later pattern reads them again. */
export function without(line: string, dates: readonly { readonly start: number; readonly end: number }[], offset = 0): string {
  return dates.reduce((text, { start, end }) => text.slice(0, start - offset) + '~'.repeat(end - start) + text.slice(end - offset), line);
}

function dottedDates(text: string, today: number): FoundDate[] {
  return [...text.matchAll(DOTTED)].flatMap((match) => {
    const day = onOrAfter(today)(Number(match[2]), Number(match[1]));
    return day === undefined ? [] : [dayAt(match.index, match[0].length, day)];
  });
}

/**
 * Days whose month another date of the form decides: the one before, or the first one; without any, today.
 * @param whole the dates of the line
 * @param near the day number of the date that is nearest before the line, or of its first one
 */
export function daysAlone(rest: string, offset: number, whole: readonly FoundDate[], near: number | undefined, today: number): FoundDate[] {
  const named = [...rest.matchAll(DAY_ALONE)].flatMap((match) => {
    const number = Number(match[1] ?? match[2]);
    const { year, month } = civilDate(near ?? today);
    const same = near === undefined ? undefined : dayNumber(year, month, number);
    const day = same !== undefined && same >= today ? same : nextOfMonth(number, today);
    return day === undefined ? [] : [dayAt(match.index + offset, match[0].length, day)];
  });
  const known = [...whole, ...named];
  const after: FoundDate[] = [];
  for (const { index, 0: words, groups = {} } of rest.matchAll(DAY_AFTER)) {
    const before = [...known, ...after].filter(({ start }) => start < index + offset).sort((a, b) => b.start - a.start)[0]?.first ?? near;
    if (before === undefined) continue;
    const name = groups['name'] ?? groups['next'];
    const ahead = name === undefined ? 1 : (weekdayIndex(name.toLowerCase()) - weekday(before) + 7) % 7 || 7;
    const days = groups['count'] === undefined ? ahead : numberOf(groups['count']) * (groups['weeks'] === undefined ? 1 : 7);
    after.push(dayAt(index + offset, words.length, before + Math.round(days)));
  }
  return [...named, ...after];
}
