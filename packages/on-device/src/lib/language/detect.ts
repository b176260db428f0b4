import type { KnownLanguage } from './language.ts';

/** The most frequent function words of each language that hardly occur in the others. */
const FREQUENT: Readonly<Record<Exclude<KnownLanguage, 'hi'>, ReadonlySet<string>>> = {
  en: new Set('the of and to is that it for as with are was on be this by at from which or have an not we you they can'.split(' ')),
  es: new Set('el los las de que y en del por con una para se su al lo como más pero sus ha son es también muy porque cuando'.split(' ')),
  fr: new Set(
    "le les de des et du une est dans que qui pour pas sur au par ce avec il sont ne plus cette c'est d'un d'une nous vous".split(' '),
  ),
  de: new Set(
    'der die das und ist nicht ein eine zu den von mit sich auf dem für als auch wie wir werden sind im dass wird ich mir mich kann kannst wurde'.split(
      ' ',
    ),
  ),
};

/** Words of the lists above that English texts have too. */
const ALSO_ENGLISH = new Set('die con sur par plus des on sue as es sus para pour son den ne me'.split(' '));
/** A word of both French and Spanish, which decides for neither. */
const SHARED = 'la';
const FOREIGN = new Set([
  SHARED,
  ...Object.entries(FREQUENT).flatMap(([code, words]) =>
    code === 'en' ? [] : [...words].filter((word) => !FREQUENT.en.has(word) && !ALSO_ENGLISH.has(word)),
  ),
]);

/** Whether a word is a function word of a language besides English: "ist" in English notes with a sentence in German. */
export function isForeignFunctionWord(word: string): boolean {
  return FOREIGN.has(word);
}

/** The words that are counted, from the start of the text. */
const SAMPLE = 1_500;
/** Texts with fewer words need more function words to say their language, and say nothing to a detector. */
export const FEWEST_WORDS_TO_DETECT = 12;
const SHARE_OF_FEW = 0.3;
/** A detector guesses at lists of terms in Latin letters with fewer words than this. */
const FEWEST_LATIN_WORDS = 40;
/** The share of frequent words in running text is .25 to .5; in notes it is lower. */
const SURE_SHARE = 0.1;
const SURE_LEAD = 1.6;
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu;

/**
 * The language of a text by its script and its function words.
 * @returns undefined if these do not decide; "en" for a text with too few words to decide
 */
export function obviousLanguage(text: string): KnownLanguage | undefined {
  const words = openingWords(text);
  const devanagari = words.filter((word) => /^\p{Script=Devanagari}/u.test(word)).length;
  if (devanagari > words.length / 2) return words.some((word) => /^(?:है|हैं|में|और|नहीं|हम|यह)$/u.test(word)) ? 'hi' : undefined;
  const [best, second] = ranked(words);
  if (best === undefined || second === undefined) return undefined;
  const least = words.length * (words.length < FEWEST_WORDS_TO_DETECT ? SHARE_OF_FEW : SURE_SHARE);
  if (words.length > 0 && best.count >= least && best.count >= SURE_LEAD * second.count) return best.code;
  const latin = words.every((word) => /^\p{Script=Latin}/u.test(word));
  return latin && words.length < FEWEST_LATIN_WORDS ? 'en' : undefined;
}

/** The languages by the number of their function words among some words. */
export function ranked(words: readonly string[]) {
  return (Object.keys(FREQUENT) as (keyof typeof FREQUENT)[])
    .map((code) => ({ code, count: words.filter((word) => FREQUENT[code].has(word)).length }))
    .sort((one, other) => other.count - one.count);
}

export function openingWords(text: string): string[] {
  const words: string[] = [];
  // Markup and links have words of no language.
  const plain = text.slice(0, 20 * SAMPLE).replace(/<[^<>]{1,200}>|https?:\S+|\\[a-z]+/gi, ' ');
  for (const [word] of plain.matchAll(WORD)) {
    words.push(word.toLowerCase().replace('’', "'"));
    if (words.length >= SAMPLE) break;
  }
  return words;
}
