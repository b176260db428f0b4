import type { Token } from '../../../lib/text/document.ts';
import { ARTICLE, ASPECTS, GENERAL, PREPOSITION } from '../read/plain-words.ts';
import { isSameNumber, SURE, shortens, UNUSUAL } from '../read/short-forms.ts';
import { acronymOf, folded, spelledStem, stemsOf } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';
import type { Unit } from './unit.ts';

/** A word of a topic. Notes may leave an optional one out: "the", "of", "principle". */
interface NameWord {
  readonly word: string;
  readonly stem: string;
  readonly optional: boolean;
}
export type Name = readonly NameWord[];

/** The degree to which words of a note cover a name. */
export interface Cover {
  /** The sum over the words that had to be there. */
  readonly sum: number;
  readonly count: number;
  /** The strength of its surest word. */
  readonly best: number;
  /** The number of words that rows of initials and parts of compounds stand for. */
  readonly initials: number;
  /** The index of the unit after the last. */
  readonly next: number;
}

/** The names of a topic. */
export interface Names {
  readonly whole: readonly Name[];
  /** Parts that perhaps stand for it where a note opens with them: "existing duty" of "performance of an existing duty". */
  readonly parts: readonly Name[];
  /** The stem of the one word that can stand for it: its head noun or, if other topics have that too, its only other word. */
  readonly key: string | undefined;
}

/** @param shared stems that several topics share */
export function namesOf(topic: Topic, shared: ReadonlySet<string>): Names {
  const own = withoutGerund(wordsOf(topic.tokens));
  const head = topic.under === undefined ? [] : wordsOf(topic.under.tokens);
  // "LHF" is "Heart failure: left-sided".
  const whole = head.length === 0 ? [own] : [own, [...own, ...head], [...head, ...own]];
  const needed = own.filter(({ optional }) => !optional);
  const years = own.filter(({ word }) => YEAR.test(word)).map((year) => [{ ...year, optional: false }]);
  if (needed.length < 2) return { whole, parts: needed.some(({ word }) => YEAR.test(word)) ? [] : years, key: undefined };
  const cut = topic.tokens.findIndex(({ word }, at) => at > 0 && PREPOSITION.test(word));
  const sides = cut < 0 ? [] : [topic.tokens.slice(0, cut), topic.tokens.slice(cut + 1)].map(wordsOf);
  const isShared = (token: Token) => stemsOf(token).some((stem) => shared.has(stem));
  const telling = topic.tokens.filter((token) => !isShared(token));
  const letters = new Set(topic.tokens.flatMap((token) => acronymOf(token)?.toLowerCase() ?? []));
  const single = wordsOf(telling).filter(({ word }) => word.length >= TELLING || /\d/.test(word) || (word.length > 2 && letters.has(word)));
  // "1st" is "first-order" beside "second-order".
  const pieces = topic.tokens
    .filter(isShared)
    .flatMap((token) => wordsOf([token]).filter(({ stem, optional }) => !optional && !shared.has(stem)));
  return {
    whole,
    key: topic.head !== undefined && !shared.has(topic.head) ? topic.head : single.length === 1 ? single[0]?.stem : undefined,
    parts: [
      ...years,
      ...withoutKind(own),
      ...sides.filter((side) => side.filter(({ optional }) => !optional).length >= 2).flatMap((side) => [side, ...withoutKind(side)]),
      // "T2" is "type II errors" where other errors are topics, too.
      ...(telling.length < topic.tokens.length ? [wordsOf(telling)] : []),
      // "N1" is "Newton's first law" beside the second.
      ...(own.some(({ stem, optional }) => !optional && !shared.has(stem))
        ? [own.map((word) => ({ ...word, optional: word.optional || shared.has(word.stem) }))]
        : []),
      ...(pieces.length === 1 ? [pieces] : []),
      ...telling.filter(({ word }) => word.includes('-')).map((token) => wordsOf([token])),
      ...single.filter((only) => needed.some(({ word }) => word === only.word)).map((only) => [{ ...only, optional: false }]),
    ],
  };
}

/** "TR" is "total revenue test", and "chi sq" the "chi-squared test on …". */
function withoutKind(name: Name): Name[] {
  const needed = name.filter(({ optional }) => !optional);
  return needed.length > 2 && /^(?:tests?|curves?|scales?)$/.test(needed.at(-1)?.word ?? '') ? [name.slice(0, -1)] : [];
}

/** "FBD" is "Drawing free-body diagrams". */
function withoutGerund(name: Name): Name {
  const [first, ...others] = name;
  return first !== undefined && /.{3}ing$/.test(first.word) && others.filter(({ optional }) => !optional).length >= 2
    ? [{ ...first, optional: true }, ...others]
    : name;
}

/** The fewest letters of a word that can stand for a name of several. */
const TELLING = 4;

const YEAR = /^[12]\d{3}$/;

function wordsOf(tokens: readonly Token[]): Name {
  const pieces = tokens.flatMap(({ text, word, stem, stop }) => {
    // "I" in a name is a number.
    const plain = (stop && text !== 'I') || YEAR.test(word) || PREPOSITION.test(word) || ARTICLE.test(word) || GENERAL.has(word);
    return folded(word)
      .replace(/['’]s?$/, '')
      .split('-')
      .filter((piece) => piece !== '')
      .map((piece, at) => ({
        word: piece,
        stem: piece === word ? stem : spelledStem(piece),
        optional: plain || /^(?:sided|based|like|dependent|driven|related|mediated|induced)$/.test(piece),
        side: at === 0 && ASPECTS.test(word),
      }));
  });
  const needed = pieces.filter(({ optional, side }) => !optional && !side).length;
  const names = pieces.map(({ word, stem, optional, side }) => ({ word, stem, optional: optional || (side && needed > 0) }));
  return names.some(({ optional }) => !optional) ? names : names.map((name) => ({ ...name, optional: false }));
}

/**
 * The best way in which the words from a unit on cover a whole name.
 * @param end the index after the last unit that stands for a word of the name
 */
export function coverOf(name: Name, units: readonly Unit[], from: number, word = 0, at = from, end = from): Cover | undefined {
  const wanted = name[word];
  if (wanted === undefined) return { sum: 0, count: 0, best: 0, initials: 0, next: end };
  const unit = units[at];
  let found = wanted.optional ? coverOf(name, units, from, word + 1, at, end) : undefined;
  if (unit === undefined) return found;
  const better = (rest: Cover | undefined, strength: number, words: number) => {
    if (rest === undefined) return;
    const cover = {
      ...rest,
      sum: rest.sum + strength * words,
      count: rest.count + words,
      best: Math.max(rest.best, words > 0 ? strength : 0),
    };
    if (found === undefined || cover.sum > found.sum || (cover.sum === found.sum && cover.next > found.next)) found = cover;
  };
  const { form } = unit;
  if (at > from && form.stop) better(coverOf(name, units, from, word, at + 1, end), 0, 0);
  // "PSI" is no short "photolysis".
  const isInitials = (form.letters?.length ?? 0) > 2 && !wanted.word.startsWith(form.word);
  const strength = form.stem === wanted.stem ? 1 : isInitials ? 0 : shortens(form.word, wanted.word, unit.dotted);
  if (strength > 0) better(coverOf(name, units, from, word + 1, at + 1, at + 1), strength, wanted.optional ? 0 : 1);
  if (form.letters !== undefined)
    for (const { next, words, loose, parts } of waysToSpell(form.letters, name, word)) {
      const rest = coverOf(name, units, from, next, at + 1, at + 1);
      better(rest && { ...rest, initials: rest.initials + (loose ? 0 : parts) }, INITIAL, words);
    }
  return found;
}

/** The fewest initials that may leave a word out. */
const LEAST_ROW = 3;

/** The fewest letters of a part of a compound: "eye" and "witness". */
const SHORTEST_PART = 3;

/** The initial of a last word that a name may lack: chain, cycle, system, test, theory, model. */
const KIND_OF_THING = /^[cstm]$/;

/** The strength of a letter of initials. */
const INITIAL = 0.5;

interface Spelled {
  /** The index of the word after those that are spelled. */
  readonly next: number;
  readonly words: number;
  /** Whether letters stand for more than the beginnings of words and of their parts: "ANOVA". */
  readonly loose: boolean;
  /** Counts the words that they stand for, with each part of a compound: three in "EWT" for "eyewitness testimony". */
  readonly parts: number;
}

function isInitial(letter: string, wanted: NameWord | undefined): boolean {
  return wanted !== undefined && !wanted.optional && wanted.word.startsWith(letter);
}

const known = new WeakMap<Name, Map<string, readonly Spelled[]>>();

/** The ways in which letters spell words of a name, which are read once for a name, however often the letters stand in the notes. */
function waysToSpell(letters: string, name: Name, from: number): readonly Spelled[] {
  const ways = known.get(name) ?? new Map<string, readonly Spelled[]>();
  known.set(name, ways);
  const key = `${from}${letters}`;
  const found = ways.get(key) ?? spelled(letters, name, from);
  ways.set(key, found);
  return found;
}

/** The ways in which letters spell words of a name. */
function spelled(letters: string, name: Name, from: number, row = letters.length): Spelled[] {
  if (letters === '') return [{ next: from, words: 0, loose: false, parts: 0 }];
  const wanted = name[from];
  // "ETC" is "electron transport", a chain.
  if (wanted === undefined) return row >= LEAST_ROW && KIND_OF_THING.test(letters) ? [{ next: from, words: 0, loose: true, parts: 0 }] : [];
  const found = wanted.optional ? spelled(letters, name, from + 1, row) : [];
  const letter = letters.charAt(0);
  // "ROA" is "return on total assets".
  if (row >= LEAST_ROW && letters.length === 1 && name.length > from + 1 && !wanted.optional)
    if (isInitial(letters, name[from + 1])) found.push({ next: from + 2, words: 2, loose: true, parts: 2 });
  if (!wanted.word.startsWith(letter) && !isSameNumber(letter, wanted.word)) return found;
  let inside = 0;
  for (let taken = 1; taken <= letters.length; taken += 1) {
    const isPart = taken === 2 && inside >= SHORTEST_PART && wanted.word.length - inside > SHORTEST_PART;
    for (const { next, words, loose, parts } of spelled(letters.slice(taken), name, from + 1, row))
      found.push({ next, words: words + 1, loose: loose || (taken > 1 && !isPart), parts: parts + (isPart ? 2 : 1) });
    inside = wanted.word.indexOf(letters.charAt(taken), inside + 1);
    if (inside < 0) break;
  }
  return found;
}

/**
 * The certainty with which words cover a name: as a whole, or perhaps.
 * @param opens whether a note opens with them
 * @param marked whether what follows explains them
 * @param units how many words of the note they are
 */
export function sureness(
  { sum, count, best, initials }: Cover,
  opens: () => boolean,
  marked: () => boolean,
  units: number,
): 'sure' | 'perhaps' | undefined {
  if (count === 0 || sum < MEAN * count) return undefined;
  if (initials >= 3 && initials >= count) return 'sure';
  if (count > 1 && best >= SURE) return 'sure';
  if (!opens()) return undefined;
  if (count > 1) return units === 1 || marked() ? 'perhaps' : undefined;
  return best < UNUSUAL || !marked() ? undefined : best > SURE ? 'sure' : 'perhaps';
}

const MEAN = 0.5;
