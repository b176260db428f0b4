import { isStopWord } from '../../../language/stop-words.ts';
import { isDeed, labelIn } from '../../../terms/definition/labels.ts';
import { isPlainVerb, isThirdPerson } from '../../../text/word-classes.ts';
import { isEveryday } from './names.ts';

/** "is a rare reaction": the verb before a meaning, which the question has already. */
const VERB = /^(?:is|are)\s(?=(?:an?|the|one|when|where)\s)/;
/** Openings of lines that say nothing of the line above by themselves. */
const LEANS =
  /^(?:while|after|before|during|prior|regardless|most often|based on|due to|by|from|because|under|with|without|at|for|given|he|she|they|his|her|their|its?|i|we|you|and|but|also|or|so|however|then|thus|this means|these|those|such|see|eg|e\.g|ex|example|examples|including|i\.e|etc|there|if|note|remember|suppose|imagine|consider|assume|let|synonyms?|aka)(?![\p{L}'’])/iu;
/** Links, formulas, markup, and what a writer still has to do. */
const NO_MEANING = /https?:|\bthe following\b|www\.|[{}|\\]|\[\[|\]\]|\?|->|[→⇒]|\s=\s|^[("“]|^[^\p{L}]*$/u;
/** "Synonyms: …", "395 ce: …", "north - soviet": a line that has a name of its own. */
const NAMED = /^[^:=–—]{1,40}?(?::\s|\s[-–—=]+\s)/u;
/** "Outside of this course", "not in the exam": a remark on the course. */
export const OF_COURSE = /\b(?:not|outside)\s(?:\p{L}+\s){0,3}(?:course|exam|syllabus|test)\b/iu;
/** Laws and views, which are statements. */
const STATED = /(?:ism|law|principle|theorem|rule|doctrine|hypothesis|postulate|theory|paradox|effect|fallacy)$/i;
/** A verb whose subject is the name: "was founded in 1919", "Used against pain". */
const PREDICATE = /^(?:is|are|was|were|can|has|have|had|does|did|wrote|made|found|led|known|seen|built|given|taken)$|\p{L}{2}ed$/u;
/** A finite verb, which needs a subject of its own. */
const FINITE = /^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|did|isn|aren|doesn|don)$/;
/** "experiments", "conducted" in "Asch conducted several experiments": a verb in the past and its object. */
const PAST = /\p{L}{2}ed\s(?:the|an?|several|many|his|her|their|its|that|to)\s/iu;
/** The last word of half a thought. */
const OPEN_END =
  /\s(?:the|an?|and|or|but|of|to|in|by|for|with|from|that|which|is|are|as|at|than|because|when|both|this|these|those|it|them)$/i;
const RELATIVE = /\s(?:that|which|who|whose|whom|where|when|how|what|if|because|while|as)\s/i;
/** The fewest words that say of what kind a thing is. */
const FEWEST_WORDS = 4;

/** The number of characters before a meaning that the question says already. */
export const verbBefore = (text: string): number => VERB.exec(text)?.[0].length ?? 0;

/** Whether words could tell something: no link, formula, question or half of a thought, and no line with a name of its own. */
export const isTold = (text: string): boolean => !LEANS.test(text) && !NO_MEANING.test(text) && !NAMED.test(text) && !OF_COURSE.test(text);

/**
 * Whether words say what the thing with a name is or does.
 * @param prose whether they are a sentence with its full stop, which is seldom about the thing alone
 */
export function tells(name: string, text: string, prose: boolean): boolean {
  const words = text.toLowerCase().split(/[\s,]+/);
  const [first = ''] = words;
  if (OPEN_END.test(text) || !/^\P{L}*\p{Script=Latin}/u.test(text)) return false;
  // "Justice / Justice is where …" is a sentence, which other kinds of card read.
  if (sharesWord(name, text)) return false;
  const isDone = isDeed(name.toLowerCase(), first);
  const isPredicate = isDone || PREDICATE.test(first);
  if (prose && !isPredicate && hasVerb(text)) return false;
  // "Use the formula …" is an order.
  if (STATED.test(name) && (isDone || !isPlainVerb(first))) return true;
  if (!isEveryday(name) && (isPredicate || isPhrase(text, words, first))) return true;
  // Most of the time goes into the forms of a label, which are therefore tried last.
  return labelIn(`${name}: ${text.slice(verbBefore(text))}`, true) !== undefined;
}

/** Whether words begin with a word of the name. */
export function sharesWord(name: string, text: string): boolean {
  const opening = /^(?:(?:the|an?)\s)?([\p{L}-]+)/iu.exec(text)?.[1]?.toLowerCase().slice(0, 6) ?? '';
  return opening.length > 3 && ` ${name.toLowerCase()}`.includes(` ${opening}`);
}

/** "Gram negative bacilli", "Painter, sculptor and scientist": words without a verb. */
function isPhrase(text: string, words: readonly string[], first: string): boolean {
  if ((isStopWord(first) && !/^(?:the|an?|any)$/.test(first)) || isPlainVerb(first) || /(?:ing|ly)$/.test(first)) return false;
  return words.length >= FEWEST_WORDS && !hasVerb(text);
}

/** Whether a verb stands outside the relative clauses. */
function hasVerb(text: string): boolean {
  const [main = ''] = text.toLowerCase().split(RELATIVE);
  return (
    PAST.test(main) ||
    main.split(/[\s,’']+/).some((word, at) => FINITE.test(word) || (at > 0 && (isThirdPerson(word) || isPlainVerb(word))))
  );
}
