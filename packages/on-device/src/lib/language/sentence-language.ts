import { openingWords, ranked } from './detect.ts';

/** A sentence has a language if it has this many of its function words, and this many times those of any other language. */
const FEWEST = 2;
const LEAD = 1.5;

/** The language of a sentence by its function words; `otherwise`, the language of its text, where they do not decide. */
export function sentenceLanguage(text: string, otherwise: string): string {
  if (/^\P{L}*\p{Script=Devanagari}/u.test(text)) return 'hi';
  const [best, second] = ranked(openingWords(text));
  return best && second && best.count >= FEWEST && best.count >= LEAD * second.count ? best.code : otherwise;
}
