import { isCommon } from '../text/common-words.ts';
import { isFamiliar } from '../text/word-classes.ts';
import { isCued } from './candidate-cues.ts';
import type { TermCandidate } from './term-candidates.ts';

/** The evidence for a candidate from the text as a whole. */
export interface Standing {
  /** The text defines it, says that it is called so, or prints it in bold. */
  readonly introduced: boolean;
  /** A heading consists of it, apart from articles. */
  readonly isHeading: boolean;
  /** Occurrences outside longer candidates, on average. */
  readonly alone: number;
  /** Whether the lists of everyday words know the language. */
  readonly english: boolean;
}

/**
 * Weights of a logistic regression over 26,714 candidates in 116 sections of 18 OpenStax textbooks, whose glossaries say which are
 * terms. Sixfold cross-validation by section: of the best 12 a section, 35 % are in the glossary; 12 have 7 such terms on average.
 */
const WEIGHTS = {
  constant: -5.7,
  severalWords: 2.2,
  /** Without lists of verbs, more of the sequences of words are no names. */
  severalForeignWords: 0.6,
  oneUncommonWord: 1.3,
  oneFamiliarWord: -1.3,
  onlyFamiliarWords: -1.0,
  introduced: 2.7,
  isHeading: 2.4,
  /** Several words of a longer heading. */
  inHeading: 1.1,
  once: -0.7,
  /** In short texts only: a longer text does not offer such candidates. */
  onceInPassing: -2.5,
  /** One word that occurs only as part of names. */
  partOfNames: -1.4,
  /** The rest by their logarithms to base 2. */
  alone: 0.33,
  /** A subject that runs through the whole text is seldom one of its terms. */
  tenths: -0.5,
  opens: 0.55,
  statedOrExplained: 0.46,
  bracket: 0.47,
  called: 0.75,
  /** Share of the occurrences after "a". */
  article: 0.95,
  possessive: -2,
  of: -1.1,
  name: -1,
  oneName: -0.25,
  acronym: -1.6,
  digit: -1.45,
  /** "-ism", "-tion" and the like. */
  abstractEnding: 0.5,
} as const;

const ABSTRACT = /(?:ism|tion|sion|ity|ment|ness|sis|ance|ence|logy|ics|cy)$/;
const log = (count: number) => Math.log2(1 + Math.max(0, count));

/** The likelihood that a candidate is a term that the author of a textbook would list, from 0 to 1. */
export function termWeight(candidate: TermCandidate, { introduced, isHeading, alone, english }: Standing): number {
  const { words, text, count, cues, inHeading, name, zones } = candidate;
  const several = words.length > 1;
  const last = words.at(-1) ?? '';
  const capital = /^\p{Lu}/u;
  const on = (condition: boolean, weight: number) => (condition ? weight : 0);
  const sum =
    WEIGHTS.constant +
    on(several, english ? WEIGHTS.severalWords : WEIGHTS.severalForeignWords) +
    on(!several && !isCommon(last), WEIGHTS.oneUncommonWord) +
    on(!several && isFamiliar(last), WEIGHTS.oneFamiliarWord) +
    on(several && words.every(isFamiliar), WEIGHTS.onlyFamiliarWords) +
    on(introduced, WEIGHTS.introduced) +
    on(isHeading, WEIGHTS.isHeading) +
    on(inHeading && several && !isHeading, WEIGHTS.inHeading) +
    on(count === 1, WEIGHTS.once) +
    on(count === 1 && !introduced && !inHeading && !isCued(cues), WEIGHTS.onceInPassing) +
    on(!several && candidate.bare === 0, WEIGHTS.partOfNames) +
    WEIGHTS.alone * log(alone) +
    WEIGHTS.tenths * log(zones) +
    WEIGHTS.opens * log(cues.opens) +
    WEIGHTS.statedOrExplained * (log(cues.stated) + log(cues.explained)) +
    WEIGHTS.bracket * log(cues.bracket) +
    WEIGHTS.called * log(cues.called) +
    WEIGHTS.article * (cues.article / count) +
    on(/['’]/.test(text), WEIGHTS.possessive) +
    on(words.includes('of'), WEIGHTS.of) +
    on(several && text.split(' ').every((word) => capital.test(word)), WEIGHTS.name) +
    on(!several && name && capital.test(text), WEIGHTS.oneName) +
    on(/^\p{Lu}{2,}/u.test(text), WEIGHTS.acronym) +
    on(/\d/.test(text), WEIGHTS.digit) +
    on(ABSTRACT.test(last), WEIGHTS.abstractEnding);
  return 1 / (1 + Math.exp(-sum));
}
