import { isCommon } from '../../text/common-words.ts';
import { belongsToNext, opensThought } from '../../text/speech/cut-speech.ts';
import { isAdverb, isPlainVerb } from '../../text/word-classes.ts';
import { isClause } from './aside-place.ts';
import { isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { called, type Site } from './site.ts';
import { isTermShape } from './term-shape.ts';

/** Definitions in speech without punctuation, whose borders only words show. A definition without a clean border on each side is none. */

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const MOST_TERM = 3;
const FEWEST_TOLD = 4;
const MOST_TOLD = 30;
const IS = /^(?:is|are)$/;
const ARTICLE = /^(?:an?|the)$/;
/** Words between a verb and a meaning that say nothing of it. */
const FILLS = /^(?:basically|simply|just|really|essentially|actually|generally|usually|literally)$/;
/** Words with which a speaker answers the own question: "what is a model well it's just a …". */
const ANSWERS = /^(?:it's|they're|that's|it|they|that|this)$/;
/** Words that begin another statement after a noun. */
const SUBJECT =
  /^(?:it|it's|its|we|we're|we'll|we've|you|you're|you'll|they|they're|i|i'm|i'll|this|these|there|there's|here|here's|he|she|what|let|if)$/;
/** Words that begin another statement, with up to two words after the first. */
const GOES_ON =
  /^(?:um+|uh+|right|for (?:example|instance|now|the moment)|in (?:other words|this|that case|fact)|and (?:so|then|now|this|these|that|that's|it|it's|we|you|they|i|yes|no|there|there's|here|what|if|when|inside|each|obviously|again|because|is|are)|which (?:is (?:why|what|how)|means|again)|first of|such as)(?:\s|$)/;
/** Marks that a recogniser heard no words, words of hesitation, and a person or a slide that is pointed at. */
const UNCLEAR =
  /^something\s|\b(?:you know|among other things|presumably|yeah|it's|that's)\b|\sright$|\b(?:um+|uh+|er|hmm|inaudible|here|gonna|kind of|sort of|i|i'm|we|we're|my|this|these|those)\b|\b([a-z]+) \1\b/;
/** The profession of somebody: "a professor of …". A lecture defines no persons. */
const PERSON =
  /^(?:an?|the)\s(?:[a-z-]+\s){0,4}?(?:professor|fellow|chair|psychologist|philosopher|director|author|doctor|expert|scholar|scientist|banker|historian|journalist|writer|player)\b/i;
/** "… and Caravaggio he's born in …": a name that the next statement opens with. */
const NEXT_NAME = /\sand\s(?:\S+\s){1,2}(?:he|she|it|they|we)(?:['’]|\s)/i;
/** Whether a meaning that somebody said has words that were not heard, that hesitate, that point or that open another statement. */
export const isUnclear = (told: string): boolean => UNCLEAR.test(told) || NEXT_NAME.test(told) || PERSON.test(told);
/** Words in front of a noun phrase that go on with what stands before it. */
const INSIDE = /^(?:of|in|to|for|with|from|by|on|at|as|than|or|like|between|into|about|call|called|over|under|through|is|are|be|a|an|the)$/;
const TRAILS = /(?:\s(?:okay|ok|right|basically|actually|really|et cetera|and|or|then|you know|again))+$/;

/** The definitions of speech, by their places in its words. */
export function spokenIn(text: string): Site[] {
  const words = [...text.matchAll(/\S+/g)].map(
    ({ index, 0: word }): Word => ({ word: word.toLowerCase(), start: index, end: index + word.length }),
  );
  const sites: Site[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const site = IS.test(wordAt(words, at))
      ? (namedAt(text, words, at) ?? statedAt(text, words, at))
      : (refersAt(text, words, at) ?? askedAt(text, words, at));
    if (site !== undefined) sites.push(site);
  }
  return sites;
}

const wordAt = (words: readonly Word[], at: number): string => words[at]?.word ?? '';
const slice = (text: string, words: readonly Word[], from: number, to: number): string =>
  text.slice(words[from]?.start, words[to - 1]?.end);

/** "so a portfolio is a weighted set of assets so as an example …" */
function statedAt(text: string, words: readonly Word[], at: number): Site | undefined {
  const term = termBefore(words, at);
  return term === undefined ? undefined : made(text, words, term, at + 1, wordAt(words, at));
}

/** "X refers to …", "X is defined as …", "we define X as …". "That means" says nothing of a term. */
function refersAt(text: string, words: readonly Word[], at: number): Site | undefined {
  for (let define = at - 1; wordAt(words, at) === 'as' && define >= at - 1 - MOST_TERM; define -= 1) {
    if (wordAt(words, define) !== 'define') continue;
    const from = define + (ARTICLE.test(wordAt(words, define + 1)) ? 2 : 1);
    return from < at ? made(text, words, { from, to: at, article: '' }, at + 1, 'refers to') : undefined;
  }
  if (!/^(?:refers to|defined as|stands for)$/.test(`${wordAt(words, at)} ${wordAt(words, at + 1)}`)) return undefined;
  const term = termBefore(words, IS.test(wordAt(words, at - 1)) ? at - 1 : at);
  return term === undefined ? undefined : made(text, words, term, at + 2, 'refers to');
}

/** "what is a language model well it's just a …": the question names the term. */
function askedAt(text: string, words: readonly Word[], at: number): Site | undefined {
  if (wordAt(words, at) !== 'what' || !IS.test(wordAt(words, at + 1))) return undefined;
  const from = at + 2 + (ARTICLE.test(wordAt(words, at + 2)) ? 1 : 0);
  for (let to = from + 1; to <= from + MOST_TERM; to += 1) {
    let next = to;
    while (/^(?:well|so|okay)$/.test(wordAt(words, next))) next += 1;
    if (!ANSWERS.test(wordAt(words, next))) continue;
    const meaningAt = next + 1 + (IS.test(wordAt(words, next + 1)) ? 1 : 0);
    if (!/'/.test(wordAt(words, next)) && meaningAt === next + 1) return undefined;
    return made(text, words, { from, to, article: wordAt(words, from - 1) }, meaningAt, wordAt(words, at + 1));
  }
  return undefined;
}

/** "each disc in a stack is called a thylakoid": what is named stands first. */
function namedAt(text: string, words: readonly Word[], at: number): Site | undefined {
  if (!/^(?:called|known|termed)$/.test(wordAt(words, at + 1))) return undefined;
  let from = at + 2 + (wordAt(words, at + 2) === 'as' ? 1 : 0);
  if (ARTICLE.test(wordAt(words, from))) from += 1;
  const to = endOf(words, from, MOST_TERM + 1);
  let first = at - FEWEST_TOLD + 1;
  while (first > 0 && at - first < 16 && !/^(?:the|an?|each|every|any)$/.test(wordAt(words, first))) first -= 1;
  const before = wordAt(words, first - 1);
  if (to === undefined || !(before === 'and' || opensThought(before))) return undefined;
  const term = slice(text, words, from, to);
  const told = slice(text, words, first, at);
  if (!isTermShape(term, false) || UNCLEAR.test(told) || isClause(told) || isNoMeaning(told) || !saysWhichOne(told)) return undefined;
  const site = called(slice(text, words, first, to), term, told);
  const by = words[first]?.start ?? 0;
  return { ...site, term: moved(site.term, by), meaning: moved(site.meaning, by) };
}

const moved = ({ start, end }: Site['term'], by: number) => ({ start: start + by, end: end + by });

interface Term {
  readonly from: number;
  readonly to: number;
  readonly article: string;
}

/** The term before a verb, if a word shows where it begins: an article, a word that opens a thought, or the use of the term elsewhere. */
function termBefore(words: readonly Word[], verb: number): Term | undefined {
  const to = FILLS.test(wordAt(words, verb - 1)) ? verb - 1 : verb;
  let from = to;
  const last = wordAt(words, to - 1);
  while (to - from <= MOST_TERM && isNoun(wordAt(words, from - 1)) && (from === to || wordAt(words, from - 1) !== last)) from -= 1;
  if (from === to) return undefined;
  const before = wordAt(words, from - 1);
  const article = ARTICLE.test(before) ? before : '';
  // "about photosynthesis photosynthesis is …": said again, the term opens a statement.
  if (
    article !== '' ? isBorder(wordAt(words, from - 2)) && to - from <= MOST_TERM : before === '' || before === last || opensThought(before)
  )
    return opensThought(before) || recurs(words, from, to) ? { from, to, article } : undefined;
  for (let start = Math.max(from, to - MOST_TERM); start < to; start += 1)
    if (recurs(words, start, to))
      return start > from || !(INSIDE.test(before) || belongsToNext(before)) ? { from: start, to, article: '' } : undefined;
  return undefined;
}

const isNoun = (word: string) =>
  /^[a-z][a-z'-]*[a-z]$/.test(word) && !belongsToNext(word) && !opensThought(word) && !SUBJECT.test(word) && !isAdverb(word);
/** Whether an article after the word may open a statement. */
const isBorder = (word: string) =>
  word === '' || opensThought(word) || (!INSIDE.test(word) && !belongsToNext(word) && !isPlainVerb(word) && !/(?:ed|ing)$/.test(word));

/** Whether the speech uses the words again, as a lecture does with its terms. */
function recurs(words: readonly Word[], from: number, to: number): boolean {
  const places = placesOf(words).get(wordAt(words, from)) ?? [];
  return places.some((place) => place !== from && words.slice(from, to).every(({ word }, at) => wordAt(words, place + at) === word));
}

const known = new WeakMap<readonly Word[], ReadonlyMap<string, readonly number[]>>();

/** The places of each word. */
function placesOf(words: readonly Word[]): ReadonlyMap<string, readonly number[]> {
  let places = known.get(words);
  if (places === undefined) {
    places = Map.groupBy(words.keys(), (at) => wordAt(words, at));
    known.set(words, places);
  }
  return places;
}

function made(text: string, words: readonly Word[], { from, to, article }: Term, meaningAt: number, verb: string): Site | undefined {
  let first = meaningAt;
  while (FILLS.test(wordAt(words, first))) first += 1;
  const end = endOf(words, first, MOST_TOLD);
  if (end === undefined) return undefined;
  const term = slice(text, words, from, to);
  const told = slice(text, words, first, end).replace(TRAILS, '');
  const count = told.split(' ').length;
  const opening = openingOf(told);
  if (count < FEWEST_TOLD || opening === 'none' || (opening === 'plural' && verb === 'is')) return undefined;
  if (isUnclear(told) || belongsToNext(told.split(' ').at(-1) ?? '') || isClause(told) || isNoMeaning(told) || !saysWhichOne(told))
    return undefined;
  if (!isTermShape(term, article === 'a' || article === 'an') || (to - from === 1 && isCommon(term.toLowerCase()) && article === 'the'))
    return undefined;
  const start = words[first]?.start ?? 0;
  return {
    form: /^refers/.test(verb) ? 'means' : 'is',
    term: { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 },
    meaning: { start, end: start + told.length },
    verb,
    article: IS.test(verb) ? article : '',
  };
}

/** The end of a noun phrase or a meaning that begins at a word: the first word that opens another statement. Undefined if none does. */
function endOf(words: readonly Word[], first: number, most: number): number | undefined {
  for (let at = first + 1; at <= Math.min(words.length, first + most); at += 1) {
    const word = wordAt(words, at);
    const before = wordAt(words, at - 1);
    if (at === words.length || word === before || GOES_ON.test(`${word} ${wordAt(words, at + 1)} ${wordAt(words, at + 2)}`)) return at;
    if (opensThought(word) || (SUBJECT.test(word) && !belongsToNext(before) && !isPlainVerb(before.replace(/s$/, '')))) return at;
  }
  return undefined;
}
