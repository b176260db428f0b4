import { type Rule, SENTENCE_START } from '../../rule.ts';

/** Adjectives that only a form of "be" joins to a subject, with the word that follows them: no verb is spelled like these. */
const STATES =
  'able to|unable to|interested in|afraid (?:of|that)|aware of|willing to|ready to|capable of|responsible for|proud of|fond of|keen on|happy to|glad to|sorry to|sure that|convinced that|eager to|likely to';
const MODAL = 'will|would|can|could|should|must|may|might';
const QUALITY =
  'useful|helpful|difficult|easy|happy|important|interesting|possible|impossible|dangerous|beautiful|necessary|expensive|wonderful|amazing|better if|good for|great for|nice to|good to|great to';
const PRONOUN = '[Tt]his|[Ii]t|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|[Yy]ou';

const formOfBe = (subject: string) => (subject === 'I' ? 'am' : /^(?:he|she|it|this)$/i.test(subject) ? 'is' : 'are');

/** Sentences without "be": "we will able to", "if they really interested in", "it must useful". */
export const MISSING_BE: readonly Rule[] = [
  {
    id: 'missing-be',
    pattern: new RegExp(`\\b(${MODAL})((?: not| never| always| also| only)?) (${STATES})(?![\\w-])`, 'g'),
    fix: '$1$2 be $3',
    // "As much as he could, happy to help": the verb stands before.
    unless: (match, text) => /\b(?:than|as)\s[^.?!]{0,30}$/i.test(text.slice(Math.max(0, match.index - 34), match.index)),
  },
  {
    id: 'missing-be',
    doubtful: true,
    pattern: new RegExp(
      `(?:${SENTENCE_START}|(?<=\\b(?:[Bb]ecause|[Bb]ut|[Ii]f|[Ww]hen|that|[Ss]o|[Aa]lthough) ))(${PRONOUN})((?: really| very| so| also| not| always| still| quite)?) (${STATES})(?![\\w-])`,
      'g',
    ),
    fix: (match) => `${match[1]} ${formOfBe(match[1] ?? '')}${match[2]} ${match[3]}`,
    // "What made it able to fly", "the idea that made them happy": the pronoun is an object.
    unless: (match, text) =>
      /\b(?:ma[dk]e|making|find|found|keep|kept|get|got)\w*\s+$/i.test(text.slice(Math.max(0, match.index - 12), match.index)),
  },
  {
    id: 'missing-be',
    doubtful: true,
    pattern: new RegExp(`\\b(${PRONOUN}) (${MODAL})((?: not| very| also)?) (${QUALITY})(?![\\w-])`, 'g'),
    fix: '$1 $2$3 be $4',
  },
  {
    id: 'missing-be',
    doubtful: true,
    pattern: /\b([Tt]his|[Ii]t|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I) (will|would|should|must|may|might) (the|a|an) ([a-z]+)(?![\w-])/g,
    fix: '$1 $2 be $3 $4',
  },
];
