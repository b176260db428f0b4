import type { DayRange } from './time-entry.ts';

/** A pattern of a week that holds on some days of the plan. */
export interface Period extends DayRange {
  /** Minutes by weekday, Monday first. */
  readonly perDay: readonly number[];
}

/** Study time: minutes for each weekday, or a total, with the days on which it holds. */
export interface StudyTime {
  /** Minutes by weekday, Monday first; undefined if only a total was given. */
  readonly perDay: readonly number[] | undefined;
  /** Minutes for all days of the plan together. */
  readonly total: number | undefined;
  /** Minutes for a week, if the text states them so. */
  readonly weekly: number | undefined;
  /** The stated length of the plan in days. */
  readonly horizon: number | undefined;
  /** The first and the last day of study, where the text names one. */
  readonly window: { readonly first: number | undefined; readonly last: number | undefined };
  /** Weekdays and dates without study. */
  readonly offDays: readonly number[];
  readonly off: readonly DayRange[];
  /** Days with a pattern of their own; the last one counts. */
  readonly periods: readonly Period[];
  readonly everyOther: boolean;
  /** The most minutes of a day. */
  readonly most: number | undefined;
  /** The minutes of a day before an exam, where the text names them. */
  readonly eve?: number;
  /** The minutes of one session, where the text names them. */
  readonly session?: number;
  /** The assumptions behind the values: "a-day" for hours without a rate. */
  readonly assumed: readonly ('a-day' | 'hours' | 'lower' | 'every-day' | 'days')[];
}

/** A study time that says nothing. */
export const NO_LIMITS: StudyTime = {
  perDay: undefined,
  total: undefined,
  weekly: undefined,
  horizon: undefined,
  window: { first: undefined, last: undefined },
  offDays: [],
  off: [],
  periods: [],
  everyOther: false,
  most: undefined,
  assumed: [],
};
