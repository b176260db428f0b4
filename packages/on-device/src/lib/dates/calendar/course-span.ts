import type { WrittenDate } from './written-date.ts';

/** Whether a day of the year is in the span of a course. */
export type InSpan = (month: number, day: number) => boolean;

const YEAR = 366;
/** The days before each month in a leap year. */
const STARTS = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
/** Dates of a course stand at most this many days before and after its other dates. */
const BEFORE = 10;
const AFTER = 25;
/** The fewest dates of a text that show its span, and the longest span of a course, in days. */
const FEWEST_DATES = 2;
const LONGEST_COURSE_DAYS = 270;
/** The terms whose months are the same wherever the word is used for a term, with their first and last day. */
const TERMS: readonly (readonly [RegExp, number, number])[] = [
  [/\bspring\s(?:(?:semester|term|quarter)\s)?(?:20\d\d|['’]\d\d)\b/i, dayOfYear(1, 2), dayOfYear(6, 20)],
  [/\bfall\s(?:(?:semester|term|quarter)\s)?(?:20\d\d|['’]\d\d)\b/i, dayOfYear(8, 10), dayOfYear(12, 31)],
];

/**
 * The span of a course: a range of days in a field of its form, the dates of its text, or the name of its term. Undefined if none is
 * there.
 */
export function spanOf(fieldDates: readonly WrittenDate[], dates: readonly WrittenDate[], text: string): InSpan | undefined {
  const ends = fieldDates.flatMap(({ first, last }) => [first, last]).map(({ month, day }) => dayOfYear(month, day));
  const [from] = ends;
  const to = ends.at(-1);
  if (from !== undefined && to !== undefined && from !== to) return within(from - BEFORE, lengthOf(from, to) + BEFORE + AFTER);
  const days = dates.flatMap(({ first, last }) => [first, last]).map(({ month, day }) => dayOfYear(month, day));
  const arc = shortestArc([...days, ...ends]);
  if (arc && arc.length <= LONGEST_COURSE_DAYS) return within(arc.from - BEFORE, arc.length + BEFORE + AFTER);
  const term = TERMS.find(([name]) => name.test(text));
  return term && within(term[1], term[2] - term[1]);
}

/** The shortest stretch of the year that holds all days; it may run over the end of the year. */
function shortestArc(days: readonly number[]): { readonly from: number; readonly length: number } | undefined {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  if (sorted.length < FEWEST_DATES) return undefined;
  const arcs = sorted.map((from, index) => ({ from, length: lengthOf(from, sorted.at(index - 1) ?? from) }));
  return arcs.reduce((best, it) => (it.length < best.length ? it : best));
}

function within(from: number, length: number): InSpan {
  return (month, day) => lengthOf(from, dayOfYear(month, day)) <= length;
}

function lengthOf(from: number, to: number): number {
  return (((to - from) % YEAR) + YEAR) % YEAR;
}

function dayOfYear(month: number, day: number): number {
  return (STARTS[month - 1] ?? 0) + day;
}
