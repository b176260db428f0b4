import { type Rule, SENTENCE_START } from '../../rule.ts';

const SUBJECT = 'I|you|he|she|it|we|they';
const BE = 'am|is|are|was|were';
const MODAL = 'can|could|will|would|should|must';
/** Verbs before a question that is part of a sentence. */
const ASKS =
  'know|knows|knew|understand|understands|understood|imagine|explain|explains|explained|see|learn|tell|tells|told|show|shows|wonder|wonders|remember|decide|forget|about|of|on';

/** Words that belong to the question word: "how much does it cost". In "how people do business" the second word is the subject. */
const AFTER_QUESTION = 'much|many|long|often|far|well|fast|kind|sort|type|time|thing|things|colour|color';
/** "What you do not know", "how they do their work": no subject follows "do" there. */
const NO_SUBJECT = 'not|never|the|my|your|our|their|his|her|its|this|that|these|those';

/** The order of subject and verb, in questions and in clauses that hold a question. */
export const WORD_ORDER: readonly Rule[] = [
  {
    // "Do you know where is he", "I know how does it work".
    id: 'indirect-question',
    doubtful: true,
    pattern: new RegExp(
      `\\b((?:${ASKS})(?: me| us| him| her| them| you)?) (what|where|when|why|how|who) (${BE}|${MODAL}) (${SUBJECT})(?![\\w'-])`,
      'g',
    ),
    fix: '$1 $2 $4 $3',
    advice: 'inside a sentence the subject stands before the verb',
    unless: ({ index, 0: all, 3: verb = '' }, text) => {
      const rest = text.slice(index + all.length, index + all.length + 60);
      // "Tell me, how are you?" and "I know how is it that".
      return (/^(?:am|is|are|was|were)$/.test(verb) && /^\s+(?:that|who|which|to)\b/.test(rest)) || /,\s*$/.test(all);
    },
  },
  {
    id: 'indirect-question',
    doubtful: true,
    pattern: new RegExp(
      `\\b((?:${ASKS})(?: me| us| him| her| them| you)?) ((?:what|where|when|why|how)(?: (?:${AFTER_QUESTION}))?) (do|does|did) ((?:the |my |your |our |their )?(?!(?:${NO_SUBJECT})\\b)[a-z]+|I) ([a-z]+)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 1: asks, 2: word, 3: aux = '', 4: subject, 5: verb = '' }, forms) => {
      if (!forms.isBase(verb)) return undefined;
      const right = aux === 'do' ? verb : aux === 'does' ? forms.thirdOf(verb) : forms.pastOf(verb);
      return right === undefined ? undefined : `${asks} ${word} ${subject} ${right}`;
    },
    advice: 'inside a sentence the subject stands before the verb',
    unless: ({ input, index, 0: all }) => /^[^.!?]{0,80}\?/.test(input.slice(index + all.length)),
  },
  {
    // "Why you are late?"
    id: 'question-order',
    doubtful: true,
    pattern: new RegExp(`${SENTENCE_START}(Why|Where|How|What) (${SUBJECT}) (${BE}|${MODAL}) (?=[^.!?,;]{1,60}\\?)`, 'g'),
    fix: '$1 $3 $2 ',
    advice: 'in a question the verb stands before the subject',
  },
  {
    // "Where you live?"
    id: 'question-order',
    doubtful: true,
    pattern: new RegExp(`${SENTENCE_START}(Why|Where|How|What) (I|you|we|they|people) ([a-z]+)(?=(?: [^.!?,;]{1,60})?\\?)`, 'g'),
    fix: ({ 1: word, 2: subject, 3: verb = '' }, forms) =>
      forms.isBase(verb) && !forms.isPast(verb) ? `${word} do ${subject} ${verb}` : undefined,
    advice: 'in a question "do" stands before the subject',
  },
  {
    id: 'very-verb',
    pattern:
      /\b(I|we|they|you|he|she) very (like|likes|liked|love|loves|loved|want|wants|wanted|enjoy|enjoys|enjoyed|hope|need|needs|appreciate|agree|hate|admire)\b/g,
    fix: '$1 really $2',
  },
  {
    // "I like very much football."
    id: 'very-much-object',
    doubtful: true,
    pattern:
      /\b(like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|appreciate) very much ((?:(?:the|my|your|our|this|these|that|to) )?[a-z]+)(?=[.,;!?]| (?:and|because|but|so|with|in|of)\b)/g,
    fix: '$1 $2 very much',
    unless: ({ 2: object = '' }) => /^(?:and|but|because|that|so|when|if|in|at|on|for|as|the|to|indeed|too)$/.test(object),
  },
];
