import type { Prose } from '../read/prose.ts';
import type { Lexicon } from './lexicon.ts';

/** Whether nearly all words are everyday ones, and none are code. Then a word that no dictionary has is hardly a term of a subject. */
export function isEveryday(prose: Prose, lexicon: Lexicon): boolean {
  if (holdsCode(prose)) return false;
  const words = prose.masked.toLowerCase().match(/(?<![\w'-])[a-z]{3,}(?:'[a-z]+)?(?![\w-])/g) ?? [];
  return words.length >= FEWEST_WORDS && words.filter((word) => lexicon.isCommon(word)).length >= words.length * EVERYDAY;
}

/** Whether words of code stand in the text. */
export function holdsCode({ document: { value } }: Prose): boolean {
  return /`[^`\s][^`\n]{0,80}`/.test(value);
}

/** The share of everyday words in a text without terms: essays of learners have 0.95, textbooks 0.75 to 0.9. */
const EVERYDAY = 0.92;
const FEWEST_WORDS = 8;
