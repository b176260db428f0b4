/** Stands for every character that is not the writer's prose: quotations, addresses, headings, the ends of blocks. */
export const MASK = '\ue000';

/** Look-behind for the beginning of a sentence. */
export const SENTENCE_START = '(?<=^|[.?!]\\s+|\\ue000\\s*)';

/** A fault that a pattern can see, and what to do about it. */
export interface Rule {
  readonly id: string;
  /** Global. A space stands for any white space; the text has straight apostrophes, and quotations and addresses are masked. */
  readonly pattern: RegExp;
  /** What to write instead: words with `$1`, or a function: no fault if it gives nothing, advice only if it gives ''. */
  readonly fix?: string | ((match: RegExpExecArray) => string | undefined);
  /** What to do, where no words can be given; or a reason beside them. */
  readonly advice?: string;
  /** The piece to quote, as offsets in the match, where the whole is long. */
  readonly focus?: (match: RegExpExecArray) => readonly [start: number, end: number];
  /** Says no to a match that only looks like a fault. `text` is the whole masked text. */
  readonly unless?: (match: RegExpExecArray, text: string) => boolean;
}

/** A fault found: offsets in the raw text, and the rule's answer. */
export interface Finding {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly fix?: string;
  readonly advice?: string;
}

/** The words before `index` in the same sentence, lower case: at most 200 characters. */
export function sentenceBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 200), index);
  return before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf('?'), before.lastIndexOf('!')) + 1).toLowerCase();
}
