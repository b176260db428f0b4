import { isForeignFunctionWord } from '../language/detect.ts';
import type { Token } from '../text/document.ts';
import { isAdverb, isDescriptive, isPlainVerb, isVerb } from '../text/word-classes.ts';

/** Function words of other languages that occur in English notes: "Der Blaue Reiter", "La España de". */
const FOREIGN_SMALL =
  /^(?:der|die|das|dem|den|ein|eine|und|von|zu|el|la|los|las|lo|un|una|del|de|y|le|les|du|des|une|et|il|da|di|do|dos|van)$/;
/** Words that belong to the word after them, so no term ends with one: "mock test last year". */
const LEADS_ON = /^(?:last|first|next|early|late|same|own|several|many)$/;
/** Adjectives that stand after a verb and before no noun: "stayed awake". */
const AFTER_VERB = /^(?:awake|asleep|alive|alone|aware|afraid|alike|apart|ahead|ashamed|glad|ready|sure|able|unable|worth)$/;
/** Forms of verbs without an object, which belong to no noun as participles do. */
const NO_PARTICIPLE =
  /^(?:stay|remain|seem|appear|arriv|happen|occurr|liv|work|di|exist|belong|consist|depend|fail|decid|talk|look|ask|help|need|continu)ed$/;
/** Titles of persons: "Dr Osei" is no term. */
const TITLE = /^(?:dr|prof|professor|mr|mrs|ms)$/;
/** "last week", "next chapter" */
const POINTS = /^(?:last|next|same|several|many)$/;
/** Words after which a participle is the verb of its clause: "people who supervised classes". */
const SUBJECTS = /^(?:who|that|which|he|she|it|they|we|i|you|then|also|never|always|not)$/;

/** Whether a term may begin with a word. */
export function mayOpen({ stop, word, text }: Token): boolean {
  return (
    !stop &&
    /\p{L}/u.test(word) &&
    !isPlainVerb(word) &&
    !(text === word && isForeignFunctionWord(word)) &&
    !NO_PARTICIPLE.test(word) &&
    !POINTS.test(word) &&
    !TITLE.test(word) &&
    !isAdverb(word) &&
    (word.length > 1 || /^\p{Lu}/u.test(text))
  );
}

/** Whether a word is the unit of the number before it: "weeks" in "6 weeks planning". */
export function isMeasure(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|times|marks|points|pages)$/.test(tokens[at]?.word ?? '') &&
    /^\d+$/.test(tokens[at - 1]?.word ?? '')
  );
}

/** Whether a term may end with a word; `alone` if it is its only one. */
export function mayClose({ word, text }: Token, alone: boolean): boolean {
  if (FOREIGN_SMALL.test(word) || (text === word && isForeignFunctionWord(word)) || LEADS_ON.test(word) || AFTER_VERB.test(word))
    return false;
  if (word.length < 2 || word.length > 40) return !alone && /^[\p{Lu}\p{N}]/u.test(text);
  if (/^\p{Lu}{2,}/u.test(text)) return true;
  return !isVerb(word) && !isDescriptive(word) && (/\p{L}/u.test(word) || !alone);
}

/** In "Germany declared war" the participle is the verb of the sentence; after "the" or "becomes" it belongs to the noun. */
export function followsNoun(raw: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before !== undefined && SUBJECTS.test(before.word) && /ed$/.test((tokens[at] as Token).word)) return true;
  return before !== undefined && !before.stop && !isVerb(before.word) && touches(raw, before, tokens[at] as Token);
}

/** "in fact", "for instance": the noun belongs to the word before it. */
const IN_PHRASE = /^(?:in (?:fact|turn|addition|particular)|for (?:example|instance)|of course)$/;

/** Whether a word belongs to what stands before it: "in fact Louis Sullivan", "“Attention”-type paper". */
export function isTornOff(raw: string, tokens: readonly Token[], at: number): boolean {
  const { word, start } = tokens[at] as Token;
  return /\S-$/.test(raw.slice(Math.max(0, start - 2), start)) || IN_PHRASE.test(`${tokens[at - 1]?.word} ${word}`);
}

/** Whether a word is the sign of a formula that is read aloud: "Q minus W". */
export const isSign = ({ word }: Token): boolean => /^(?:minus|plus|equals)$/.test(word);

/** Whether a word is the name of a function in a formula: "log2(n!)". */
export const opensCall = (raw: string, { end }: Token): boolean => /^\((?!e?s\))/.test(raw.slice(end, end + 4));

/** Whether only a space separates two words, as it does within a term. */
export function touches(raw: string, one: Token, next: Token): boolean {
  const gap = next.start - one.end;
  return (gap === 1 && raw[one.end] === ' ') || (gap <= 2 && /^\s+$/.test(raw.slice(one.end, next.start)));
}

/** Whether another capitalised word directly precedes or follows. */
export function isInsideName(raw: string, tokens: readonly Token[], from: number, to: number): boolean {
  const capital = (token: Token | undefined) => token !== undefined && !token.stop && /^\p{Lu}/u.test(token.text);
  const first = tokens[from] as Token;
  const last = tokens[to] as Token;
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!capital(first) || !capital(last)) return false;
  return (
    (before !== undefined && capital(before) && touches(raw, before, first)) ||
    (after !== undefined && capital(after) && touches(raw, last, after))
  );
}
