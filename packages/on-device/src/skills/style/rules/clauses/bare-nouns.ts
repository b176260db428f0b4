import type { WordForms } from '../../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule, SENTENCE_START } from '../../rule.ts';
import { isCountedNoun } from '../counted-nouns.ts';

/** Words of an amount that only a plural follows. */
const AMOUNT = 'a lot of|alot of|lots of|all kinds of|different kinds of|many kinds of|all sorts of|different types of|many types of';
/** One or more of a group that is named: "some of my friends". */
const PART_OF =
  '(?:some|many|most|two|three|four|five|six|several|few|a few|all|both|none|one|each) of (?:the|my|our|your|his|her|their|these|those)';
/** Groups and wholes of which a part is taken: "most of the day". */
const WHOLE =
  /^(?:day|week|month|year|hour|minute|century|evening|afternoon|weekend|holiday|vacation|period|world|country|countryside|city|town|village|region|area|planet|island|forest|beach|building|house|apartment|university|museum|group|team|family|company|organi[sz]ation|club|class|book|story|essay|article|chapter|paragraph|sentence|text|game|song|film|movie|video|trip|journey|tour|flight|meal|lesson|exam|test|event|festival|concert|party|campaign|project|way|table|wall|screen|job|car|number|amount|percentage|variety|tree|river|lake|garden|farm|body|system|population|problem|article|effect|impact|benefit|fact|situation|version|section)$/;
/** Verbs before an object of their own. */
const HAS =
  'have|has|had|buy|buys|bought|want|wants|wanted|find|found|get|got|getting|becomes?|became|choose|chose|create|created|make|makes|made|write|wrote|read|watch|watched|rent|rented|owns|join|joined';
const BE = "(?:[Tt]his|[Tt]hat|[Ii]t|[Hh]e|[Ss]he) (?:is|was)|[Ii]t's|[Tt]hat's|I am|I'm|I was";
/** Words that stand between an article and its noun. */
const VERY = '((?:(?:very|really|quite|so|such) )?)';

/** Nouns that are counted, in a singular that nothing determines: "a lot of friend", "some of my teacher", "I have dog". */
export const BARE_NOUNS: readonly Rule[] = [
  {
    id: 'amount-singular',
    doubtful: true,
    pattern: new RegExp(`\\b(${AMOUNT}) ((?:[a-z]+ )?)([a-z]+)(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: ({ 1: amount, 2: adjective = '', 3: noun = '' }, forms) =>
      isCountedNoun(noun) && isQuality(adjective, forms) ? `${amount} ${adjective}${forms.pluralOf(noun)}` : undefined,
    // "A lot of car and truck drivers": the noun describes a later one.
    unless: describesLater,
  },
  {
    id: 'part-of-singular',
    doubtful: true,
    pattern: new RegExp(`\\b(${PART_OF}) ((?:[a-z]+ )?)([a-z]+)(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: ({ 1: part, 2: adjective = '', 3: noun = '' }, forms) =>
      isCountedNoun(noun) && !WHOLE.test(noun) && isQuality(adjective, forms) ? `${part} ${adjective}${forms.pluralOf(noun)}` : undefined,
    unless: describesLater,
  },
  {
    // "In library", "with friend": not "by car", "from person to person", "section by section".
    id: 'bare-after-preposition',
    doubtful: true,
    pattern: new RegExp(`\\b(in|at|on|to|from|with|into|of|about|near|without|for) ([a-z]+)(?![\\w'-])${NOUN_ENDS}`, 'g'),
    // "To train", "for answer": the verb.
    fix: (match, forms) => {
      const [, preposition = '', noun = ''] = match;
      if (!isCountedNoun(noun) || STANDS_BARE.test(noun) || (preposition === 'to' && forms.isBase(noun))) return undefined;
      if (isOfMany(match)) return `of the ${forms.pluralOf(noun)}`;
      return `${preposition} ${/^(?:with|without|for|about)$/.test(preposition) ? article(noun) : 'the '}${noun}`;
    },
    others: (match, forms) => (isOfMany(match) ? [] : [`${match[1]} ${forms.pluralOf(match[2] ?? '')}`]),
    unless: (match, text) =>
      describesLater(match, text) ||
      new RegExp(`^\\s+(?:by|to|after|in|of|and|or) ${match[2]}\\b`).test(text.slice(match.index + match[0].length)) ||
      new RegExp(`\\b(?:${match[2]}|kind|kinds|type|types|sort|sorts|form|forms|piece|means) \\S+$`).test(
        text.slice(Math.max(0, match.index - 20), match.index + 3),
      ) ||
      /\b(?:and|or|from [a-z]+|kinds?|types?|sorts?|forms?|means?|ways?|sense|notion|concept|idea|lack|use|number|amount|word|term)\s+$/.test(
        text.slice(Math.max(0, match.index - 24), match.index),
      ),
  },
  {
    // "Teacher should help", "because student can choose".
    id: 'bare-subject',
    doubtful: true,
    pattern: new RegExp(
      `(?:${SENTENCE_START}|(?<=\\b(?:because|when|if|but|although|think|while|where) ))([A-Za-z][a-z]+) ((?:can|could|should|must|will|would|may|might|have to|need to|want to|are|have)(?:n't)?)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 1: noun = '', 2: verb }, forms) => {
      const plural = PEOPLE.test(noun.toLowerCase()) ? forms.pluralOf(noun.toLowerCase()) : undefined;
      return plural === undefined
        ? undefined
        : `${/^[A-Z]/.test(noun) ? plural.charAt(0).toUpperCase() + plural.slice(1) : plural} ${verb}`;
    },
    others: ({ 1: noun = '', 2: verb }) => [`${/^[A-Z]/.test(noun) ? 'The' : 'the'} ${noun.toLowerCase()} ${verb}`],
  },
  {
    // "Many kind of", "different type of".
    id: 'many-kind-of',
    doubtful: true,
    pattern: /\b(many|different|various|several|all|these|those|two|three|four|five|other|some) (kind|type|sort|form) of\b/gi,
    fix: '$1 $2s of',
    // "A different kind of", "any other type of", "some kind of" are right.
    unless: ({ index, 1: many = '' }, text) =>
      /^some$/i.test(many) ||
      /\b(?:an?|the|one|another|every|each|any|no|this|that|some|very|totally|entirely|completely|quite|slightly|whole|his|her|its|their|our|my|your|what)\s+$/i.test(
        text.slice(Math.max(0, index - 12), index),
      ),
  },
  {
    id: 'has-noun',
    doubtful: true,
    pattern: new RegExp(`\\b(${HAS}|${BE}) ${VERY}((?:[a-z]+ )?)([a-z]+)(?![\\w'-])${NOUN_ENDS}`, 'g'),
    fix: ({ 1: verb, 2: very = '', 3: adjective = '', 4: noun = '' }, forms) =>
      isCountedNoun(noun) && isQuality(adjective, forms) && (very === '' || adjective !== '')
        ? `${verb} ${/^(?:so|such) $/.test(very) ? '' : article(very + adjective + noun)}${very}${/^such $/.test(very) ? article(adjective + noun) : ''}${adjective}${noun}`
        : undefined,
    others: ({ 1: verb = '', 2: very = '', 3: adjective = '', 4: noun = '' }, forms) =>
      new RegExp(`^(?:${BE})$`).test(verb) ? [] : [`${verb} ${very}${adjective}${forms.pluralOf(noun)}`],
    // "Your own car", "that is present".
    unless: (match, text) =>
      describesLater(match, text) ||
      /^so $/.test(match[2] ?? '') ||
      /^own /.test(match[0]) ||
      /^(?:present|feeling|way|family|culture|language|reason|place)$/.test(match[4] ?? ''),
  },
];

function isQuality(adjective: string, forms: WordForms): boolean {
  const word = adjective.trim().toLowerCase();
  return word === '' || (forms.isAdjective(word) && !forms.isSingular(word) && !DETERMINES.test(word));
}

/** Counted nouns of set phrases without an article. */
const STANDS_BARE =
  /^(?:person|present|place|thing|culture|language|building|difficulty|family|holiday|man|woman|child|bus|car|bike|bicycle|plane|phone|computer|email|video|film|screen|stage|text|town|village|university|library|school|class|holiday|vacation|evening|afternoon|day|night|week|month|year|hour|minute|fact|detail|question|theory|principle|concept|effect|example|mistake|concert|party|question|way|part|section|chapter|paragraph|step|number|version|period|game|opinion|impact|result|consequence|emotion|feeling|experience|kind|type|variety|subject|topic|mum|dad|baby|table|exam|choice|system|model|product|task|role|chance|opportunity|meal|planet|method|ability|skill|item|feature|region|area|team|group|gym|trend|argument|blog|app|function|possibility|campaign|career|objective|aim|goal|decision|difference|benefit|advantage|disadvantage|citizen)$/;
const PEOPLE =
  /^(?:person|man|woman|boy|girl|child|kid|student|teacher|professor|scientist|researcher|doctor|nurse|lawyer|engineer|driver|worker|employee|employer|manager|player|singer|actor|artist|writer|journalist|tourist|visitor|customer|consumer|user|patient|friend|leader|citizen|parent|teenager|adult|car|computer|animal|advertisement|company|country|city)$/;
/** Words that look like adjectives and determine a noun. */
const DETERMINES =
  /^(?:much|many|several|few|own|same|such|certain|various|whole|other|what|first|last|next|full|due|on|in|off|out|up|most|least|less|more|enough|half|single|further|present|one|two|three|kind)$/;

function describesLater({ index, 0: all }: RegExpExecArray, text: string): boolean {
  return /^\s*(?:(?:and|or|and\/or)\s+(?!(?:I|we|they|he|she|it|you|the|a|an|my|our|his|her|their|is|are|was|has|have|can|also|so|then|to)\b)[a-z]+|,\s+[a-z]+,?\s+(?:and|or)\b)/.test(
    text.slice(index + all.length, index + all.length + 40),
  );
}

function article(next: string): string {
  return /^(?:[aeio]|u(?!s|ni)|hour|honest)/i.test(next) ? 'an ' : 'a ';
}

/** "Many of student": more than one. */
function isOfMany({ 1: preposition, index, input }: RegExpExecArray): boolean {
  return (
    preposition === 'of' && /\b(?:many|most|several|some|few|all|both|two|three)\s+$/i.test(input.slice(Math.max(0, index - 9), index))
  );
}
