import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, sentenceBefore } from '../../rule.ts';
import { isCountedNoun } from '../counted-nouns.ts';

const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does', "don't": "doesn't" };
/** Words that are one person each. */
const ONE_PERSON = 'someone|somebody|everyone|everybody|anyone|anybody|nobody';
/** Words before a noun that joins it to an earlier one, which may be the subject: "a group of a kind that have". */
const JOINED =
  /\b(?:of|in|within|across|around|inside|outside|into|through|without|near|under|over|per|on|at|for|to|with|by|from|about|between|among|as|than|like|and|or|only|not|is|are|was|were|be)\s+$/;
/** Verbs that are nouns too, but not before "to". */
const BEFORE_TO = /^(?:want|need|like|love|hope|plan|try|start|help|fail|attempt|have)$/;

/** The right form of a verb after one subject; undefined for a word that is right, or no verb. */
function verbOfOne(verb: string, rest: string, forms: WordForms): string | undefined {
  const known = SINGULAR[verb];
  if (known !== undefined) return known;
  const sure =
    forms.isOnlyBase(verb) ||
    /^(?:make|take|go|know|think|want|need|get|give|come|live|say|become)$/.test(verb) ||
    (BEFORE_TO.test(verb) && /^\s+to\b/.test(rest));
  return sure && forms.isCommon(verb) && !forms.isPast(verb) ? forms.thirdOf(verb) : undefined;
}

function afterMatch({ index, 0: all, input }: RegExpExecArray): string {
  return input.slice(index + all.length, index + all.length + 12);
}

/** The verb of a clause about one person or thing: "a chef that try", "someone who have". */
export const ONE_WHO: readonly Rule[] = [
  {
    id: 'one-who-base',
    doubtful: true,
    pattern:
      /\b(an?|the|every|each|another|any|this|my|his|her|our|their) ((?:[a-z]+ )?)([a-z]+) (who|that|which) ((?:also |always |often |still |never |usually |really |only )?)([a-z]+(?:n't)?)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, , adjective = '', noun = '', who = '', adverb = '', verb = ''] = match;
      if (!isCountedNoun(noun) || NO_ONE.test(noun) || (adjective !== '' && !forms.isAdjective(adjective.trim()))) return undefined;
      const right = verbOfOne(verb, afterMatch(match), forms);
      return right === undefined ? undefined : `${noun} ${who} ${adverb}${right}`;
    },
    focus: ({ 0: all, 3: noun = '', 4: who = '' }) => [all.lastIndexOf(`${noun} ${who}`), all.length],
    unless: ({ index, 1: article = '' }, text) => !/^(?:every|each)$/i.test(article) && JOINED.test(sentenceBefore(text, index)),
  },
  {
    id: 'someone-who-base',
    doubtful: true,
    pattern: new RegExp(
      `\\b(${ONE_PERSON}) ((?:who |that )?)((?:also |always |often |still |never |usually |really )?)([a-z]+(?:n't)?)(?![\\w'-])`,
      'gi',
    ),
    fix: (match, forms) => {
      const [, one = '', who = '', adverb = '', verb = ''] = match;
      const right = verbOfOne(verb, afterMatch(match), forms);
      return right === undefined ? undefined : `${one} ${who}${adverb}${right}`;
    },
    // "Let everyone know", "did someone have".
    unless: ({ index, 2: who = '' }, text) =>
      (who === '' && BARE_AFTER.test(sentenceBefore(text, index))) || /\b(?:and|or|than|not)\s+$/.test(sentenceBefore(text, index)),
  },
];

/** Nouns of a group or quantity, and nouns before a clause of their contents. */
const NO_ONE =
  /^(?:team|group|club|party|number|amount|variety|percentage|kind|type|combination|fact|idea|way|opinion|feeling|area|day|week|month|year|chance|possibility|argument|statement|suggestion|proposal|notion|theory|principle|period|result|reason|problem)$/;
/** Verbs and modals after which a plain form is right: "let everyone know". */
const BARE_AFTER =
  /\b(?:let|lets|make|makes|made|making|help|helps|helped|helping|have|has|had|having|see|saw|hear|watch|do|does|did|can|could|will|would|should|must|may|might|to|that|if|lest|suggest\w*|recommend\w*|require\w*|insist\w*|demand\w*)\b[^.;,]{0,30}$/;
