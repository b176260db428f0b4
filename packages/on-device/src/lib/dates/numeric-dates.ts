import { dayNumber } from './civil.ts';
import type { FoundDate, YearRule } from './found-date.ts';

const YEAR_FIRST = /(?<![\d/.-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/]|[-.]\d)/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d/]|[-.]\d)/g;
/** A date without a year needs a slash: "5.12" and "5-12" are more often numbers and ranges. */
const NO_YEAR = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/]|[-.]\d|[ \t]?(?:%|of\b|marks?\b|points?\b))/g;

/** Dates written with numbers only: 2026-12-09, 15/12/2026, 15.12.26, 15/12. Read day first if possible. */
export function numericDates(text: string, years: YearRule, bareSlashes: boolean): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (match: RegExpExecArray, day: number | undefined, yearWritten: boolean, ambiguous = false): void => {
    if (day === undefined) return;
    const end = match.index + match[0].length;
    found.push({ start: match.index, end, first: day, last: day, yearWritten, ambiguous, wrongWeekday: undefined });
  };
  for (const match of text.matchAll(YEAR_FIRST)) {
    add(match, dayNumber(Number(match[1]), Number(match[2]), Number(match[3])), true);
  }
  for (const match of text.matchAll(YEAR_LAST)) {
    const { day, month, ambiguous } = order(Number(match[1]), Number(match[3]));
    const year = Number(match[4]);
    add(match, dayNumber(year < 100 ? 2000 + year : year, month, day), true, ambiguous);
  }
  for (const match of bareSlashes ? text.matchAll(NO_YEAR) : []) {
    const { day, month, ambiguous } = order(Number(match[1]), Number(match[2]));
    add(match, month > 12 ? undefined : years(month, day), false, ambiguous);
  }
  return found.sort((a, b) => a.start - b.start);
}

function order(a: number, b: number): { readonly day: number; readonly month: number; readonly ambiguous: boolean } {
  if (b > 12 && a <= 12) return { day: b, month: a, ambiguous: false };
  return { day: a, month: b, ambiguous: a <= 12 && b <= 12 && a !== b };
}
