import type { BareDays } from './bare-days.ts';

/** A day as written: the year only if it stands there. */
export interface WrittenDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

/** A day, or a range of days, as written in a line. Offsets count from the start of the field. */
export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  readonly first: WrittenDay;
  readonly last: WrittenDay;
  /** The weekday beside it, 0 for Monday. */
  readonly weekday: number | undefined;
  /** Whether day and month could be swapped, and nothing in the document says which is right. */
  readonly ambiguous: boolean;
}

/** The order and marks in which a document writes its dates. */
export interface DateHabits {
  /** Whether 5/12 is 5 December. */
  readonly dayFirst: boolean;
  /** Whether the document itself shows that order. */
  readonly isOrderKnown: boolean;
  /** Whether the month stands before the day: "1 Jan 18" is then row 1 and 18 January. */
  readonly monthBeforeDay: boolean;
  /** Whether "15.10." is a date; elsewhere it is the number of a section. */
  readonly dotted: boolean;
  /** The numbers without a final full stop that are days: "9.14". */
  readonly bare?: BareDays | undefined;
}
