import type { Prose } from '../read/prose.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Whether nearly all words that exist are everyday ones, and none are code. Then a word that no dictionary has is hardly a term of a subject.
 * Misspelled words and names say nothing about this, so they do not count.
 */
export function isEveryday(prose: Prose, lexicon: Lexicon): boolean {
  if (holdsCode(prose)) return false;
  let everyday = 0;
  let others = 0;
  for (const [found] of prose.masked.matchAll(WORD)) {
    const word = found.toLowerCase();
    if (lexicon.isCommon(word)) everyday += 1;
    else if (lexicon.isRare(word) || lexicon.readings(word).length > 0) others += 1;
  }
  return everyday + others >= FEWEST_WORDS && others - ALLOWED <= (everyday + others) * OTHERS;
}

/** Whether words of code stand in the text. */
export function holdsCode({ document: { value } }: Prose): boolean {
  return /(?<![a-z])`[^`\s][^`\n]{0,80}`/i.test(value);
}

/** A word in small letters, or in capitals only: no name. */
const WORD = /(?<![\w'-])(?:[a-z]{3,}(?:'[a-z]+)?|[A-Z]{3,})(?![\w-])/g;
/** The share of other words in a text without terms: most essays of learners have less than 0.045, textbooks more. */
const OTHERS = 0.045;
/** One word more says nothing about a short text. */
const ALLOWED = 1;
const FEWEST_WORDS = 6;
