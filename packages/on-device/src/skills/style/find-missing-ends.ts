import type { Finding } from './finding.ts';
import type { Prose } from './read/prose.ts';

/** The fewest words of a sentence that needs an end mark; fewer may be a title or a label. */
const FEWEST_WORDS = 8;
/** A subject with its verb, which titles and captions seldom have. */
const CLAUSE =
  /\b(?:I|you|he|she|it|we|they|there|this|that|these|people|who|which) (?:\w+ly |also |still |always |never |can(?:not|'t)? |will |would |should |must |do not |don't |does not )?(?:am|is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|must|may|might|want|need|think|like|know|make|get|go|feel|\w{3,}(?:ed|s))\b/;
/** A word inside a sentence: the line was cut or goes on. */
const INSIDE =
  /\b(?:to|the|an?|of|and|or|but|for|with|from|in|at|by|on|as|than|my|your|his|her|their|our|its|is|are|was|were|be|not|that|which|who|because|if|when|i|so|very|more|some|this|these|will|would|can|could|should|must|have|has|had)$/i;

/** Paragraphs whose last sentence has no end mark: "I hope to see you soon". */
export function findMissingEnds({ document: { raw }, paragraphs, masked }: Prose): Finding[] {
  return paragraphs.flatMap(({ block: { start, end }, sentences, number }, at) => {
    const last = sentences.at(-1);
    const next = paragraphs[at + 1]?.block;
    // A list that follows belongs to the sentence, and a line in small letters goes on with it.
    const goesOn = next !== undefined && (next.kind === 'item' || !/^\p{Lu}/u.test(raw.slice(next.start, next.start + 1)));
    if (number === 0 || last === undefined || goesOn || last.tokens.length < FEWEST_WORDS) return [];
    const text = masked.slice(last.start, end).trimEnd();
    const word = /(?<![\p{L}'’-])\p{L}?[a-z]{2,}$/u.exec(text)?.[0];
    if (word === undefined || INSIDE.test(word) || !/^\p{Lu}/u.test(raw.slice(start, start + 1)) || !CLAUSE.test(text)) return [];
    const to = last.start + text.length;
    return [{ rule: 'end-mark', start: to - word.length, end: to, fix: `${word}.`, doubtful: true }];
  });
}
