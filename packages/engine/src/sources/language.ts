/** Short words that are frequent in one language and rare in the others. */
const FREQUENT: Readonly<Record<string, readonly string[]>> = {
  en: 'the of and to is that it was for are with as by this from be'.split(' '),
  es: 'el los las del que y es una por con para se como más su lo'.split(' '),
  fr: 'le les des du et est une dans pour que qui sur par au pas ce'.split(' '),
  de: 'der die das und ist nicht ein den von mit sich auf für im dem wird'.split(' '),
  it: 'il di che è gli della per una con non del le sono nel alla più'.split(' '),
  pt: 'o os do da que e não uma com para dos em por mais são ao'.split(' '),
  nl: 'het een van de en is dat op te in voor met zijn niet aan door'.split(' '),
};
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Han', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['Hangul', /\p{sc=Hangul}/gu],
  ['Cyrillic', /\p{sc=Cyrillic}/gu],
  ['Arabic', /\p{sc=Arabic}/gu],
  ['Devanagari', /\p{sc=Devanagari}/gu],
  ['Greek', /\p{sc=Greek}/gu],
  ['Hebrew', /\p{sc=Hebrew}/gu],
  ['Thai', /\p{sc=Thai}/gu],
];
/** Characters that are read; the language of a text does not change after them. */
const READ = 20_000;
const FEWEST_WORDS = 12;
/** The share of frequent words in prose is 25 to 45 %. A list of notes has fewer. */
const SURE = 0.08;
/** The best language must be ahead of the second by this factor, because some short words are common to two. */
const AHEAD_FACTOR = 1.4;

/** The language or script of a text; undefined if it is too short or mixed. */
function languageOf(text: string): string | undefined {
  const start = text.slice(0, READ);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([, pattern]) => (start.match(pattern)?.length ?? 0) > letters * 0.4);
  if (script) return script[0];
  const words = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const counted = Object.entries(FREQUENT).map(([name, frequent]) => {
    const known = new Set(frequent);
    return { name, share: words.filter((word) => known.has(word)).length / words.length };
  });
  const [best, second] = counted.sort((a, b) => b.share - a.share);
  return best && best.share >= SURE && best.share >= AHEAD_FACTOR * (second?.share ?? 0) ? best.name : undefined;
}

/** Whether the words of an answer can be compared with those of a form: they are not known to be in different languages. */
export function areComparable(answer: string, form: string): boolean {
  const [own, given] = [languageOf(answer), languageOf(form)];
  // The language of a list of names or of a few words is unknown. The words of a prompt are English.
  return own === undefined || own === (given ?? 'en');
}

/** Whether two texts are surely in different languages, so that their words cannot be compared. */
export function differInLanguage(one: string, other: string): boolean {
  const [first, second] = [languageOf(one), languageOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}
