import type { Finding } from '../finding.ts';
import type { Prose } from '../read/prose.ts';
import { distance } from './distance.ts';
import type { Lexicon } from './lexicon.ts';
import type { Unknown } from './unknown-words.ts';

/** The words that a text itself uses often, which no dictionary needs to have: names of people, works and subjects. */
interface OwnWord {
  /** As it stands in the text. */
  readonly word: string;
  readonly times: number;
}

/**
 * Unknown words that stand once or twice and are very near to a name or term that the text uses again and again: "Satre" in a text with five "Sartre", or "hugo"
 * beside "Hugo". The finding asks, because two people may have names that are near.
 */
export function findSlipsOfOwnWords(prose: Prose, unknown: readonly Unknown[], lexicon: Lexicon): Finding[] {
  const own = ownWords(prose, lexicon);
  return unknown.flatMap(({ word, places }) =>
    [true, false].flatMap((capital) => {
      const alike = places.filter((place) => place.capital === capital);
      if (alike.length === 0 || alike.length > MOST || lexicon.isRare(word)) return [];
      const near = (own.get(keyOf(word)) ?? [])
        .filter((other) => other.times >= OFTEN * alike.length && isSlip(word, capital, other.word))
        .sort((a, b) => b.times - a.times)[0];
      if (near === undefined) return [];
      return alike.map(({ start, end }) => ({ rule: 'unknown-word', start, end, alternatives: [near.word], advice: ELSEWHERE }));
    }),
  );
}

/** The words of a text that stand often in one form and are no everyday ones, by their first letter and their last two. */
function ownWords({ lettered }: Prose, lexicon: Lexicon): ReadonlyMap<string, readonly OwnWord[]> {
  const counts = new Map<string, number>();
  for (const [word] of lettered.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts]
    .filter(([word, times]) => times >= OFTEN && !lexicon.isCommon(word.toLowerCase()))
    .map(([word, times]) => ({ word, times }));
  return Map.groupBy(often, ({ word }) => keyOf(word.toLowerCase()));
}

/** The letters in which a slip is rare: a word that begins or ends otherwise is another word, such as "Sartrean", "Hoederers" or "Oresteia". */
function keyOf(word: string): string {
  return `${word.charAt(0)}${word.slice(-2)}`;
}

/** Whether a word is another with one slip inside it. */
function isSlip(word: string, capital: boolean, own: string): boolean {
  const right = own.toLowerCase();
  const isName = own !== right;
  // "Hugo" in small letters; a term with a capital stands in a title.
  if (word === right) return isName && !capital;
  if (isName !== capital || right.length < SHORTEST) return false;
  return Math.abs(word.length - right.length) <= 1 && distance(word, right) <= NEAREST;
}

const ELSEWHERE = 'this draft spells it otherwise elsewhere: check which is right';
/** A word without apostrophes and hyphens. */
const WORD = /(?<![\p{L}\p{N}'@/._-])\p{L}[\p{Ll}]{3,}(?![\p{L}\p{N}@/_-])/gu;
/** Shorter words are near to many. */
const SHORTEST = 5;
/** Where a text uses a word so many times as often as another, it means the word as it stands. */
const OFTEN = 3;
/** A word that stands more often than this is hardly a slip. */
const MOST = 2;
/** One letter that is wrong, missing or too many. */
const NEAREST = 1.1;
