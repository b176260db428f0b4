import { monthNumber } from '@marginalia/engine';
import { dayNumber } from './civil.ts';
import type { FoundDate, YearRule } from './found-date.ts';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
/** Two days need "and" or "&" between them: "Physics 2, 5 Dec" is not two days. */
const LIST = `${DAY}(?:[ \\t]{0,2},[ \\t]{0,2}${DAY}){0,8},?[ \\t]{0,2}(?:and|&)[ \\t]{0,2}${DAY}`;
const BEFORE_MONTH = new RegExp(`(?<![\\d/.:-])(${LIST})[ \\t]{1,2}(?:of[ \\t])?(${MONTH})\\b\\.?(?:,?[ \\t]{1,2}(20\\d\\d)\\b)?`, 'gi');
const AFTER_MONTH = new RegExp(`\\b(${MONTH})\\b\\.?[ \\t]{1,2}(${LIST})(?![\\d:]|[ \\t]?[ap]m)(?:,?[ \\t]{1,2}(20\\d\\d)\\b)?`, 'gi');

/** Several days of one month: "5 and 7 Dec", "Dec 5, 7 and 9". The chrono library sees only the day next to the month. */
export function listedDays(text: string, years: YearRule): { readonly dates: FoundDate[]; readonly covered: readonly [number, number][] } {
  const dates: FoundDate[] = [];
  const covered: [number, number][] = [];
  const read = (match: RegExpExecArray, list: string, listStart: number, month: string, year: string | undefined): void => {
    const number = monthNumber(month);
    const found: FoundDate[] = [];
    for (const day of list.matchAll(/\d{1,2}/g)) {
      const first = year === undefined ? years(number, Number(day[0])) : dayNumber(Number(year), number, Number(day[0]));
      if (first === undefined) return;
      const start = listStart + day.index;
      found.push({
        start,
        end: start + day[0].length,
        first,
        last: first,
        yearWritten: year !== undefined,
        ambiguous: false,
        wrongWeekday: undefined,
      });
    }
    dates.push(...found);
    covered.push([match.index, match.index + match[0].length]);
  };
  for (const match of text.matchAll(BEFORE_MONTH)) read(match, match[1] ?? '', match.index, match[2] ?? '', match[3]);
  for (const match of text.matchAll(AFTER_MONTH)) {
    const list = match[2] ?? '';
    read(match, list, match.index + match[0].indexOf(list), match[1] ?? '', match[3]);
  }
  return { dates, covered };
}
