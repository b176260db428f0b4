/** A date, or a run of days, found in a text. Offsets are those of the whole field. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  /** Day numbers; equal for a single day. */
  readonly first: number;
  readonly last: number;
  readonly yearWritten: boolean;
  /** Two numbers that could be read either way ("05/12/2026"): read day first. */
  readonly ambiguous: boolean;
  /** The weekday written beside it, where it is not that date's (0 for Monday). */
  readonly wrongWeekday: number | undefined;
}

/** Gives a date without a year its year: the day number, or undefined where no year near has such a day. */
export type YearRule = (month: number, day: number) => number | undefined;
