import { isForeignFunctionWord } from '../../../lib/language/detect.ts';
import { isStopWord } from '../../../lib/language/stop-words.ts';
import type { TextDocument } from '../../../lib/text/document.ts';

/** Below this number of words a text is too short to tell. */
const ENOUGH_WORDS = 20;
/** The least share of function words of three letters and more. Edited prose has about three times as many. */
const LEAST_SHARE = 0.08;
const MOST_READ = 2000;

/** Whether a text is English, by its share of English function words. A text that is too short to tell counts as English. */
export function isEnglish({ sentences, value }: TextDocument): boolean {
  const letters = value.slice(0, 20_000).match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length < letters.length / 2) return false;
  let words = 0;
  let stops = 0;
  for (const { tokens } of sentences) {
    for (const { word, text } of tokens) {
      if (!/\p{L}/u.test(text)) continue;
      words += 1;
      // Short ones, such as "me" and "on", are words of other languages too.
      if (text.length > 2 && isStopWord(word)) stops += 1;
    }
    if (words > MOST_READ) break;
  }
  return words < ENOUGH_WORDS || stops / words >= LEAST_SHARE || isEnglishList(sentences);
}

/** The share of entries without an end mark that makes a list, and their length in words. */
const MOST = 0.6;
const LONGEST_ENTRY = 16;
/** The fewest English function words of a list. */
const FEWEST = 2;

/** A list, such as a résumé, has few function words in any language: it is English where it has some of English and none of another. */
function isEnglishList(sentences: TextDocument['sentences']): boolean {
  const entries = sentences.filter(({ tokens, text }) => tokens.length <= LONGEST_ENTRY && !/[.!?]$/.test(text));
  if (entries.length < MOST * sentences.length) return false;
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ text, word }) => text === word).map(({ word }) => word));
  const english = words.filter((word) => ENGLISH_ONLY.has(word)).length;
  return english >= FEWEST && !words.some(isForeignFunctionWord);
}

/** Function words of English that stand in lists, and in no list of another language. */
const ENGLISH_ONLY = new Set(['and', 'the', 'for', 'with', 'of', 'from', 'by', 'at', 'to']);
