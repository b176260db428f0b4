import { monthNumber } from '@marginalia/engine';
import type { DateParts } from '../csl-item.ts';

/** The source of a case-insensitive expression for the name of a month. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';

/** A year that a source can have: 1500 to 2099. */
export const YEAR = '(?:1[5-9]\\d\\d|20\\d\\d)';

/** The source of a case-insensitive expression without groups for a date with a month, in the orders that the styles use. */
export const DATE = [
  `\\b${DAY}\\s+${MONTH},?\\s+${YEAR}\\b`,
  `\\b${MONTH}\\s+${DAY},?\\s+${YEAR}\\b`,
  `\\b${YEAR},?\\s+${MONTH}(?:\\s+${DAY}\\b)?`,
  `\\b${MONTH},?\\s+${YEAR}\\b`,
  `\\b${YEAR}-\\d{2}-\\d{2}\\b`,
  `\\b\\d{1,2}[/.]\\d{1,2}[/.]${YEAR}\\b`,
  `\\b\\d{1,2}-\\d{1,2}-${YEAR}\\b`,
].join('|');

/** The words that stand for the year of a work that is not out yet, between marks: "(in press)", ", forthcoming." */
const NOT_OUT = /(?:[(,.]\s*|^)(in press|forthcoming|in preparation|submitted|to appear)\s*(?:[),.]|$)/i;

/** The reason for which a work has no date yet, in its own words. */
export function readStatus(text: string): string | undefined {
  return NOT_OUT.exec(text)?.[1]?.toLowerCase();
}

/** A day and month without a year, as in citations of newspapers: "4 November". */
export const DAY_AND_MONTH = `\\b${DAY}\\s+${MONTH}|\\b${MONTH}\\s+${DAY}\\b`;

/**
 * The date that a text states. If day and month could be swapped ("3/4/2020"), only the year is returned.
 */
export function readDate(text: string): DateParts | undefined {
  const year = new RegExp(`\\b(${YEAR})(?!\\d)`).exec(text)?.[1];
  if (year === undefined) return undefined;
  const named = new RegExp(`\\b${MONTH}`, 'i').exec(text)?.[0];
  if (named !== undefined) {
    const day = Number(/\b(\d{1,2})(?:st|nd|rd|th)?\b/i.exec(text)?.[1] ?? 0);
    return parts(Number(year), monthNumber(named), day);
  }
  const iso = /\d{4}[-/](\d{1,2})(?:[-/](\d{1,2}))?/.exec(text);
  if (iso !== null) return parts(Number(year), Number(iso[1]), Number(iso[2] ?? 0));
  const figures = /(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text);
  if (figures === null) return [Number(year)];
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  if (first > 12 && second <= 12) return parts(Number(year), second, first);
  if (second > 12 && first <= 12) return parts(Number(year), first, second);
  return first === second ? parts(Number(year), first, second) : [Number(year)];
}

function parts(year: number, month: number, day: number): DateParts {
  if (month < 1 || month > 12) return [year];
  return day < 1 || day > 31 ? [year, month] : [year, month, day];
}
