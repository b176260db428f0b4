/** A word, or its part before or after a hyphen, which is the same wherever it stands. */
export interface Form {
  readonly word: string;
  readonly stem: string;
  readonly stop: boolean;
  /** The letters of "CLT", "AoC" or "3NF", if it may be initials. */
  readonly letters: string | undefined;
}

/** A form in a passage. */
export interface Unit {
  readonly form: Form;
  /** The index of its token. */
  readonly at: number;
  readonly dotted: boolean;
}
