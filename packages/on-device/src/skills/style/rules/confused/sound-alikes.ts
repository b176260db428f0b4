import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, sentenceBefore } from '../../rule.ts';

const AUXILIARY = 'is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did';
const PRONOUN = '(?:I|you|he|she|it|we|they|the|a|an|my|our|your|his|her|their|this|that)\\b';
const AGES =
  '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?';
/** Verbs that are nouns as well, but not after "whom" and before an object. */
const VERBS = /^(?:spend|live|work|use|play|want|need|think|feel|go|come|get|make|take|give|help|study|travel|know|like|love)$/;

/** A word in the place of one that sounds alike, where the words around it allow only the other. */
export const SOUND_ALIKES: readonly Rule[] = [
  {
    // "teenagers whom spend", not "the man whom they met", "most of whom work" and "whom can we ask".
    id: 'whom-subject',
    pattern: new RegExp(
      String.raw`(?<!\b(?:[Oo]f|[Tt]o|[Ff]or|[Ww]ith|by|from|about|on|in|at|than|between|among|through|against|without|behind|after) )(?<=[a-z],?\s)(whom) ((?:(?:also|often|always|never|usually|only|really|still|just) )?)([a-z]+)(?![\w'-])(?! ${PRONOUN.replace('the|a|an|my|our|your|his|her|their|this|that', 'he|she|they|we')})`,
      'g',
    ),
    fix: (match, forms) => (isVerb(match[3] ?? '', forms) ? `who ${match[2]}${match[3]}` : undefined),
    unless: (match, text) =>
      new RegExp(`^(?:${AUXILIARY})$`).test(match[3] ?? '') &&
      new RegExp(`^\\s+${PRONOUN}`).test(text.slice(match.index + match[0].length, match.index + match[0].length + 8)),
  },
  {
    // "I have fewer friends then my sister."
    id: 'than-noun',
    pattern:
      /\b(more|less|fewer) ([a-z]+) then ((?:(?:my|your|his|her|our|their|the|any|other|last) (?:[a-z]+ )?[a-z]+|me|him|them|us|I|you|he|she|we|they))(?=[.!?;])/gi,
    fix: (match, forms) => {
      const noun = match[2] ?? '';
      const last = /\S+$/.exec(match[3] ?? '')?.[0] ?? '';
      if (!(forms.isPlural(noun) || forms.isSingular(noun) || forms.isAdjective(noun))) return undefined;
      // "It used more power then the fan stopped."
      if (forms.isPast(last) || (forms.isThird(last) && !forms.isPlural(last))) return undefined;
      const fewer = /^less$/i.test(match[1] ?? '') && forms.isPlural(noun);
      return `${fewer ? 'fewer' : match[1]} ${match[2]} than ${match[3]}`;
    },
    unless: (match, text) => /\b(?:if|when|once|since|as|until|first|and)\b/.test(sentenceBefore(text, match.index)),
  },
  {
    // "He past the exam", not "they ran past the house".
    id: 'past-passed',
    pattern:
      /\b(I|he|she|we|they|who) ((?:(?:also|finally|just|never|always|easily) )?)past (the|a|an|my|his|our|their|this|that|all|every|me|him|us|them)\b/gi,
    fix: '$1 $2passed $3',
  },
  {
    // "I have 21 years old."
    id: 'have-age',
    pattern: new RegExp(
      String.raw`\b(I|you|he|she|it|we|they) (have|has|had) ((?:only |just |about )?(?:${AGES})) (?:years|year) old\b`,
      'gi',
    ),
    fix: (match) => `${match[1]} ${beFor(match[1] ?? '', match[2] ?? '')} ${match[3]} years old`,
  },
];

function isVerb(word: string, forms: WordForms): boolean {
  return new RegExp(`^(?:${AUXILIARY})$`).test(word) || VERBS.test(word) || (forms.isOnlyBase(word) && forms.isCommon(word));
}

function beFor(subject: string, have: string): string {
  const plural = /^(?:you|we|they)$/i.test(subject);
  if (/^had$/i.test(have)) return plural ? 'were' : 'was';
  return plural ? 'are' : /^I$/i.test(subject) ? 'am' : 'is';
}
