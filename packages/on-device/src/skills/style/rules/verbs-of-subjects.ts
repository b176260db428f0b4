import type { WordForms } from '../lexicon/word-forms.ts';
import { type Rule, SENTENCE_START } from '../rule.ts';

/** The start of a clause, so that no earlier noun can be the subject. */
const CLAUSE = String.raw`(?<=^|[.?!]\s+|\ue000\s*|\b(?:and|but|because|although|if|when|where|while|that|so|whereas)\s+|(?:^|[.?!]\s+|\ue000\s*)(?:In|At|On|During|Since|Every|Last)\s+(?:(?!\w+ing\b)[a-z]+\s+){1,2}|[a-z\d],\s+|\d\s*(?:°C|%)?\s+)`;
const OWN = 'my|our|his|her|their|your';
const COUNTED = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const IS_COUNTED = new RegExp(`^(?:${COUNTED})$`, 'i');
/** Units, of which many are one amount: "five years is long". */
const MEASURE =
  /^(?:seconds|minutes|hours|days|nights|weeks|months|years|decades|centuries|miles|kilomet(?:er|re)s|met(?:er|re)s|feet|inches|grams|kilos|kilograms|lit(?:er|re)s|degrees|pounds|dollars|euros|cents|points|percent|times|thirds|quarters|fifths|tenths|pages|words|steps)$/;
/** Nouns of a quantity or a group, with which both numbers are right, and words in "-s" that are one. */
const EITHER =
  /^(?:number|majority|minority|lot|range|variety|kind|sort|type|pair|group|series|set|amount|percentage|half|rest|team|family|couple|part|most|staff|means|species|lens|gas|headquarters|works|politics|data|media|states|times|lots|people|bulk|total|mass|list|average|fraction|proportion|quarter|third|police|class|public|government|crowd)$/;
const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

function isMany(noun: string, forms: WordForms): boolean {
  if (forms.isPlural(noun)) return forms.singularOf(noun) !== undefined && !forms.isBase(noun) && !EITHER.test(noun);
  // Writers of science count what the dictionary does not: "saturations".
  return /[ts]ions$/.test(noun) && forms.isSingular(noun.slice(0, -1));
}

function isOne(noun: string, forms: WordForms): boolean {
  return forms.isSingular(noun) && !forms.isPlural(noun) && forms.isCommon(noun) && !EITHER.test(noun);
}

/** Verbs that do not agree with a subject of several words. */
export const VERBS_OF_SUBJECTS: readonly Rule[] = [
  {
    // "The bubbles was counted", "my favourite subjects was", "three chocolate wrappers was".
    id: 'many-was',
    doubtful: true,
    pattern: new RegExp(
      `${CLAUSE}(the|these|those|many|several|some|most|few|other|no|both|${COUNTED}|${OWN}) ((?:[a-z]+ )?)([a-z]+s) (is|was|has|does)(?![\\w'-])`,
      'gi',
    ),
    fix: ({ 1: det = '', 2: adjective = '', 3: noun = '', 4: verb = '' }, forms) => {
      const before = adjective.trim().toLowerCase();
      const counted = IS_COUNTED.test(det);
      if (counted && MEASURE.test(noun)) return undefined;
      if (before !== '' && !forms.isAdjective(before) && !/^favou?rite$/.test(before) && !(counted && forms.isSingular(before)))
        return undefined;
      // "The Usual Suspects is a film."
      return isMany(noun.toLowerCase(), forms) && !/^[A-Z][a-z]/.test(noun)
        ? `${det} ${adjective}${noun} ${PLURAL[verb.toLowerCase()]}`
        : undefined;
    },
    // "Reading and the arts is", "and, like the others, was": another subject may come first.
    unless: ({ index, 1: det = '' }, text) =>
      // "To do so many things is hard."
      (/^many$/i.test(det) && /\bso\s+$/i.test(text.slice(Math.max(0, index - 5), index))) ||
      /\b(?:one|each|every|either|neither|none|what|whether|like|with|of|in|to|for|about|by|from|than|as|between) (?:[^.?!]{0,40} )?(?:and|that|[a-z]+,)\s+$/i.test(
        text.slice(Math.max(0, index - 50), index),
      ),
  },
  {
    // "The temperature of the water were", not "if it were".
    id: 'one-of-were',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}(?:(?:Firstly|Secondly|Thirdly|However|Also|Therefore|Moreover), )?(?:the|a|an|${OWN}) ([a-z]+) of (?:the|a|an|this|that|each|every|${OWN}) (?:([a-z]+) )?([a-z]+) (are|were|have|do)(?![\\w'-])`,
      'gi',
    ),
    fix: (match, forms) => {
      const [, noun = '', middle, last = '', verb = ''] = match;
      if (!isOne(noun.toLowerCase(), forms) || !isOne(last, forms)) return undefined;
      if (middle !== undefined && !forms.isAdjective(middle) && !forms.isSingular(middle)) return undefined;
      return `${last} ${SINGULAR[verb.toLowerCase()]}`;
    },
    focus: lastTwo,
  },
  {
    // "And this make you stronger."
    id: 'this-base',
    doubtful: true,
    pattern: new RegExp(
      `${CLAUSE}(this|it) (make|become|happen|bring|allow|require|depend|seem|give|mean) (?=(?:it|you|us|them|me|him|people|the|a|my|our|their|more|students|life|that|on|to)\\b)`,
      'gi',
    ),
    fix: ({ 1: subject, 2: verb = '' }, forms) => `${subject} ${forms.thirdOf(verb.toLowerCase())}`,
    unless: ({ index }, text) =>
      /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes|help|how|to|suggest\w*|recommend\w*|insist\w*|demand\w*|require\w*)\b[^.;,]{0,60}$/i.test(
        text.slice(Math.max(0, index - 60), index),
      ),
  },
  {
    // "A reliable person, who enjoy working".
    id: 'person-who-base',
    doubtful: true,
    pattern: /\b(person|someone|somebody|anyone|everyone|everybody|student|man|woman|child|friend|teacher),? (who) ([a-z]+)(?![\w'-])/gi,
    fix: ({ 1: noun, 2: who, 3: verb = '', 0: all }, forms) =>
      /^(?:have|are|enjoy|like|want|need|know|think)$/.test(verb) || (forms.isOnlyBase(verb) && forms.isCommon(verb) && !forms.isPast(verb))
        ? `${noun}${all.includes(',') ? ',' : ''} ${who} ${{ have: 'has', are: 'is' }[verb] ?? forms.thirdOf(verb)}`
        : undefined,
    // "Parents of a child who are away": an earlier noun may be meant.
    unless: ({ index }, text) =>
      /\b(?:[a-z]+s|people|children|men|women|those|one) (?:of|for|with|and|or|to|like|than) (?:[a-z]+ ){0,3}$|\b(?:and|or|do|does|did|can|will|would|should|may|must) (?:[a-z]+ ){0,2}$/i.test(
        text.slice(Math.max(0, index - 50), index),
      ),
  },
  {
    // "My skills and experience makes".
    id: 'skills-and-makes',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}(?:${OWN}) ([a-z]+s) and ([a-z]+) (is|was|has|does|makes|gives|helps|shows)(?![\\w'-])`, 'gi'),
    fix: (match, forms) => {
      const [, first = '', second = '', verb = ''] = match;
      if (!isMany(first.toLowerCase(), forms) || !(forms.isSingular(second) || forms.isPlural(second))) return undefined;
      return `${second} ${PLURAL[verb.toLowerCase()] ?? forms.baseOf(verb.toLowerCase())}`;
    },
    focus: lastTwo,
  },
  {
    // "One of the things I like most are the stories."
    id: 'one-of-things-are',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}One of (?:the|my|our|their|his|her) (?:[a-z]+ )?[a-z]+s (?:(?:that|which) )?(?:I|we|you|they|people|he|she) [a-z]+ (?:(?:most|best|the most) )?(are|were)(?![\\w'-])`,
      'g',
    ),
    fix: (match) => `${/(\S+)\s+\S+$/.exec(match[0])?.[1]} ${SINGULAR[match[1] ?? '']}`,
    focus: lastTwo,
  },
  {
    // "Waltons v Maher, were it was held": not "were it not for".
    id: 'were-it-was',
    pattern: /(?<=[\w)\]], )were (?=(?:it|there|this|that) (?:is|was|has|had|can|could|will|would|are)\b)/g,
    fix: 'where ',
  },
  {
    // "At university, were I study": not "were I rich".
    id: 'were-where',
    doubtful: true,
    pattern: /(?<=[a-z], )were (I|he|she|we|they|people|students|you) ([a-z]+)(?![\w'-])/g,
    fix: ({ 2: verb = '' }, forms) =>
      !forms.isAdjective(verb) &&
      ((forms.isPast(verb) && !forms.isIng(verb)) ||
        forms.isOnlyBase(verb) ||
        /^(?:study|work|live|play|can|could|have|had|do|did)$/.test(verb))
        ? 'where'
        : undefined,
    focus: () => [0, 4],
  },
  {
    // "My fathers radio": one has one father.
    id: 'fathers-thing',
    doubtful: true,
    pattern: new RegExp(
      `\\b(?:${OWN}) ((?:grand)?(?:father|mother)|husband|boss|uncle|aunt)s ([a-z]+)(?![\\w'-])(?=[.,;!?]|\\s+(?:and|but|is|was|in|on|at|to|for|with|when|because)\\b)`,
      'gi',
    ),
    fix: (match, forms) => {
      const [all, , noun = ''] = match;
      return (forms.isSingular(noun) || forms.isPlural(noun)) &&
        !forms.isPast(noun) &&
        !/^(?:work|live|like|agree|love|age|help|die|care)$/.test(noun)
        ? all.replace(/s (?=\S+$)/, "'s ")
        : undefined;
    },
  },
];

function lastTwo(match: RegExpExecArray): readonly [number, number] {
  return [/\S+\s+\S+$/.exec(match[0])?.index ?? 0, match[0].length];
}
