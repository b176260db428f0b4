/** An error in a draft, with offsets in the raw text and its correction. */
export interface Finding {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly fix?: string;
  /** Other corrections, where the words alone do not show which one is meant. Without `fix` they are what may be meant, and the finding only asks. */
  readonly alternatives?: readonly string[];
  readonly advice?: string;
  /** Whether the words may be right, so that the finding only asks where a text has few errors. */
  readonly doubtful?: true | 'always';
}
