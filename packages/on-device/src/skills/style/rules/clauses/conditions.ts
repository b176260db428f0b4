import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, SENTENCE_START } from '../../rule.ts';

const SUBJECT =
  '(?:I|you|he|she|it|we|they|people|everyone|everybody|(?:the|my|our|their|his|her|more|all|most) (?:children|people|[a-z]+s|government|school|state|teacher|father|mother))';

/** Tenses of conditions and of times that go on: "If they would know it, they could help", "Since three years she uses it". */
export const CONDITIONS: readonly Rule[] = [
  {
    id: 'if-would',
    doubtful: true,
    // The main clause has "would" too, so that "If you would be so kind" and reported questions are left alone.
    pattern: new RegExp(
      `${SENTENCE_START}(If ${SUBJECT}) would ([a-z]+)(?![\\w'-])(?=[^.?!,;]{0,60}, (?:I|you|he|she|it|we|they|[a-z ]{3,24}) (?:would|could|might)\\b)`,
      'gi',
    ),
    fix: ({ 1: before = '', 2: verb = '' }, forms) => {
      const past = verb === 'be' ? 'were' : forms.isBase(verb) || verb === 'have' ? forms.pastOf(verb) : undefined;
      return past === undefined ? undefined : `${before} ${past}`;
    },
    // "If you would like to come", and "If they would have known", whose past is another.
    unless: ({ 2: verb = '' }) => /^(?:like|prefer|rather|have|please|not)$/i.test(verb),
    advice: 'the past stands after “if”',
  },
  {
    id: 'since-years-verb',
    pattern: new RegExp(
      `${SENTENCE_START}(Since) ((?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few|\\d{1,2}) (?:years|months|weeks|days)),? (I|you|we|they|he|she|it|(?:my|our|his|her|the) [a-z]+) ([a-z]+)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 2: time = '', 3: subject = '', 4: verb = '' }, forms) => {
      const have = perfectOf(subject, verb, forms);
      return have === undefined ? undefined : `For ${time} ${subject} ${have}`;
    },
  },
];

/** "Uses" after "my sister" becomes "has used"; undefined for a word that is no verb of the present. */
function perfectOf(subject: string, verb: string, forms: WordForms): string | undefined {
  const isOne = /^(?:he|she|it)$/.test(subject) || (subject.includes(' ') && !forms.isPlural(subject.split(' ').at(-1) ?? ''));
  if (verb === 'am' || verb === 'is' || verb === 'are') return `${isOne ? 'has' : 'have'} been`;
  const base = isOne
    ? forms.isThird(verb)
      ? forms.baseOf(verb)
      : undefined
    : forms.isBase(verb) && !forms.isPast(verb)
      ? verb
      : undefined;
  const participle = base === undefined ? undefined : forms.participleOf(base);
  return participle === undefined ? undefined : `${isOne ? 'has' : 'have'} ${participle}`;
}
