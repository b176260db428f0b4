import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, sentenceAfter, sentenceBefore } from '../../rule.ts';

/** Words that set a sentence in the present. */
const PRESENT =
  /\b(?:am|is|are|has|now|nowadays|currently|today|usually|always|often|sometimes|every (?:day|week|month|year|time|morning|evening|night))\b|'(?:m|re)\b/;
/** Words that set a sentence in the past. */
const PAST = /\b(?:was|were|had|did|didn't|yesterday|ago|last (?:night|week|month|year|time|summer|winter)|when i was|in (?:1\d|20)\d\d)\b/;

/**
 * "I don't had breakfast": the past form says the tense. A form in "-ed" may be a participle and "spent" a slip for "spend", and a sentence in the present speaks against the
 * past, so that there both tenses are offered.
 */
export const PAST_AFTER_DO: readonly Rule[] = [
  {
    id: 'do-past',
    pattern: /\b(don't|doesn't|do not|does not) ((?:(?:really|even|only|also|always|ever|usually|actually) )?)([a-z]{3,})(?![\w'-])/gi,
    fix: ({ 1: aux = '', 2: between = '', 3: verb = '' }, forms) => {
      const base = baseOfPast(verb, forms);
      return base === undefined ? undefined : `${aux.replace(/^(d)o(?:es)?/i, '$1id')} ${between}${base}`;
    },
    others: (match, forms) => {
      const [all, aux = '', between = '', verb = ''] = match;
      const before = sentenceBefore(match.input, match.index);
      const rest = `${before} ${sentenceAfter(match.input, match.index + all.length)}`;
      if (PAST.test(rest) || !(/(?:ed|t)$/.test(verb) || PRESENT.test(rest))) return [];
      const now = /\b(?:he|she|it)\s+$/.test(before) ? aux.replace(/^(d)o(?=n't| not)/i, '$1oes') : aux;
      return [`${now} ${between}${baseOfPast(verb, forms)}`];
    },
  },
];

/** The base of a verb in the past: "have" for "had"; undefined for a word that is a base, a noun or an adjective as well. */
function baseOfPast(verb: string, forms: WordForms): string | undefined {
  const word = verb.toLowerCase();
  if (!forms.isCommon(word) || !forms.isPast(word) || forms.isBase(word) || forms.isPlural(word) || forms.isAdjective(word))
    return undefined;
  const base = word === 'used' || word === 'born' ? undefined : forms.baseOf(word);
  return base === word ? undefined : base;
}
