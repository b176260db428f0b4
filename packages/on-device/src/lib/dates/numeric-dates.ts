import { dayNumber } from './civil.ts';
import type { FoundDate, YearRule } from './found-date.ts';

const YEAR_FIRST = /(?<![\d/.-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/]|[-.]\d)/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d/]|[-.]\d)/g;
/** A date without a year needs a slash: "5.12" and "5-12" are more often numbers and ranges. */
const NO_YEAR = /(?<![\d/.]|(?<!\/\d{1,2})-)(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d|-\d(?!\d?\/\d)|[ \t]?(?:%|of\b|marks?\b|points?\b))/g;

/** "16.12.": the full stop after the month tells it from a decimal number. */
const DOTTED = /(?<![\d/.:-])(\d{1,2})\.[ \t]?(\d{1,2})\.(?!\d)/g;

/** The order in which figures are read; by default the day stands first where both orders are possible. */
export interface FigureOrder {
  readonly monthFirst?: boolean | undefined;
  /** Whether the text shows its order, so that no date in figures is ambiguous. */
  readonly isOrderKnown?: boolean | undefined;
}

/** Dates written with numbers only: 2026-12-09, 15/12/2026, 15.12.26, 15/12, 15.12. */
export function numericDates(
  text: string,
  years: YearRule,
  bareSlashes: boolean,
  { monthFirst = false, isOrderKnown = false }: FigureOrder = {},
): FoundDate[] {
  const found: FoundDate[] = [];
  const add = (match: RegExpExecArray, day: number | undefined, yearWritten: boolean, swapped?: number): void => {
    if (day === undefined) return;
    const end = match.index + match[0].length;
    const isOpen = swapped !== undefined && !isOrderKnown;
    found.push({
      start: match.index,
      end,
      first: day,
      last: day,
      yearWritten,
      ambiguous: isOpen,
      ...(isOpen && { swapped }),
      wrongWeekday: undefined,
    });
  };
  for (const match of text.matchAll(YEAR_FIRST)) {
    add(match, dayNumber(Number(match[1]), Number(match[2]), Number(match[3])), true);
  }
  for (const match of text.matchAll(YEAR_LAST)) {
    const { day, month, ambiguous } = order(Number(match[1]), Number(match[3]), monthFirst && match[2] !== '.');
    const short = Number(match[4]);
    const year = short < 100 ? 2000 + short : short;
    add(match, dayNumber(year, month, day), true, ambiguous ? dayNumber(year, day, month) : undefined);
  }
  for (const match of bareSlashes ? text.matchAll(NO_YEAR) : []) {
    const { day, month, ambiguous } = order(Number(match[1]), Number(match[2]), monthFirst);
    add(match, month > 12 ? undefined : years(month, day), false, ambiguous ? years(day, month) : undefined);
  }
  for (const match of bareSlashes ? text.matchAll(DOTTED) : []) {
    const [day, month] = [Number(match[1]), Number(match[2])];
    add(match, month > 12 ? undefined : years(month, day), false);
  }
  return found.sort((a, b) => a.start - b.start);
}

function order(a: number, b: number, monthFirst: boolean): { readonly day: number; readonly month: number; readonly ambiguous: boolean } {
  const ambiguous = a <= 12 && b <= 12 && a !== b;
  if ((b > 12 && a <= 12) || (ambiguous && monthFirst)) return { day: b, month: a, ambiguous };
  return { day: a, month: b, ambiguous };
}
