/** A plan of study: plain data, made from plain data. */
export type SlotKind = 'new' | 'practice' | 'final';

export interface Slot {
  /** Index of the subject. */
  readonly subject: number;
  readonly minutes: number;
  readonly kind: SlotKind;
  /** Index of the subject's topic for new material, where it has topics. */
  readonly topic: number | undefined;
  /** A short review at its start of material that is 1, 3 or 7 days old. */
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
  /** Days of its exams, in order; empty for none known. */
  readonly exams: readonly number[];
}

export interface PlanRequest {
  readonly subjects: readonly PlanSubject[];
  readonly from: number;
  /** The last day, included. */
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
