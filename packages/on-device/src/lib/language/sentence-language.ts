import { FREQUENT, WORD } from './detect.ts';

/** How many function words show the language of a sentence, and how many times more they are than those of any other language. */
const FEWEST_IN_SENTENCE = 2;
const LEAD_IN_SENTENCE = 1.5;

/** The language of a sentence by its function words; `otherwise`, the language of its text, where they do not decide. */
export function sentenceLanguage(text: string, otherwise: string): string {
  if (/^\P{L}*\p{Script=Devanagari}/u.test(text)) return 'hi';
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => word.replace('’', "'"));
  let [best, most, second] = [otherwise, 0, 0];
  for (const [code, frequent] of Object.entries(FREQUENT)) {
    const count = words.filter((word) => frequent.has(word)).length;
    if (count > most) [best, most, second] = [code, count, most];
    else second = Math.max(second, count);
  }
  return most >= FEWEST_IN_SENTENCE && most >= LEAD_IN_SENTENCE * second ? best : otherwise;
}
