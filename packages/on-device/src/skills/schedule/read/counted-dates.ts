import { monthNumber } from '@marginalia/engine';
import { civilDate, dayNumber, weekday } from '../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import { onOrAfter } from '../../../lib/dates/year-rule.ts';
import { COUNTED_FOREIGN, FOREIGN_NUMBERS, FOREIGN_TOMORROW, FROM_NOW, NTH_WEEKDAY, ORDINALS } from './words/counted-words.ts';
import { numberOf } from './words/number-words.ts';
import { weekdayIndex } from './words/weekday-index.ts';

/** Days that are counted from today or within a month, which the reader of dates does not know, with what each pattern gives. */
const PATTERNS: readonly (readonly [
  string,
  (groups: Readonly<Record<string, string | undefined>>, today: number) => number | undefined,
])[] = [
  [
    NTH_WEEKDAY,
    ({ ordinal = '', name = '', month = '' }, today) => {
      const at = /^\d/.test(ordinal) ? Number(ordinal[0]) - 1 : ORDINALS.indexOf(ordinal.toLowerCase());
      return nthWeekday(at, weekdayIndex(name.toLowerCase()), monthNumber(month), today);
    },
  ],
  [
    FROM_NOW,
    ({ count, unit, count2, unit2, count3, unit3 }, today) => {
      const number = numberOf(
        (count ?? count2 ?? count3 ?? '').toLowerCase().replace(/^(?:exactly|roughly|approximately|around|about|just over|under) /, ''),
      );
      const days = { d: 1, w: 7, m: 30 }[(unit ?? unit2 ?? unit3 ?? 'd')[0]?.toLowerCase() ?? 'd'] ?? 1;
      return number > 0 ? today + Math.floor(number * days) : undefined;
    },
  ],
  // "in zwei Wochen", "dans 10 jours", "dentro de dos semanas", "दो हफ्ते बाद"
  [
    COUNTED_FOREIGN,
    ({ count, unit, count2, unit2 }, today) => {
      const word = (count ?? count2 ?? '').toLowerCase();
      const number = Number(word) || FOREIGN_NUMBERS.findIndex((it) => it.includes(word)) + 1;
      const size = /^(?:w|sem|हफ|सप)/i.test(unit ?? unit2 ?? '') ? 7 : /^m/i.test(unit ?? '') ? 30 : 1;
      return number > 0 ? today + number * size : undefined;
    },
  ],
  [FOREIGN_TOMORROW, ({ after }, today) => today + (after === undefined ? 1 : 2)],
];

/** The days of a text that are counted: "the second Tuesday of December", "4 weeks from today". */
export function countedDates(text: string, today: number): FoundDate[] {
  return PATTERNS.flatMap(([pattern, read]) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap(({ index, 0: words, groups = {} }) => {
      const day = read(groups, today);
      return day === undefined ? [] : [dayAt(index, words.length, day)];
    }),
  );
}

/** A date of one day. */
export function dayAt(start: number, length: number, day: number): FoundDate {
  return { start, end: start + length, first: day, last: day, yearWritten: false, ambiguous: false, wrongWeekday: undefined };
}

/** The next such weekday of a month; the last one for 4. */
function nthWeekday(at: number, name: number, month: number, today: number): number | undefined {
  const any = onOrAfter(today)(month, 28);
  const first = any === undefined ? undefined : dayNumber(civilDate(any).year, month, 1);
  if (first === undefined) return undefined;
  const day = first + ((name - weekday(first) + 7) % 7) + at * 7;
  return civilDate(day).month === month ? day : at === 4 ? day - 7 : undefined;
}
