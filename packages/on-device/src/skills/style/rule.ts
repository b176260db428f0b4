import type { WordForms } from './lexicon/word-forms.ts';

/** Look-behind for the start of a sentence. */
export const SENTENCE_START = '(?<=^|[.?!]\\s+|\\ue000\\s*)';

/** An error that a pattern recognises, and what to do about it. */
export interface Rule {
  readonly id: string;
  /** Global. A space matches any white space. The text has straight apostrophes, and quotations and links are masked. */
  readonly pattern: RegExp;
  /** The correction: words with `$1`, or a function. Undefined from the function means no error, `''` means advice only. */
  readonly fix?: string | ((match: RegExpExecArray, forms: WordForms) => string | undefined);
  /** Other corrections, where the words alone do not show which one is meant. */
  readonly others?: (match: RegExpExecArray, forms: WordForms) => readonly string[];
  /** The advice if there is no correction, otherwise the reason for the correction. */
  readonly advice?: string;
  /** Whether right sentences match as well: in a text with few errors a finding only asks. Where two corrections are as likely, it always does. */
  readonly doubtful?: true | 'always';
  /** The part of a long match to quote, as offsets in the match. */
  readonly focus?: (match: RegExpExecArray) => readonly [start: number, end: number];
  /** Whether a match is no error. `text` is the whole masked text. */
  readonly unless?: (match: RegExpExecArray, text: string, forms: WordForms) => boolean;
}

/** Look-ahead for the end of a noun phrase, so that the noun before it describes no other noun. */
export const NOUN_ENDS = String.raw`(?=\s*(?:[.,;:!?)\ue000]|$)|\s+(?:of|in|on|at|for|to|from|with|by|about|and|or|but|that|which|who|when|where|because|if|is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did|as|than|so|then|also|not|into|like|such|during|through|without|between|among|after|before|while|until|there|they|we|I|you|he|she|it|this|these|the|a|an|my|our|your|their|his|her|all|every|each|very|better|just|only|even|however|therefore|really|usually|often|always|never|sometimes|within|around|along|across|against|per)\b)`;

/** The words before `index` in the same sentence in lower case, at most 200 characters. */
export function sentenceBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 200), index);
  return before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf('?'), before.lastIndexOf('!')) + 1).toLowerCase();
}

/** The words after `index` in the same sentence in lower case, at most 200 characters. */
export function sentenceAfter(text: string, index: number): string {
  return (/^[^.?!\ue000]*/.exec(text.slice(index, index + 200))?.[0] ?? '').toLowerCase();
}
