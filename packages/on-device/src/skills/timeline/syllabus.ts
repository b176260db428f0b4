import type { YearBasis as ChosenBasis } from '../../lib/dates/calendar/choose-year.ts';
import type { FoundDate } from '../../lib/dates/found-date.ts';
import type { Stretch } from '../../lib/text/split-list.ts';
import type { Passage } from '../../spans.ts';

/** A topic of a week, a unit or a day, or what is to be read for it. */
export interface Topic extends Passage {
  readonly isReading?: true;
}

/** A numbered week of a syllabus, or several. */
export interface Week {
  readonly from: number;
  readonly to: number;
  readonly topics: readonly Topic[];
  /** The date beside it. */
  readonly day: number | undefined;
}

/** A unit, module or chapter. */
export interface Unit {
  /** "Unit II", as written. */
  readonly mark: Passage;
  /** Whether the mark is only a number: "3." */
  readonly numbered: boolean;
  readonly topics: readonly Topic[];
  /** The weeks in its own line. */
  readonly weeks: { readonly from: number; readonly to: number } | undefined;
  /** Its size as written: hours (or lectures), or weeks. */
  readonly size: { readonly amount: number; readonly in: 'hours' | 'weeks' } | undefined;
}

export type EventKind = 'exam' | 'test' | 'assignment' | 'project' | 'presentation' | 'other';

export interface Weight {
  readonly amount: number;
  readonly in: '%' | 'marks' | 'points';
  /** Whether it only divides the weight above it. */
  readonly isPart?: true;
}

/** An exam, a submission, a holiday: something with a name and a date, a week, or a weight. */
export interface CourseEvent {
  readonly name: Passage;
  readonly kind: EventKind;
  readonly date: FoundDate | undefined;
  readonly week: number | undefined;
  /** Its weight in the final mark. */
  readonly weight: Weight | undefined;
  /** "Day 5", the unit in whose line it stands. */
  readonly unit?: Passage;
  /** "Evaluation conferences", the label of the list in which it stands. */
  readonly at?: Passage;
}

/** The source of the years of the dates: `written` if every date has one. */
export type YearBasis = 'written' | ChosenBasis;

/** The weeks, units, events and dates that were read from a syllabus. */
export interface Syllabus {
  readonly field: string;
  /** The text without its markup, as long as the field's value. */
  readonly raw: string;
  readonly today: number;
  readonly weeks: readonly Week[];
  readonly units: readonly Unit[];
  /** The dated rows of a schedule with their topics. */
  readonly sessions: readonly { readonly date: FoundDate; readonly topics: readonly Topic[] }[];
  readonly events: readonly CourseEvent[];
  /** The first day of classes, and where it was read. */
  readonly start: { readonly day: number; readonly from: 'stated' | 'weeks' } | undefined;
  readonly end: number | undefined;
  /** The length in weeks, as stated in the form or the text, or from the first and last day. */
  readonly length: { readonly weeks: number; readonly from: 'field' | 'text' | 'dates'; readonly months: number | undefined } | undefined;
  readonly dates: readonly { readonly date: FoundDate; readonly label: Passage }[];
  readonly yearBasis: YearBasis;
  readonly unread: readonly Passage[];
  /** The lines that were not used; adjacent ones are one passage. */
  readonly unused: readonly (Stretch & { readonly hasDate: boolean })[];
  /** Whether units were read from plain lines, as the text numbers none. */
  readonly plainLines: boolean;
  /** Whether weeks were counted from lines that begin with a date. */
  readonly datedLines: boolean;
}
