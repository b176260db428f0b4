import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, sentenceBefore } from '../../rule.ts';

const OBJECT =
  /^\s+(?:me|him|us|them|it|the|an?|my|your|his|her|our|their|this|that|these|those|many|some|more|people|students|children)\b/;
const ABOUT = /^\s+about\b/;
/** Verbs that are nouns too, but not before an object or "about". */
const BEFORE_OBJECT = /^(?:make|take|help|use|need|show|cause|study|talk|change|work|play|want|love|like)$/;
/** Verbs that have no passive. */
const NO_OBJECT =
  /^(?:agree|disagree|depend|belong|consist|exist|happen|seem|appear|become|go|want|know|prefer|remember|believe|understand|suffer|live|get|occur|disappear|arrive|contain|enjoy|learn)$/;
/** Sentences in which a plain verb is the complement: "All you do is give", "the best way is make". */
const COMPLEMENT =
  /\b(?:all|what|thing|things|do|does|did|done|way|step|goal|aim|role|job|task|advice|option|rule|idea|choice|best|solution|purpose|plan|or|and)\b/;

/** Adverbs and adjectives that have the form of a verb: "overly" is in the dictionary as a form of "overlie". */
const NO_VERB = /^(?:further|awake|overly)$/;

/** A verb whose plain form no noun or adjective shares, or that has an object here. */
function isVerb(word: string, rest: string, forms: WordForms): boolean {
  if (
    !forms.isBase(word) ||
    !forms.isCommon(word) ||
    forms.isParticiple(word) ||
    forms.isAdjective(word) ||
    forms.isComparative(word) ||
    NO_VERB.test(word)
  )
    return false;
  return forms.isOnlyBase(word) || (BEFORE_OBJECT.test(word) && (OBJECT.test(rest) || ABOUT.test(rest)));
}

/** A plain form of a verb after a form of "be": "will be recognize", "which is make me happy", "they are study about cars". */
export const BE_BASE: readonly Rule[] = [
  {
    id: 'be-base',
    doubtful: true,
    pattern:
      /\b(am|is|are|was|were|be|been) ((?:(?:not|always|also|really|just|still|only|mainly|mostly|usually|never) )?)([a-z]{3,})(?![\w'-])/g,
    fix: (match, forms) => formsOf(match, forms)[0],
    others: (match, forms) => formsOf(match, forms).slice(1),
    unless: (match, text) =>
      COMPLEMENT.test(sentenceBefore(text, match.index).slice(-60)) ||
      /^(?:\s+(?:or|and)\b|\/|, [a-z]+,)/.test(text.slice(match.index + match[0].length)),
  },
];

/** The possible corrections, the likeliest first. */
function formsOf({ 0: all, 1: be = '', 2: between = '', 3: verb = '', index, input }: RegExpExecArray, forms: WordForms): string[] {
  const rest = input.slice(index + all.length, index + all.length + 14);
  if (!isVerb(verb, rest, forms)) return [];
  const beside = (form: string | undefined) => (form === undefined ? [] : [`${be} ${between}${form}`]);
  const passive = beside(forms.participleOf(verb));
  const going = beside(forms.ingOf(verb));
  if (be.startsWith('be')) return [...(OBJECT.test(rest) ? going : passive), `${between}${verb}`];
  const plain = be === 'is' ? forms.thirdOf(verb) : be.startsWith('w') ? forms.pastOf(verb) : verb;
  const finite = plain === undefined ? [] : [`${between}${plain}`];
  if (OBJECT.test(rest) || NO_OBJECT.test(verb)) return [...finite, ...going];
  return ABOUT.test(rest) ? [...going, ...finite] : [...passive, ...going, ...finite];
}
