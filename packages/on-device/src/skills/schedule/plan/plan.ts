/** The use of a slot: new material, practice, the last review before an exam, or a piece of work that is due. */
export type SlotKind = 'new' | 'practice' | 'final' | 'work';

export interface Slot {
  /** Index of the subject. */
  readonly subject: number;
  readonly minutes: number;
  readonly kind: SlotKind;
  /** Index of the topic for new material, or undefined if the subject has none. */
  readonly topic: number | undefined;
  /** Which of several equal parts of the new material it is, for a subject without topics. */
  readonly part?: { readonly number: number; readonly of: number };
  /** Minutes at its start for a review of earlier material. */
  readonly review: number;
  /** Index of the topic reviewed. */
  readonly reviewTopic: number | undefined;
}

export interface PlanDay {
  readonly day: number;
  /** Minutes that the form gives this day. */
  readonly budget: number;
  readonly slots: readonly Slot[];
  /** Indices of the subjects examined on this day. */
  readonly exams: readonly number[];
}

export interface PlanSubject {
  readonly weight: number;
  readonly topics: number;
  /** Share of its time for new material, where a goal asks for more practice. */
  readonly newShare?: number;
  /** The minutes that it takes in all, where the person says so; its weight then counts for nothing. */
  readonly minutes?: number;
  /** Days of its exams in order; empty if none is known. */
  readonly exams: readonly number[];
  /** Days on which work for it is due, in order. */
  readonly dues?: readonly number[];
}

/** The last day of a subject: of its exams and of its work. */
export function lastDay({ exams, dues = [] }: PlanSubject): number | undefined {
  return [...exams, ...dues].sort((one, other) => one - other).at(-1);
}

export interface PlanRequest {
  readonly subjects: readonly PlanSubject[];
  readonly from: number;
  /** The last day, inclusive. */
  readonly to: number;
  /** Minutes of each day from `from` on. */
  readonly budgets: readonly number[];
}

export interface Plan {
  readonly days: readonly PlanDay[];
  /** Minutes by subject. */
  readonly totals: readonly number[];
  /** Subjects for which no time is left. */
  readonly without: readonly number[];
}
