/** An error in a draft, with offsets in the raw text and its correction. */
export interface Finding {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly fix?: string;
  /** Other corrections, where the words alone do not show which one is meant. */
  readonly alternatives?: readonly string[];
  readonly advice?: string;
}
