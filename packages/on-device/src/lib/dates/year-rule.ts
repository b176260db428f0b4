import { civilDate, dayNumber } from './civil.ts';
import type { YearRule } from './found-date.ts';

/** Years to try for 29 February: it returns within 8. */
const REACH = 8;

/** The first such day on or after a given one. */
export function onOrAfter(from: number): YearRule {
  return (month, day) => {
    const { year } = civilDate(from);
    for (let ahead = 0; ahead <= REACH; ahead++) {
      const found = dayNumber(year + ahead, month, day);
      if (found !== undefined && found >= from) return found;
    }
    return undefined;
  };
}

/** The such day nearest to a given one, before or after it. */
export function nearestTo(day: number): YearRule {
  return onOrAfter(day - 182);
}

/** One fixed year. */
export function inYear(year: number): YearRule {
  return (month, day) => dayNumber(year, month, day);
}

/** An academic year that begins in the given calendar year: months before July belong to the next. */
export function inAcademicYear(year: number): YearRule {
  return (month, day) => dayNumber(month >= 7 ? year : year + 1, month, day);
}
