import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { Passage } from '../../../../spans.ts';

/** An exam date as read. */
export interface ExamDate {
  readonly date: FoundDate;
  /** The words beside it; without any, `start === end`. */
  readonly label: Passage;
  /** Index of the subject; 'all' if the date names none; undefined if its words match no subject. */
  readonly subject: number | 'all' | undefined;
  /** Whether another date or today gave the month: "on the 18th". */
  readonly isMonthAssumed: boolean;
  /** The words around it that say the person cannot study on these days. */
  readonly away?: Passage | undefined;
  /** Whether work is handed in on this day, which is no exam. */
  readonly isDue: boolean;
}
