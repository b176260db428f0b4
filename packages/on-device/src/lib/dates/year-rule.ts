import { civilDate, dayNumber } from './civil.ts';
import type { YearRule } from './found-date.ts';

/** The number of years to try: 29 February comes again within 8 years. */
const YEARS_TRIED = 8;

/** The first such day on or after a given one. */
export function onOrAfter(from: number): YearRule {
  return (month, day) => {
    const { year } = civilDate(from);
    for (let ahead = 0; ahead <= YEARS_TRIED; ahead++) {
      const found = dayNumber(year + ahead, month, day);
      if (found !== undefined && found >= from) return found;
    }
    return undefined;
  };
}

/** The nearest such day to a given day, before or after it. */
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
