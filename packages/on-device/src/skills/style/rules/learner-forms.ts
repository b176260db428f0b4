import { NOUN_ENDS, type Rule, SENTENCE_START } from '../rule.ts';
import { isCountedSingular } from './missing-words.ts';

/** Verbs of feeling whose participle describes the person who feels. */
const FEELING = 'disappoint|astonish|amaze|confuse|embarrass|annoy|frighten|satisfy|excite|surprise|scare|bore|exhaust|fascinate|impress';
/** A word before "other" that makes it singular: "the other side". */
const DECIDES =
  /\b(?:the|an|any|every|each|some|no|one|this|that|my|your|his|her|its|our|their|such|another|or|and|few|whose|what|'s)\s+$/i;
/** Nouns without a plural, or that "other" describes in set phrases. */
const UNCOUNTED =
  /^(?:faculty|staff|than|hand|side|way|one|half|day|work|use|research|time|business|food|art|music|space|water|land|property|material|matter|stuff|light|sound|power|life|death|love|sport|evidence|type|kind|sort|thing)$/;

/** Nouns of a group, with which a plural verb is right too. */
const TAKES_PLURAL =
  /^(?:team|family|group|staff|police|government|committee|company|class|crew|public|media|data|majority|minority|youth|army|council|board|jury|couple|pair|rest|crowd|club|band|firm|party|audience)$/;

/** Forms that learners mix up: number after "other" and "all this", adjectives in "-s", comparison, and the verb after some words. */
export const LEARNER_FORMS: readonly Rule[] = [
  {
    id: 'with-other-singular',
    doubtful: true,
    pattern: new RegExp(`\\b(in|with|from|to|for|by|of|about|than|like|between|many) (other) ([a-z]{3,})(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: (match, forms) => {
      const [, before = '', other = '', noun = ''] = match;
      if (UNCOUNTED.test(noun) || !isCountedSingular(noun, forms) || forms.isBase(noun)) return undefined;
      return `${before} ${other} ${forms.pluralOf(noun)}`;
    },
    unless: (match, text) => DECIDES.test(text.slice(Math.max(0, match.index - 12), match.index)),
    advice: 'or “another”',
  },
  {
    id: 'others-noun',
    doubtful: true,
    pattern: /\b([Oo]thers) ([a-z]{4,})(?![\w'-])/g,
    fix: (match, forms) => (forms.isOnlyPlural(match[2] ?? '') && forms.isCommon(match[2] ?? '') ? `other ${match[2]}` : undefined),
    unless: (match) => /\b(?:always|sometimes|means|perhaps|besides|towards|afterwards|indoors|outdoors|overseas|lots)$/.test(match[0]),
  },
  {
    id: 'all-this-plural',
    doubtful: true,
    pattern: /\b(all|both) this ([a-z]{4,})(?![\w'-])/gi,
    fix: (match, forms) => {
      const noun = match[2] ?? '';
      return forms.isOnlyPlural(noun) &&
        forms.isCommon(noun) &&
        !/^(?:means|news|always|sometimes|series|species|data|media|lots)$/.test(noun)
        ? `${match[1]} these ${noun}`
        : undefined;
    },
  },
  {
    id: 'plural-adjective',
    pattern: /(?<![\w'-])(differents|diferents|importants|interestings|beautifuls|difficults|expensives|populars)(?![\w'-])/g,
    fix: (match) => match[0].slice(0, -1).replace(/^dif+er+ent$/, 'different'),
    advice: 'an adjective has no plural',
  },
  {
    id: 'double-superlative',
    pattern:
      /\b(the|my|our|his|her|their) most (worst|best|nicest|poorest|richest|busiest|safest|closest|nearest|longest|shortest|latest|earliest|lowest|smartest|cleanest|prettiest)\b/gi,
    fix: '$1 $2',
  },
  {
    id: 'double-comparative',
    pattern:
      /\bmore (worse|taller|shorter|longer|nicer|richer|poorer|busier|closer|smarter|cheaper|heavier|lighter|warmer|colder|hotter|deeper|wider|darker|prettier|earlier|slower|weaker|simpler)(?= (?:than|and|to|for|in|on)\b|[.,;!?])/gi,
    fix: '$1',
    // "No more later than", "two more later": a number of things.
    unless: (match, text) =>
      /\b(?:no|any|many|two|three|few|some|once|or)\s+$/i.test(text.slice(Math.max(0, match.index - 7), match.index)),
  },
  {
    id: 'years-old-noun',
    doubtful: true,
    pattern: /\b(an?|the|my|his|her|our|their|this|that) ([a-z]+|\d{1,3}) years old ([a-z]{3,})(?![\w'-])/gi,
    fix: (match, forms) =>
      forms.isSingular(match[3] ?? '') && forms.isCommon(match[3] ?? '') ? `${match[1]} ${match[2]}-year-old ${match[3]}` : undefined,
  },
  {
    id: 'feeling-base',
    doubtful: true,
    pattern: new RegExp(
      `\\b((?:am|is|are|was|were|be|been|feel|felt|got|get) (?:very |so |really |a little |a bit |quite |too |extremely )?|(?:very|really) )(${FEELING})(?= (?:about|with|by|at|to|that|when|because|and|of|in|for)\\b|[.,;!?])`,
      'gi',
    ),
    fix: (match) => {
      const [, before = '', verb = ''] = match;
      // "They really annoy": an adverb before a verb.
      if (/^really $/i.test(before)) return undefined;
      return `${before}${verb.replace(/y$/, 'i').replace(/e$/, '')}ed`;
    },
    // "It is surprise": such a word is a noun too, unless it is intensified.
    unless: (match) => /^\S+ (?:surprise|bore|scare)$/i.test(match[0]),
  },
  {
    id: 'used-to-ing',
    doubtful: true,
    // "They are used to identify plants": things have a use.
    pattern: /\b(I|you|we|he|she) (am|are|is|was|were|'m|'re) used to ([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, subject = '', verb = '', base = ''] = match;
      const ing = forms.isBase(base) && forms.isCommon(base) && !forms.isAdjective(base) ? forms.ingOf(base) : undefined;
      return ing === undefined ? undefined : `${subject} ${verb} used to ${ing}`;
    },
    unless: (match) => /\b(?:work|travel|change|help|love|stress|noise|heat|cold|rain|traffic|attention)$/i.test(match[0]),
    advice: 'or “used to” alone, for a habit of the past',
  },
  {
    id: 'enjoy-to',
    pattern: /\b(enjoy|enjoys|enjoyed|avoid|avoids|avoided) to ([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const ing = forms.isBase(match[2] ?? '') && forms.isCommon(match[2] ?? '') ? forms.ingOf(match[2] ?? '') : undefined;
      return ing === undefined ? undefined : `${match[1]} ${ing}`;
    },
  },
  {
    id: 'interested-to',
    doubtful: true,
    pattern:
      /\b(interested|succeed|succeeded) to (learn|study|work|do|play|make|become|teach|travel|buy|join|participate|develop|create)(?![\w'-])/gi,
    fix: (match, forms) => {
      const ing = forms.ingOf((match[2] ?? '').toLowerCase());
      return ing === undefined ? undefined : `${match[1]} in ${ing}`;
    },
  },
  {
    id: 'if-will',
    doubtful: true,
    pattern: new RegExp(`${SENTENCE_START}(If) (I|we|they|he|she|it) will (?!(?:not|ever|never)\\b)([a-z]+)(?![\\w'-])`, 'g'),
    fix: (match, forms) => {
      const [, , subject = '', verb = ''] = match;
      if (!forms.isBase(verb) && verb !== 'be') return undefined;
      const third = /^(?:he|she|it)$/.test(subject);
      return `If ${subject} ${verb === 'be' ? (third ? 'is' : subject === 'I' ? 'am' : 'are') : third ? forms.thirdOf(verb) : verb}`;
    },
    advice: 'the present stands after “if”',
  },
  {
    id: 'be-change-base',
    doubtful: true,
    pattern:
      /\b(will|would|can|could|may|might) be (decrease|increase|become|happen|disappear|depend)(?= (?:in|by|the|a|our|their|his|on|to|and|because|if|when|than|more|from)\b|[.,;!?])/gi,
    fix: '$1 $2',
    unless: (match) => /crease$/i.test(match[0]) && !/^w/i.test(match[0]),
  },
  {
    id: 'can-be-able',
    doubtful: true,
    pattern: /\b(can|could) (?:not )?be able to\b/gi,
    fix: (match) => (/not/i.test(match[0]) ? `${match[1]} not` : (match[1] ?? '')),
    advice: '“can” and “be able to” say the same',
  },
  {
    id: 'modal-not-past',
    pattern:
      /\b(can|could|will|would|should|must|might|may|did|do|does) (not|never|also|really) (found|went|came|saw|took|made|gave|got|knew|thought|bought|brought|caught|taught|felt|kept|left|lost|met|paid|said|sold|sent|spoke|told|understood|won|wrote|ate|drank|began|broke|chose|drove|forgot|had|was|were)(?![\w'-])/gi,
    fix: (match, forms) => {
      const past = (match[3] ?? '').toLowerCase();
      const base = { was: 'be', were: 'be', had: 'have', left: 'leave', found: 'find', felt: 'feel' }[past] ?? forms.baseOf(past);
      return base === undefined ? undefined : `${match[1]} ${match[2]} ${base}`;
    },
    // "What she did also had a price": the verb is the whole clause's. "He did not found the movement."
    unless: (match, text) =>
      /^(?:did|do|does)\s/i.test(match[0]) &&
      (!/not/i.test(match[2] ?? '') ||
        (/found$/i.test(match[0]) && !/^\s+(?:it|any|him|her|them|out|anything|enough)\b/.test(text.slice(match.index + match[0].length)))),
  },
  {
    id: 'noun-dont',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}(?:The|This|That|My|Our|His|Her|Their|Your|A|An|Every|Each) ([a-z]+) (don't|do not|aren't|weren't|haven't)(?![\\w'-])`,
      'g',
    ),
    fix: (match, forms) => {
      const [all, noun = '', verb = ''] = match;
      if (!isCountedSingular(noun, forms) || TAKES_PLURAL.test(noun)) return undefined;
      const right = { "don't": "doesn't", 'do not': 'does not', "aren't": "isn't", "weren't": "wasn't", "haven't": "hasn't" }[verb];
      return right === undefined ? undefined : `${all.slice(0, all.length - verb.length)}${right}`;
    },
  },
  {
    id: 'peoples',
    doubtful: true,
    pattern: /\b(many|some|few|most|young|poor|rich|of the|all the|a lot of|lots of|these days) (peoples)(?![\w'-])/gi,
    fix: '$1 people',
    unless: (match, text) =>
      /\b(?:indigenous|native|tribal|anthropolog\w+|ethnograph\w+|museum|nations|ethnic|ancient|Turkic|Slavic|Germanic|colonized|oppressed)\b/i.test(
        text.slice(Math.max(0, match.index - 200), match.index + 200),
      ),
  },
];
