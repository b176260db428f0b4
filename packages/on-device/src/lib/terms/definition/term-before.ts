import { isStopWord } from '../../language/stop-words.ts';
import { isAdverb, isDescriptive, isFamiliar, isNounOrVerb, isPlainVerb, isThirdPerson, isVerb } from '../../text/word-classes.ts';

/** The most words of a term before an aside. */
export const LONGEST_TERM = 4;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** A word at which a noun phrase begins, so that an everyday word after it belongs to the name: "the general adaptation syndrome". */
const BEFORE_NAME = /^(?:the|an?|of|with|by|as|in|called|for|into|or)$/i;

/** Heads of names that go on with "of". */
const NAME_OF = /\b(?:rate|point|theory|line|costs?|letters?|terms|writ|code|elasticity|factors?)\sof\s$/i;

/** Adjectives that praise, rank or measure what they precede, and belong to no name. */
const QUALITY =
  /^(?:important|possible|large|small|big|huge|high|low|great|good|bad|strong|weak|new|old|young|recent|modern|early|late|current|former|common|certain|particular|specific|similar|different|entire|real|main|major|basic|simple|complex|poor|effective|local|next|first|last)$/;

/** Words that tell one thing of several, even after "the": "the greatest utility", "an existing sector". */
const SUPERLATIVE = /^(?:highest|lowest|nearest|simplest|existing|following|so-called)$/;
const AFTER_AUXILIARY = /\b(?:must|can|may|will|shall|should|could|might|would)\s(?:(?:also|then|often|only|thus|either|\p{L}+ly)\s)?$/iu;
/** Whether a word before a noun is the verb whose object the noun is. */
function isVerbHere(word: string, before: string): boolean {
  if (isThirdPerson(word)) return /\p{L}\s$/u.test(before) && !/\b(?:of|and|or|by|in|for|with|from)\s$/i.test(before);
  if (/\bto\s$/i.test(before)) return isNounOrVerb(word) && !BEFORE_TO.test(before);
  return /ing$/.test(word) && /\b(?:is|are|was|were|be|been)\s$/i.test(before);
}

/** Words after which "to" belongs to a noun: "related to form". */
const BEFORE_TO = /\b(?:due|relate[sd]?|contributes?|similar|next|close|exposure|connected|compared)\sto\s(?:\p{L}+\s)?$/iu;

/** The noun phrase that ends where the aside begins. */
export function termBefore(before: string): { start: number; end: number } | undefined {
  const bare = before.replace(/\s*\((?!which|who|that)[^()]{1,40}\)$/, '').replace(/["”'’]$/, '');
  const tail = bare.slice(-80);
  const base = bare.length - tail.length;
  const words = [...tail.matchAll(WORD)];
  let start: number | undefined;
  let count = 0;
  for (let at = words.length - 1; at >= 0 && count < LONGEST_TERM; at -= 1) {
    const word = words[at]?.[0] ?? '';
    const lower = word.toLowerCase();
    const end = (words[at]?.index ?? 0) + word.length;
    const gap = at === words.length - 1 ? tail.slice(end) : tail.slice(end, words[at + 1]?.index ?? end);
    if (gap !== '' && gap !== ' ' && !(at === words.length - 1 && gap.trim() === '')) break;
    // "Index of Forbidden Books"
    if (lower === 'of' && /^\p{Lu}/u.test(words[at + 1]?.[0] ?? '') && /^\p{Lu}/u.test(words[at - 1]?.[0] ?? '')) {
      count += 1;
      continue;
    }
    // "a call center": after an article a verb is a noun.
    const opens = BEFORE_NAME.test(words[at - 1]?.[0] ?? '');
    if (isStopWord(lower) || isAdverb(lower) || (isPlainVerb(lower) && !(count > 0 && opens))) break;
    // "Officers must respect double jeopardy", "Corporations can also issue bonds"
    if (count > 0 && AFTER_AUXILIARY.test(tail.slice(0, words[at]?.index ?? 0))) break;
    // "This structure causes hypertrophy", "to form peroxynitrite", "is studying law"
    if (count > 0 && words[at - 1] !== undefined && !opens && isVerbHere(lower, tail.slice(0, words[at]?.index ?? 0))) break;
    if (count > 0 && !opens && isVerb(lower) && !/ing$|-\p{L}+ed$/u.test(lower)) break;
    const inName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(words[at + 1]?.[0] ?? '');
    if (
      count > 0 &&
      (/^(?:called|named|termed|known|including|include|includes|using|include|producing|becoming|following)$/.test(lower) ||
        (!inName && (SUPERLATIVE.test(lower) || (QUALITY.test(lower) && !opens))))
    )
      break;
    if (count === 0 && ((isVerb(lower) && !/ing$/.test(lower)) || (isDescriptive(lower) && isFamiliar(lower)))) return undefined;
    start = words[at]?.index ?? 0;
    count += 1;
  }
  if (start === undefined) return undefined;
  // "the balance of trade, or the difference …"
  const whole = NAME_OF.exec(tail.slice(0, start))?.[0].length ?? 0;
  return { start: base + start - whole, end: bare.length };
}

/** Words that may precede a term without being part of it. */
const MAY_PRECEDE =
  /(?:^|[,;:(—–"“]|\b(?:called|named|termed|known|including|include|includes|using|following|also|both|or|and|each|every|some|any|most|many))\s*$/iu;
const NO_SUBJECT_OF_LIST = /\b(?:include|includes|including|such\sas|like)\s$|\b(?:and|or)\s$/iu;

/** Whether the words before a term belong to it, as in "transcranial magnetic stimulation", or make it a member of a list. */
export function isTorn(before: string, stated: boolean, opening: string): boolean {
  if (before.trim() === '' || (stated && /,\s$/.test(before))) return false;
  if (!stated && NO_SUBJECT_OF_LIST.test(before)) return true;
  // "pass a bill of attainder, …" defines the whole name.
  if (!stated && /\ban?\s\p{L}+\sof\s$/iu.test(before) && !/\b(?:process|form|type|kind|state|sense|system|case)\sof\s$/i.test(before))
    return true;
  // "to carry on, via co-ownership, a business": the commas belong to the phrase before.
  if (!stated && /,\s(?:via|by|with|through|in|for|as|from|under|at|on)\s(?:the\s|an?\s)?$/i.test(before)) return true;
  // "a citizen of the Republic, a citizen of a British territory, a …" goes on with the list.
  if (!stated && !/\($/.test(opening) && /,\s(?:and\s|or\s)?an?\s(?:(?!\s(?:which|who|that)\s)[^,;:])+$/i.test(before)) return true;
  const last = /([\p{L}'’-]+)\s$/u.exec(before)?.[1]?.toLowerCase();
  // "Officers must respect double jeopardy": after an auxiliary stands a verb.
  if (
    last === undefined ||
    MAY_PRECEDE.test(before) ||
    /\b(?:must|can|may|will|shall|should|could|might|would|not)\s(?:(?:also|then|often|only)\s)?\p{L}+\s$/u.test(before) ||
    (/\bto\s\p{L}+\s$/u.test(before) && !BEFORE_TO.test(before))
  )
    return false;
  return (
    !(isStopWord(last) || isVerb(last) || isAdverb(last) || isThirdPerson(last) || SUPERLATIVE.test(last) || QUALITY.test(last)) ||
    /-/.test(last)
  );
}

/** Nouns that are verbs after "to" and after a pronoun: "to practice redistricting". */
export const isVerbLike = (word: string) =>
  /^(?:practi[cs]e|picture|pay|witness|nurture|sent|buy|threatens|make|avoid|enjoy|face|fight|join|test|plan|design|study|share|stop|block|track|trade)$/.test(
    word,
  );
/** "excrete sebum, a mixture …": a verb before its object. */
export const VERB_FIRST = /^(?!(?:primate)\s)\p{Ll}+(?:[^i]ate|ify|ise|ude)\s/u;
