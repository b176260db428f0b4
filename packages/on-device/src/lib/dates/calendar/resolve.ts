import { dayNumber, weekday as weekdayOfDay } from '../civil.ts';
import type { FoundDate, YearRule } from '../found-date.ts';
import type { WrittenDate, WrittenDay } from './written-date.ts';

/** A range of more than this many days is a misreading. */
const LONGEST_RANGE = 250;

/** Gives a written date its year. Returns undefined if there is no such day. */
export function resolveDate(date: WrittenDate, years: YearRule): FoundDate | undefined {
  const first = dayOf(date.first, years);
  if (first === undefined) return undefined;
  const last = date.last === date.first ? first : lastDay(date.last, first, years);
  if (last === undefined) return undefined;
  const { start, end, weekday, ambiguous } = date;
  const isWrong = weekday !== undefined && weekday !== weekdayOfDay(first);
  return { start, end, first, last, yearWritten: date.first.year !== undefined, ambiguous, wrongWeekday: isWrong ? weekday : undefined };
}

function dayOf({ year, month, day }: WrittenDay, years: YearRule): number | undefined {
  return year === undefined ? years(month, day) : dayNumber(year, month, day);
}

/** The end of a range: in its own year, or in the year of its start, or in the next. */
function lastDay(last: WrittenDay, first: number, years: YearRule): number | undefined {
  const year = new Date(first * 86_400_000).getUTCFullYear();
  return [dayOf(last, years), dayNumber(year, last.month, last.day), dayNumber(year + 1, last.month, last.day)].find(
    (it) => it !== undefined && it >= first && it - first <= LONGEST_RANGE,
  );
}
