/** Replaces every character that is not the writer's prose: quotations, links, headings, the ends of blocks. */
export const MASK = '\ue000';

/** Look-behind for the start of a sentence. */
export const SENTENCE_START = '(?<=^|[.?!]\\s+|\\ue000\\s*)';

/** An error that a pattern recognises, and what to do about it. */
export interface Rule {
  readonly id: string;
  /** Global. A space matches any white space. The text has straight apostrophes, and quotations and links are masked. */
  readonly pattern: RegExp;
  /** The correction: words with `$1`, or a function. Undefined from the function means no error, `''` means advice only. */
  readonly fix?: string | ((match: RegExpExecArray) => string | undefined);
  /** What to do if there are no words to write, otherwise the reason for them. */
  readonly advice?: string;
  /** The part of a long match to quote, as offsets in the match. */
  readonly focus?: (match: RegExpExecArray) => readonly [start: number, end: number];
  /** Whether a match is no error. `text` is the whole masked text. */
  readonly unless?: (match: RegExpExecArray, text: string) => boolean;
}

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

/** The words before `index` in the same sentence in lower case, at most 200 characters. */
export function sentenceBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 200), index);
  return before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf('?'), before.lastIndexOf('!')) + 1).toLowerCase();
}
