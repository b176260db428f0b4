import type { Stretch } from '../../../lib/text/split-list.ts';
import type { StudyTime } from './study-time-limits.ts';

export interface UnreadWords {
  readonly start: number;
  readonly end: number;
  readonly why: 'no-hours' | 'taken' | 'pause' | 'exam' | 'no-time' | 'no-dates' | 'words' | 'away' | 'beside-total' | 'same';
}

export type StudyTimeReading =
  | { readonly kind: 'read'; readonly time: StudyTime; readonly unused: readonly UnreadWords[]; readonly used: readonly Stretch[] }
  /** `horizon` is the length, which can be read without hours: "6 weeks". */
  | { readonly kind: 'unread'; readonly why: 'no-hours' | 'too-many' | 'unclear'; readonly horizon: number | undefined };
