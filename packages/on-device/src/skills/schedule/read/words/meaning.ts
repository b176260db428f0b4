/** The meaning of a piece of a study time. Days of the week count from 0 for Monday; lengths of study are in minutes. */
export type Meaning =
  /** `clock` for "7-9pm"; `lower` if it is the lower of two figures. */
  | { readonly kind: 'amount'; readonly minutes: number; readonly clock: boolean; readonly lower: boolean }
  /** A part or a multiple of the usual day: 0.5 for "half days". */
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  /** Days by their dates. `from` and `to` are absent where the text leaves an end open. */
  | { readonly kind: 'dates'; readonly first: number; readonly last: number; readonly open: 'from' | 'to' | undefined }
  /** A number of days in a week, without names; days without study if `rest`. */
  | { readonly kind: 'day-count'; readonly count: number; readonly rest: boolean }
  | { readonly kind: 'every-other-day' }
  /** The length of the plan in days. */
  | { readonly kind: 'length'; readonly days: number }
  | { readonly kind: 'times'; readonly count: number }
  | { readonly kind: 'rate'; readonly rate: 'day' | 'week' | 'total' }
  /** The day before an exam. */
  | { readonly kind: 'eve' }
  | { readonly kind: 'most' | 'per-subject' | 'part' | 'off' | 'pause' | 'then' | 'vague' | 'period' | 'session' };
