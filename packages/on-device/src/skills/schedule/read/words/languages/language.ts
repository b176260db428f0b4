/** A language of study times: the words by which a text shows it, and what its words mean in English, the longer ones first. */
export interface Language {
  readonly sign: RegExp;
  /** Pattern and meaning; `$1` is the first group of the pattern. Letters count in either case, except in `short`. */
  readonly words: readonly (readonly [string, string])[];
  /** Short names of weekdays from Monday, as they are written. */
  readonly short?: readonly string[];
}
