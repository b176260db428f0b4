import { isCommon } from '../../../lib/text/common-words.ts';
import { distance } from './distance.ts';
import type { Lexicon } from './lexicon.ts';

export interface Suggestion {
  readonly word: string;
  /** The distance to the misspelled word; everyday words are nearer. */
  readonly cost: number;
  /** The place in the order: the cost, with the commonest words before others. */
  readonly rank: number;
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz'"];
const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'ers', 'ment', 'ness', 'al', 'ally'];
const CONSONANTS = [...'bdfgklmnprst'];
/** A suggestion at this cost or below is clear enough to look no further. */
const CLEAR = 0.85;
/** An everyday word counts as this much nearer than a rare one, and one of the 4,000 commonest than another everyday word. */
const EVERYDAY = 0.35;
const COMMONEST = 0.25;

/** Names that learners misspell: of the calendar, languages, peoples, countries and continents. Other names are never suggested: a word that is near to one is rarely meant as one. */
const NAMES = new Map(
  [
    'January February March April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Easter',
    'English French German Spanish Italian Chinese Japanese Russian Portuguese Turkish Korean European Europeans American Americans African Africans Asian British Canadian Australian Brazilian Mexican Internet',
    'Europe America Africa Australia England Britain Scotland Ireland France Germany Italy Spain Portugal Greece Turkey Russia Poland Sweden Norway Switzerland Netherlands Austria Belgium Canada Mexico Brazil Argentina Colombia China Japan Korea India Indonesia Malaysia Thailand Vietnam Egypt Somalia Zealand Atlantic Pacific Mediterranean',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Words of grammar that are often joined to the next word, or to the one before. */
const FIRST = new Set(
  'the this that these those of each every some any no even at from such very high with my his her their our your is are was be to in for not it as and can will have has'.split(
    ' ',
  ),
);
const SECOND = new Set('the this that other one though my his her their our your be not is it to in of and have'.split(' '));

const skeletons = new WeakMap<Lexicon, ReadonlyMap<string, readonly string[]>>();

/** The words that a misspelled word in lower case may stand for, the nearest first. */
export function suggest(lexicon: Lexicon, wrong: string): Suggestion[] {
  const near = new Set<string>();
  for (const word of oneEditAway(wrong)) if (isWord(lexicon, word)) near.add(word);
  for (const words of withoutSpace(lexicon, wrong)) near.add(words);
  for (const word of withConfusedLetters(lexicon, wrong)) if (isWord(lexicon, word)) near.add(word);
  if (wrong.length >= 5) for (const word of soundingAlike(lexicon, wrong, [skeletonOf(wrong)])) near.add(word);
  const found = ranked(lexicon, wrong, near);
  if ((found[0]?.cost ?? Number.POSITIVE_INFINITY) <= CLEAR || wrong.length < 6) return found;
  return ranked(lexicon, wrong, new Set([...near, ...soundingAlike(lexicon, wrong, nearSkeletons(skeletonOf(wrong)))]));
}

/** Whether a word in lower case is near to the name of a month, a day or a language. */
export function nearName(word: string): boolean {
  return [...NAMES.keys()].some((name) => Math.abs(name.length - word.length) <= 2 && distance(word, name) <= 1);
}

function ranked(lexicon: Lexicon, wrong: string, words: ReadonlySet<string>): Suggestion[] {
  return [...words]
    .map((word) => {
      const cost = rounded(distance(wrong, word) - everyday(lexicon, word));
      return { word: NAMES.get(word) ?? word, cost, rank: isCommonest(word) ? rounded(cost - COMMONEST) : cost };
    })
    .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1));
}

function isWord(lexicon: Lexicon, word: string): boolean {
  return word.length > 1 && (NAMES.has(word) || lexicon.readings(word).length > 0);
}

function everyday(lexicon: Lexicon, word: string): number {
  return lexicon.isCommon(word) || NAMES.has(word) ? EVERYDAY : 0;
}

/** Whether words in lower case are among the 4,000 commonest. */
export function isCommonest(words: string): boolean {
  return words.split(' ').every(isCommon);
}

function rounded(cost: number): number {
  return Math.round(cost * 1000) / 1000;
}

function* oneEditAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of LETTERS) {
      if (after !== '') yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}

/** Two words that were written as one, of which one is a word of grammar: "each other" for "eachother". */
function* withoutSpace(lexicon: Lexicon, wrong: string): Generator<string> {
  for (let at = 2; at <= wrong.length - 2; at += 1) {
    const [first, second] = [wrong.slice(0, at), wrong.slice(at)];
    const joined = (FIRST.has(first) && lexicon.isCommon(second)) || (SECOND.has(second) && lexicon.isCommon(first));
    if (joined) yield `${first} ${second}`;
  }
}

function* withConfusedLetters(lexicon: Lexicon, word: string): Generator<string> {
  for (const [wrong, right] of lexicon.confused) {
    if (right.includes(' ')) continue;
    for (let at = word.indexOf(wrong); at >= 0; at = word.indexOf(wrong, at + 1)) {
      yield word.slice(0, at) + right + word.slice(at + wrong.length);
    }
  }
}

/** Words whose consonants are one of the skeletons, with the ending of the misspelled word. */
function* soundingAlike(lexicon: Lexicon, wrong: string, keys: Iterable<string>): Generator<string> {
  const bySkeleton = skeletons.get(lexicon) ?? indexOf(lexicon);
  skeletons.set(lexicon, bySkeleton);
  const all = [...keys];
  for (const ending of ENDINGS) {
    if (!wrong.endsWith(ending) || wrong.length - ending.length < 4) continue;
    const lost = skeletonOf(ending);
    for (const key of all) {
      if (!key.endsWith(lost)) continue;
      for (const entry of bySkeleton.get(key.slice(0, key.length - lost.length)) ?? []) {
        const word = entry + ending;
        if (Math.abs(word.length - wrong.length) <= 3 && (ending === '' || lexicon.readings(word).length > 0)) yield word;
      }
    }
  }
}

/** Skeletons with one consonant more, less or other. */
function* nearSkeletons(key: string): Generator<string> {
  for (let at = 0; at <= key.length; at += 1) {
    const before = key.slice(0, at);
    const after = key.slice(at);
    if (after !== '' && key.length > 3) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    for (const letter of CONSONANTS) {
      yield before + letter + after;
      if (after !== '') yield before + letter + after.slice(1);
    }
  }
}

function indexOf(lexicon: Lexicon): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const entry of lexicon.words()) {
    if (!/^[a-z]{4,}$/.test(entry) && !NAMES.has(entry.toLowerCase())) continue;
    const key = skeletonOf(entry.toLowerCase());
    const words = index.get(key);
    if (words === undefined) index.set(key, [entry.toLowerCase()]);
    else words.push(entry.toLowerCase());
  }
  return index;
}

/** The consonants of a word, with one letter for those that sound alike: "definately" and "definitely" are "dfntl". */
function skeletonOf(word: string): string {
  let key = '';
  for (const letter of word.replaceAll('ph', 'f')) {
    const sound = SOUNDS[letter] ?? letter;
    if (sound !== '' && sound !== key.at(-1)) key += sound;
  }
  return key;
}

const SOUNDS: Readonly<Record<string, string>> = {
  c: 'k',
  q: 'k',
  z: 's',
  v: 'f',
  j: 'g',
  ...Object.fromEntries([..."aeiouyhw'"].map((letter) => [letter, ''])),
};
