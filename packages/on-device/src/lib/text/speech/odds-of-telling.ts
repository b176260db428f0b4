import type { Token } from '../document.ts';

/**
 * How likely a sentence of English speech tells something about its subject. The weights are those of a logistic regression that tells
 * 33,000 sentences of eleven textbooks from 49,000 of 123 talks by their everyday words: a textbook says nothing of "I", "a lot" or "kind of".
 */

/** Weights with their words. */
type Weighted = Readonly<Record<string, string>>;

function weights(groups: Weighted): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(groups).flatMap(([weight, words]) => words.split(' ').map((word): [string, number] => [word, Number(weight)])),
  );
}

/** The weight of any sentence, and that of its share of words that are not everyday ones: the words of its subject. */
const ANY = -1.7;
const SUBJECT = 4.2;

/** Everyday words: nearly every talk has them. */
const WORD = weights({
  '1.8': 'may',
  '0.9': 'as important when',
  '0.6': 'also and another can few its many mean might of only or through to understand use used will',
  '0.3': 'an before between by end find first for from how if no same see should than the their time work',
  '-0.3': 'being come doing had idea know last little now part sense them those want was were where',
  '-0.6': 'every fact great it long point probably something there they try us well',
  '-0.9': 'again done down get he here like out said say start things up we',
  '-1.2': 'back big course go interesting just my very',
  '-1.5': 'actually bit right talk thing trying you',
  '-2.1': 'me',
  '-2.4': 'going got kind maybe really',
  '-2.7': 'i pretty sort',
  '-3.0': 'lot',
  '0': 'a about after all always any are around at be because been both but could did different do does even good has have in into is look looking make more most much need new not on one other our over own people place question so some still take terms that then these think this three too two way ways what which who why with world would years your',
});
/** The first word after those that link a sentence to the one before it. */
const FIRST = weights({
  '1.8': 'by',
  '1.2': 'other',
  '0.6': 'for maybe',
  '0.3': 'after many',
  '-0.3': 'all another from most on one our people',
  '-0.6': 'first like of their when',
  '-0.9': 'he not those you',
  '-1.2': 'also it no there they we',
  '-1.5': 'again my',
  '-2.1': 'i what',
  '-2.4': 'do how',
  '-2.7': 'that',
  '-3.3': 'why',
  '-3.6': 'is',
});
const LINKS: ReadonlySet<string> = new Set('so and but now well okay ok then yeah right um uh or because oh'.split(' '));

/** The words that short forms stand for: "it's" is "it is". */
const SHORT = /(n)['’]t$|['’](s|re|ve|ll|d|m)$/;
const FULL: Readonly<Record<string, string>> = { n: 'not', s: 'is', re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' };

function inFull(word: string): string[] {
  const short = SHORT.exec(word);
  const before = word.slice(0, short?.index);
  return short === null ? [word] : [before === 'ca' ? 'can' : before === 'wo' ? 'will' : before, FULL[short[1] ?? short[2] ?? ''] ?? ''];
}

/** The logarithm of the odds that a sentence of speech is one that a textbook might have. */
export function oddsOfTelling(tokens: readonly Pick<Token, 'word'>[]): number {
  const all = tokens.flatMap(({ word }) => inFull(word));
  const words = all.slice(
    Math.max(
      0,
      all.findIndex((word) => !LINKS.has(word)),
    ),
  );
  const everyday = [...new Set(words)].reduce((sum, word) => sum + (WORD.get(word) ?? 0), 0);
  const own = words.filter((word) => !WORD.has(word)).length / Math.max(1, words.length);
  return ANY + everyday + (FIRST.get(words[0] ?? '') ?? 0) + SUBJECT * own;
}
