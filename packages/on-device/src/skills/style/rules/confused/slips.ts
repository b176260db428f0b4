import { NOUN_ENDS, type Rule } from '../../rule.ts';
import { isCountedSingular } from '../missing-words.ts';

const LATE =
  'yesterday|last (?:night|week|month|year|summer|weekend)|(?:a|one|two|three|four|five|ten|many|\\d+) (?:days?|weeks?|months?|years?) ago';
const THEN = 'was|went|is|are|were|has|have|had|can|will|made|took|came|got|did|do|does|could|would|should';

/** Slips in several words, each with its own correction. */
export const SLIPS: readonly Rule[] = [
  {
    id: 'me-and',
    pattern:
      /\bme and (my (?:best )?(?:friends?|brothers?|sisters?|family|parents|mother|father|mum|mom|dad|cousins?|wife|husband|classmates?|team|partner|roommate)|him|her) (?=[a-z]+)/gi,
    fix: (match) => `${/^him$/i.test(match[1] ?? '') ? 'he' : /^her$/i.test(match[1] ?? '') ? 'she' : match[1]} and I`,
    unless: ({ index }, text) =>
      !/(?:^|[.?!]\s+|\ue000\s*|\b(?:and|when|because|so|but|where)\s+|[.?!]\s+(?:Every|Last|One|On|In)\s+(?:[A-Za-z]+,?\s+){1,3})$/.test(
        text.slice(Math.max(0, index - 40), index),
      ),
    advice: '“me” is no subject',
  },
  {
    // "The problem was, that", "I think, that": not "It is, he says, that".
    id: 'comma-that',
    pattern:
      /(?<!, (?:[a-z]+ )?)\b(think|believe|know|knows|hope|say|says|means|shows|fact|problem|reason|opinion|effect|result|result is|problem is|problem was|effect was|fact is|reason is|reason was|unlikely|likely|sure|important|true|clear|possible|certain|idea|feel|feels|argue|argues|convinced|aware), that (?=(?:the|a|an|it|he|she|we|they|I|you|there|people|this|my|our|their|his|her|many|most|some)\b)/gi,
    fix: '$1 that',
    advice: 'no comma before “that”',
    // "That is to say, that the body has a mind."
    unless: (match, text) => /,[^.?!]*$|\bto\s+$/.test(text.slice(Math.max(0, match.index - 40), match.index)),
  },
  {
    id: 'perfect-past',
    doubtful: true,
    pattern: new RegExp(
      `\\b(I|you|he|she|we|they|it) (?:have|has) ([a-z]+)(?: (?!since|over|in|for|than|until|from|by|within|during|between|of)[a-z']+){0,3} (?<!\\b(?:since|over|in|for|than|until|from|by|within|during|between|of|the|this|these) )(?:${LATE})(?=[.,;!?]|\\s+(?:and|but|because|with|in|at)\\b)`,
      'gi',
    ),
    fix: (match, forms) => (forms.isParticiple((match[2] ?? '').toLowerCase()) ? '' : undefined),
    focus: (match) => [0, /^\S+\s+\S+\s+\S+/.exec(match[0])?.[0].length ?? match[0].length],
    advice: 'a time that is over takes the simple past',
  },
  {
    id: 'run-on-however',
    pattern: new RegExp(`\\b([a-z]{2,}) (however) (it|he|she|we|they|I|there|this) (?=(?:${THEN})\\b)`, 'g'),
    fix: '$1; $2, $3',
    // "Families coped however they could."
    unless: (match, text) =>
      /^(?:can|could|may|might|will|would)\s*[,.;]/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8)) ||
      /^(?:and|but|or|that|which|because|is|are|was|were|if|when|can|will|may|must|should|would|could|have|has)$/.test(match[1] ?? ''),
  },
  {
    id: 'run-on-however',
    pattern: new RegExp(`\\b([a-z]{2,}), (however) (it) (?=(?:${THEN})\\b)(?![^.?!;]*,)`, 'g'),
    fix: '$1; $2, $3',
    unless: (match) => /^(?:and|but|is|are|was|were|can|will|should|would|could|may|must|has|have)$/.test(match[1] ?? ''),
  },
  {
    // "She can sings."
    id: 'modal-third',
    doubtful: true,
    pattern: /\b(?:I|you|he|she|it|we|they|who) (can|could|will|would|should|must|may|might) ([a-z]+s)(?![\w'-])/gi,
    fix: ({ 1: modal, 2: verb = '' }, forms) => {
      const base = forms.isThird(verb) && !forms.isBase(verb) ? forms.baseOf(verb) : undefined;
      return base === undefined || /s$/.test(base) ? undefined : `${modal} ${base}`;
    },
    focus: (match) => [(/^\S+\s+/.exec(match[0])?.[0] ?? '').length, match[0].length],
  },
  {
    // "There are some lecture."
    id: 'there-are-one',
    doubtful: true,
    pattern: new RegExp(`\\b(there (?:are|were) (?:some|any|also many|also some)) ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    // "There are some jazz, rock and folk concerts."
    unless: (match, text) => /^\s*(?:,|and\b|or\b)/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 5)),
    fix: ({ 1: there, 2: noun = '' }, forms) =>
      isCountedSingular(noun, forms) && !/(?:ing|ed)$/.test(noun) && !/^(?:people|staff|data|more|evidence|kind|sort|type)$/.test(noun)
        ? `${there} ${forms.pluralOf(noun)}`
        : undefined,
  },
  {
    // "One of the actor".
    id: 'one-of-singular',
    doubtful: true,
    pattern: new RegExp(
      `\\b(one of (?:the|my|our|his|her|their|these|those)) ((?:(?:most|main|new|favou?rite|important|famous|popular|beautiful|interesting|good|big|common|useful|[a-z]{3,}est|best|worst) ){0,3})([a-z]{3,})(?![\\w'-])${NOUN_ENDS}`,
      'gi',
    ),
    fix: ({ 1: one, 2: qualities, 3: noun = '' }, forms) =>
      isCountedSingular(noun, forms) &&
      !/(?:ing|ed|st)$/.test(noun) &&
      !/^(?:kind|sort|team|family|group|staff|few|people|couple|pair|band|crowd|rest|lot|class|crew|public|press|other)$/.test(noun)
        ? `${one} ${qualities}${forms.pluralOf(noun)}`
        : undefined,
    // "Phase one of the project", "each one of the group".
    unless: ({ index }, text) =>
      /\b(?:phase|part|day|week|year|level|step|stage|chapter|season|volume|book|game|round|episode|act|section|number|unit)\s+$/i.test(
        text.slice(Math.max(0, index - 9), index),
      ),
  },
  {
    // "She also need a car."
    id: 'adverb-base',
    doubtful: true,
    pattern: /\b(he|she|it) (also|always|often|never|usually|sometimes|really|just|only|still) ([a-z]{3,})(?![\w'-])/gi,
    fix: ({ 1: subject, 2: adverb, 3: verb = '' }, forms) =>
      (forms.isOnlyBase(verb) || /^(?:need|want|work|like|help|live|think|know)$/.test(verb)) && forms.isCommon(verb)
        ? `${subject} ${adverb} ${forms.thirdOf(verb)}`
        : undefined,
    // "They let it never become a habit", "we suggest that she always ask".
    unless: ({ index }, text) =>
      /\b(?:let|lets|make|makes|made|help|helps|helped|have|has|had|see|saw|hear|heard|did|does|do|can|could|will|would|should|must|may|might|that|than|lest|nor|how)\s+$/i.test(
        text.slice(Math.max(0, index - 8), index),
      ),
  },
  {
    id: 'want-ing',
    doubtful: true,
    pattern:
      /\b(I|you|he|she|we|they|people|students) (wants?|wanted) (going|coming|buying|being|having|doing|making|getting|seeing|taking|visiting|becoming)(?![\w'-])/gi,
    fix: ({ 1: who, 2: want, 3: verb = '' }, forms) => {
      const base = forms.isIng(verb) ? forms.baseOf(verb) : undefined;
      return base === undefined ? undefined : `${who} ${want} to ${base}`;
    },
  },
  {
    id: 'opinion-twice',
    pattern: /\bin my (?:own )?opinion,? I (think|believe|feel)(?: that)?\b/gi,
    fix: 'I $1',
    advice: 'one of the two is enough',
  },
];
