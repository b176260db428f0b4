import { textOf } from '../../spans.ts';
import { type KeyTerm, keyTerms } from '../terms/key-terms.ts';
import { isCommon } from '../text/common-words.ts';
import type { TextDocument } from '../text/document.ts';
import { round } from '../text/similarity.ts';
import type { Card } from './card.ts';

/** A card as a reader judges it. */
interface Facts extends Pick<Card, 'kind' | 'form'> {
  readonly question: string;
  /** The words that the card asks about. */
  readonly name: string;
  /** The words that the card tells: an answer, or the sentence around a gap. */
  readonly told: string;
  readonly sentence: string;
  /** The words of the sentence before those that are told. */
  readonly before: string;
  readonly term: KeyTerm | undefined;
  /** The place in the text, from 0 to 1. */
  readonly place: number;
}

const count = (words: string) => words.split(/\s+/).length;
const isGap = ({ kind }: Pick<Card, 'kind'>) => kind === 'naming';
const isOnTerm = (facts: Facts) => isGap(facts) || facts.kind === 'definition';

/**
 * Weights of a logistic regression over 1,672 cards on 330 texts, of textbooks, notes and lectures, which were rated by a written rule; the
 * latest 455 count three times. The weights of the kinds and of the forms of a definition were fitted once more, with the others held, to
 * 973 cards on 262 other texts, where a wrong card counts twice. In tenfold cross-validation by text, a card that was kept has a higher
 * likelihood than one that was not in 73 of 100 pairs (69 before). Without the least likely tenth of them, the share of kept cards rises
 * from 76 % to 80 % and that of wrong ones falls from 6.2 % to 4.5 %.
 */
const WEIGHTS: readonly (readonly [number, (facts: Facts) => boolean | number])[] = [
  [0.26, () => true],
  [0.5, ({ kind }) => kind === 'naming'],
  [1.1, ({ form }) => form === 'means'],
  [0.45, ({ form }) => form === 'label'],
  [0.3, ({ form }) => form === 'is' || form === 'called'],
  [-0.7, ({ form, term, before }) => form === 'aside' && (term?.score ?? 0) < 0.3 && !/that is,?\s$/.test(before)],
  [-0.5, ({ form, before }) => form === 'aside' && /,\s$/.test(before) && count(before) > 6],
  [-0.35, ({ form, before }) => form === 'aside' && /\($/.test(before)],
  [1.7, ({ kind }) => kind === 'acronym'],
  [-0.78, ({ kind, question }) => kind === 'definition' && /^Who/.test(question)],
  [0.48, ({ question }) => /^What (?:is|was) an? /.test(question)],
  [-0.23, ({ kind, question }) => kind === 'definition' && /^What are/.test(question)],
  [1.4, ({ term }) => term?.score ?? 0],
  [-0.3, (facts) => isOnTerm(facts) && facts.term === undefined],
  [-0.37, (facts) => isOnTerm(facts) && (facts.term?.count ?? 1) === 1],
  [-0.43, ({ name }) => name.toLowerCase().split(' ').every(isCommon)],
  [-0.26, (facts) => isOnTerm(facts) && /^\p{Lu}\S*(?:\s(?:\S*\s)*\p{Lu}\S*)?$/u.test(facts.name)],
  [0.4, ({ name }) => count(name) > 3],
  [0.54, ({ told }) => /\b(?:that|which|who|whose|whom|where|when)\b/i.test(told)],
  [0.23, ({ kind, told }) => kind === 'definition' && /^the\s/i.test(told)],
  [-0.28, ({ kind, told }) => kind === 'definition' && /^an?\s/i.test(told)],
  // Of 290 cards that the strictest rater judged, these were kept by a third at most: a short meaning without a clause, a hedged one, and a
  // term that the text does not otherwise hold.
  [
    -0.6,
    ({ kind, form, told }) =>
      kind === 'definition' &&
      (form === 'is' || form === 'aside') &&
      count(told) < 6 &&
      !/\b(?:that|which|who|whose|where|when|to|study)\b/.test(told),
  ],
  [-0.8, ({ kind, before }) => kind === 'definition' && /\b(?:often|sometimes|usually|typically)\s(?:\p{L}+\s)?$/u.test(before)],
  [-0.2, ({ kind, term }) => kind === 'definition' && term === undefined],
  [-0.4, ({ kind, question }) => kind === 'claim' && !/^What happens/.test(question)],
  // Classes of which terms are members.
  [
    0.81,
    ({ told }) =>
      /^(?:an?|the|any|one)\s(?:[\p{L}-]+\s){0,2}(?:type|kind|form|part|group|set|series|number|process|method|way|act|study|practice|ability|tendency|system|state|condition|measure|amount|rate|collection|belief|theory|approach|technique)s?\b/iu.test(
        told,
      ),
  ],
  // Classes that say what part a thing plays.
  [
    -0.53,
    ({ told }) =>
      /^(?:an?|the|one)\s(?:[\p{L}-]+\s){0,2}(?:result|product|source|cause|example|factor|feature|aspect|concept|element|issue|problem|tool|topic|area|step|component|idea|view|response|role|function|site|place|thing|name|term|key|basis|means|force|effort|attempt|goal|center|strategy|opportunity)s?\b/iu.test(
        told,
      ),
  ],
  [-0.36, ({ told }) => /(?<=[\p{Ll},’'] )\p{Lu}\p{Ll}+/u.test(told)],
  [0.28, ({ told }) => /[;:—–()"“”]/.test(told)],
  [-0.77, ({ told }) => /\b(?:we|you|our|your|us|I)\b/.test(told)],
  [-0.16, ({ told }) => /\b(?:may|might|often|usually|sometimes|typically|generally|likely|perhaps|many|some|most|several)\b/i.test(told)],
  [0.18, ({ before }) => /\b(?:called|known\sas|termed|referred\sto\sas)\b/i.test(before)],
  [-0.15, ({ kind, before }) => kind === 'definition' && /,\sor\s+$/.test(before)],
  [-0.63, ({ kind, before }) => kind === 'definition' && /[—–]\s*$/.test(before)],
  [-0.43, ({ kind, before }) => kind === 'definition' && count(before) > 18],
  [-0.38, ({ sentence }) => /\b(?:1[5-9]\d\d|20\d\d)\b/.test(sentence)],
  [-0.19, ({ sentence }) => /["“]/.test(sentence)],
  [-0.11, ({ sentence }) => /\b(?:was|were|had)\b/.test(sentence)],
  [0.25, ({ place }) => place < 0.2],
];

/** A function that says how likely a student keeps a card on the text, from 0 to 1. */
export function judgeOf(document: TextDocument): (card: Card) => number {
  const terms = new Map(keyTerms(document, Number.POSITIVE_INFINITY).map((term) => [term.key, term]));
  const sentences = new Map(document.sentences.map(({ start, text }) => [start, text]));
  return (card) => {
    const facts = factsOf(card, sentences.get(card.at) ?? '', terms.get(card.key), card.at / document.raw.length);
    const sum = WEIGHTS.reduce((total, [weight, factor]) => total + weight * Number(factor(facts)), 0);
    return round(1 / (1 + Math.exp(-sum)));
  };
}

const ASKS = /^(?:What|Who) (?:is|are|was|were|do|does|did|happens in) (?:an? |the |meant by “)?|(?: stand for| consist of|”)?\?$/g;

function factsOf({ kind, form, question: line, answer: words }: Card, sentence: string, term: KeyTerm | undefined, place: number): Facts {
  const question = textOf(line);
  const answer = textOf(words);
  const at = sentence.indexOf(answer.slice(0, 40));
  const [name, told] = isGap({ kind })
    ? [answer, question.replace(/^[^:]+: /, '').replace('_____', '')]
    : [question.replace(ASKS, ''), answer];
  return {
    kind,
    ...(form === undefined ? {} : { form }),
    question,
    name,
    told,
    sentence,
    before: sentence.slice(0, Math.max(0, at)),
    term,
    place,
  };
}
