import type { UnusedText } from '@marginalia/engine';

/** The lines of a calendar that are no exams: the time that they take, and those without hours. */
export interface CalendarReading {
  /** The text with other characters in the place of these lines, so that offsets stay. */
  readonly rest: string;
  /** Minutes that are taken between 08:00 and 22:00, by day. */
  readonly taken: ReadonlyMap<number, number>;
  readonly unused: readonly UnusedText[];
}

/** The part of a day in which people study, in minutes after midnight. */
export const MORNING = 8 * 60;
export const NIGHT = 22 * 60;

/** The minutes that a day has for study beside its calendar. */
export function freeMinutes(taken: number): number {
  return NIGHT - MORNING - taken;
}
