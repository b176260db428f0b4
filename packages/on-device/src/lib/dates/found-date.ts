/** A date, or a range of days, found in a text. Offsets count from the start of the field. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  /** Day numbers; equal for a single day. */
  readonly first: number;
  readonly last: number;
  readonly yearWritten: boolean;
  /** The day and the month could be swapped ("05/12/2026"). Such a date is read day first unless the reader says otherwise. */
  readonly ambiguous: boolean;
  /** The day number of the other order, where the date is ambiguous and that order gives a day. */
  readonly swapped?: number | undefined;
  /** The weekday written beside the date, if it is the wrong one (0 for Monday). */
  readonly wrongWeekday: number | undefined;
}

/** Chooses a year for a date without one. Returns the day number, or undefined if no year near has such a day. */
export type YearRule = (month: number, day: number) => number | undefined;
