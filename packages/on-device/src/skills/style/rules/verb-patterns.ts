import type { WordForms } from '../lexicon/word-forms.ts';
import { type Rule, SENTENCE_START, sentenceBefore } from '../rule.ts';

const SUBJECT = '(?:I|you|he|she|it|we|they|who|which|that|people|students|children|everyone|everybody|someone|nobody|there|this|[a-z]+s)';
const MODAL = "(?:can|could|will|would|should|must|may|might|cannot|can't|couldn't|won't|wouldn't|shouldn't|mustn't)";
const BETWEEN = '((?:(?:not|also|always|never|easily|really|only|just|even|probably|still|then|often) )*)';
/** Verbs that are hardly ever nouns, beside those that the dictionary knows as verbs only. */
const VERBS = new Set(
  'make go feel take say find keep know see get think need look help work live start come run spend meet pay travel talk study use'.split(
    ' ',
  ),
);

function isVerb(word: string, forms: WordForms): boolean {
  return (forms.isOnlyBase(word) || VERBS.has(word)) && forms.isCommon(word);
}
/** The base of a verb in the past or the third person: "go" for "goes" and "went"; undefined for other forms. */
function baseIfOther(word: string, forms: WordForms): string | undefined {
  if (!forms.isCommon(word) || word === 'used' || word === 'born') return undefined;
  const base = forms.isPast(word) || forms.isThird(word) ? forms.baseOf(word) : undefined;
  return base === word || base === undefined || forms.isBase(word) ? undefined : base;
}

/** Verbs after modals, "to", "do", "have", "be" and prepositions. */
export const VERB_PATTERNS: readonly Rule[] = [
  {
    id: 'modal-form',
    pattern: new RegExp(`\\b(${SUBJECT}) (${MODAL}) ${BETWEEN}([a-z]{3,})(?![\\w'-])`, 'gi'),
    fix: (match, forms) => {
      const [, , modal = '', between = '', verb = ''] = match;
      const base = baseIfOther(verb, forms);
      if (base === undefined || (forms.isPlural(verb) && !VERBS.has(base)) || forms.isAdjective(verb)) return undefined;
      // "Only then can aged people live well."
      if (/^\s+(?:people|men|women|children)\b/.test(match.input.slice(match.index + match[0].length, match.index + match[0].length + 10)))
        return undefined;
      return `${modal} ${between}${base}`;
    },
    focus: (match) => [(match[1] ?? '').length + 1, match[0].length],
    advice: 'the plain form follows "can", "will", "should" …',
  },
  {
    id: 'modal-to',
    doubtful: true,
    pattern: /\b(can|could|should|must|might|cannot|can't|couldn't|shouldn't|mustn't) ((?:not )?)to ([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) =>
      forms.isBase(match[3] ?? '') && (forms.isCommon(match[3] ?? '') || forms.isOnlyBase(match[3] ?? ''))
        ? `${match[1]} ${match[2]}${match[3]}`
        : undefined,
    unless: (match, text) =>
      /\b(?:the|a|as|oil|gas|its|his|her|their|our|my|your|all|military)\s+$/.test(text.slice(Math.max(0, match.index - 5), match.index)) ||
      // "Do all you can to help."
      /\b(?:all|whatever|what|everything|anything|best|most|than|as)\b[^.;,]*$/.test(sentenceBefore(text, match.index).slice(-40)),
  },
  {
    id: 'modal-ing',
    pattern: new RegExp(`\\b(?:I|you|he|she|it|we|they|who|people|students|children) (${MODAL}) ${BETWEEN}([a-z]+ing)(?![\\w'-])`, 'gi'),
    fix: (match, forms) => {
      const base = forms.isIng(match[3] ?? '') ? baseOfIng(match[3] ?? '', forms) : undefined;
      return base === undefined || forms.isBase(match[3] ?? '') ? undefined : `${match[1]} ${match[2]}${base}`;
    },
    focus: (match) => [match[0].indexOf(' ') + 1, match[0].length],
  },
  {
    id: 'do-form',
    pattern:
      /\b(don't|doesn't|didn't|do not|does not|did not) ((?:(?:really|even|only|also|always|ever|usually|actually) )?)([a-z]{3,})(?![\w'-])/gi,
    fix: (match, forms) => {
      const base = baseIfOther(match[3] ?? '', forms);
      return base === undefined || forms.isPlural(match[3] ?? '') || forms.isAdjective(match[3] ?? '')
        ? undefined
        : `${match[1]} ${match[2]}${base}`;
    },
  },
  {
    id: 'do-question',
    doubtful: true,
    pattern: /\b(did|do|does) (I|you|he|she|it|we|they) ([a-z]{3,})(?![\w'-])/gi,
    fix: (match, forms) => {
      const base = baseIfOther(match[3] ?? '', forms);
      return base === undefined || forms.isPlural(match[3] ?? '') ? undefined : `${match[1]} ${match[2]} ${base}`;
    },
    unless: (match, text) =>
      !/(?:^|[.?!,\ue000]\s*|\b(?:why|how|when|where|and|but)\s+)$/i.test(text.slice(Math.max(0, match.index - 8), match.index)) ||
      /\b(?:what|than|as|so|nor|neither)\s+$/i.test(text.slice(Math.max(0, match.index - 8), match.index)),
  },
  {
    id: 'to-form',
    pattern:
      /\b(want|wants|wanted|need|needs|needed|able|going|have|has|had|try|tries|tried|like|how|decided|hope|hoped|order|plan|ready|possible|important|difficult|easy|hard|used|necessary|people|them|us|him|me|you|and|not|chance|opportunity|way|ability|right|time) to ([a-z]{3,})(?![\w'-])/gi,
    fix: (match, forms) => {
      const verb = match[2] ?? '';
      const base = baseIfOther(verb, forms);
      if (
        base === undefined ||
        verb === 'his' ||
        forms.isAdjective(verb) ||
        forms.isPlural(verb) ||
        (!forms.isThird(verb) && !forms.isOnlyPast(verb) && !/ed$/.test(verb))
      )
        return undefined;
      if (
        /ed$/.test(verb) &&
        !/^(?:want|wants|wanted|need|needs|needed|able|going|try|tries|tried|how|decided|hope|hoped|order|plan|possible|important|difficult|easy|chance|opportunity|ability)$/.test(
          match[1] ?? '',
        )
      )
        return undefined;
      return `${match[1]} to ${base}`;
    },
  },
  {
    id: 'to-ing',
    doubtful: true,
    pattern:
      /\b(want|wants|wanted|need|needs|able|decided|decide|hope|hoped|try|tries|refuse|refused|afford|tend|tends|how|order|possible|impossible|would like|you like) to ((?:be )?)([a-z]+ing)(?![\w'-])/gi,
    fix: (match, forms) => {
      const base = forms.isIng(match[3] ?? '') && !forms.isBase(match[3] ?? '') ? baseOfIng(match[3] ?? '', forms) : undefined;
      return base === undefined || (match[2] ?? '') !== '' ? undefined : `${match[1]} to ${base}`;
    },
  },
  {
    id: 'missing-to',
    doubtful: true,
    pattern:
      /\b(want|wants|wanted|hope|hopes|hoped|decided|decide|decides|tried|plan|plans|agreed|able|going|would like|would love|you like|used|refused|managed|able|supposed) ([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, verb = '', next = ''] = match;
      if (
        !isVerb(next, forms) ||
        // "He wants help", "want further details".
        (/^(?:want|wants|wanted)$/.test(verb) && /^(?:help|further|work|change|support|love|use|rest|look|need)$/.test(next)) ||
        (/^(?:need|work|look|help|talk|use|study|travel|start|run|find|get)$/.test(next) && !/^(?:want|able|would|going)/.test(verb))
      )
        return undefined;
      if (
        /^(?:hope|plan|plans|going|used|agreed|hopes|hoped)$/.test(verb) &&
        !/^(?:be|get|go|see|buy|visit|become|learn|know|have|make|take|receive|give|improve|find)$/.test(next)
      )
        return undefined;
      return `${verb} to ${next}`;
    },
    unless: (match, text) => /\b(?:to be|in)\s+$/.test(text.slice(Math.max(0, match.index - 8), match.index)),
  },
  {
    id: 'gerund',
    doubtful: true,
    pattern:
      /\b(enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|mind|minds|dislike|dislikes|practise|practice|consider|suggest|suggested|imagine|risk|quit|feel like|look forward|looking forward|looks forward) to ([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, verb = '', next = ''] = match;
      const ing = isVerb(next, forms) ? forms.ingOf(next) : undefined;
      return ing === undefined ? undefined : `${verb}${/forward$/.test(verb) ? ' to' : ''} ${ing}`;
    },
    // "Those at risk to make a choice", "it is suggested to help": nouns and passives.
    unless: (match, text) => {
      const before = text.slice(Math.max(0, match.index - 9), match.index);
      if (/^(?:mind|practice|risk)/i.test(match[0])) return !/\b(?:I|you|we|they|not|don't|didn't|would|will|can)\s+$/.test(before);
      // "What does it feel like to win?"
      return /\b(?:is|are|was|were|be|been|being|it|that|this)\s+$/.test(before);
    },
  },
  {
    id: 'preposition-base',
    doubtful: true,
    pattern:
      /\b(by|without|instead of|capable of|interested in|good at|bad at|think about|thinking about|thought about|think of|thinking of|thought of|idea of|way of|after|before|responsible for|for|succeed in|successful in|used for|about|tired of|afraid of|fond of|keen on|insist on|of) (not )?([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, preposition = '', not = '', verb = ''] = match;
      const sure =
        /^(?:become|get|go|have|learn|give|improve|receive|understand|know|create|achieve|buy|eat|develop|prevent|avoid|provide|communicate|make|take|solve|protect|write|think|forget|choose|teach|sell|destroy|discover|explain|produce|speak|keep|lose|bring|send|include|obtain|explore|follow|join|pollute|educate|encourage|introduce|reduce|prepare|decide|allow|maintain|enjoy)$/;
      if (!sure.test(verb)) return undefined;
      if (
        /^(?:of|for|about|after|before)$/.test(preposition) &&
        /^(?:produce|go|make|take|give|know|follow|buy|learn|get|have|write|think|eat|include|join|choose|decide)$/.test(verb)
      )
        return undefined;
      const ing = forms.ingOf(verb);
      return ing === undefined ? undefined : `${preposition} ${not}${ing}`;
    },
    unless: (match, text) =>
      /\b(?:kind|sort|type|most|some|many|all|few|both|stand|one|two|three|those|each|any|none|vary|varies|by and)\s+$/.test(
        text.slice(Math.max(0, match.index - 8), match.index),
      ) && /^of/.test(match[0]),
  },
  {
    // "Useful for learn", "together for make it".
    id: 'for-base',
    doubtful: true,
    pattern:
      /\b(useful|good|important|necessary|better|great|best|easy|difficult|used|together|money|time|way|ready|chance|opportunity|able) for ([a-z]+)(?![\w'-])/gi,
    fix: ({ 1: before, 2: verb = '' }, forms) =>
      (forms.isOnlyBase(verb) && forms.isCommon(verb)) || /^(?:make|get|go|take|find|see|know|give|have|buy)$/.test(verb)
        ? `${before} to ${verb}`
        : undefined,
    others: ({ 1: before, 2: verb = '' }, forms) => [`${before} for ${forms.ingOf(verb) ?? verb}`],
  },
  {
    id: 'have-form',
    doubtful: true,
    pattern:
      /\b(have|has|had|having|I've|we've|they've|you've) ((?:(?:not|never|already|always|also|just|recently|ever|since|only|really) )*)([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, have = '', between = '', verb = ''] = match;
      const base = forms.isOnlyPast(verb) ? forms.baseOf(verb) : isHaveBase(verb, forms) ? verb : undefined;
      const participle = base === undefined ? undefined : forms.participleOf(base);
      // "The first problem we had was": the next verb of the sentence.
      if (/^(?:was|were)$/i.test(verb)) return undefined;
      // "It has live music", "those who have write access", "the skills that they have include".
      if (!forms.isOnlyPast(verb) && verb !== 'be' && !BEFORE_OBJECT.test(match.input.slice(match.index + match[0].length)))
        return undefined;
      return participle === undefined || participle === verb ? undefined : `${have} ${between}${participle}`;
    },
    unless: (match, text) =>
      /\bdo\s+(?:I|you|we|they)\s+$/i.test(text.slice(Math.max(0, match.index - 10), match.index)) ||
      /\b(?:did|do|does)\b/.test(match[2] ?? ''),
  },
  {
    id: 'be-past',
    pattern: /\b(am|is|are|was|were|been|be|being) ((?:(?:not|never|already|always|also|just|recently|often) )*)([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [, be = '', between = '', verb = ''] = match;
      if (
        !/^(?:wrote|took|gave|ate|broke|chose|drew|drove|forgot|hid|knew|rode|spoke|stole|threw|wore|did|saw|shook|grew|flew|sang)$/.test(
          verb,
        )
      )
        return undefined;
      const participle = forms.participleOf(forms.baseOf(verb) ?? '');
      return participle === undefined ? undefined : `${be} ${between}${participle}`;
    },
    // "The reform such as it was did help."
    unless: ({ index }, text) => /\bas (?:it|they|he|she)\s+$/.test(sentenceBefore(text, index)),
  },
  {
    // "It's depend on us": of verbs that are no nouns, adjectives or participles ("it's become").
    id: 'its-base',
    doubtful: true,
    pattern: /\b(it|that|he|she)'s (depend|belong|consist|contain|exist|happen|seem|require|allow|include|agree|know|think)(?![\w'-])/gi,
    fix: ({ 1: subject = '', 2: verb = '' }, forms) => `${subject} ${forms.thirdOf(verb.toLowerCase())}`,
  },
  {
    id: 'make-to',
    pattern:
      /\b(make|makes|made|making|let|lets|letting) (me|him|her|us|them|people|you|students|children|someone|everyone) to ([a-z]+)(?![\w'-])/gi,
    fix: ({ 1: make, 2: whom, 3: verb = '' }, forms) => (forms.isBase(verb) || verb === 'be' ? `${make} ${whom} ${verb}` : undefined),
    // "She makes them to order."
    unless: ({ 3: verb = '' }) => /^(?:order|measure|fit|scale|date|size|share)$/.test(verb),
  },
  {
    id: 'let-form',
    pattern: /\b(let|lets|letting|made|make|makes) (me|him|us|them|people|you) ([a-z]{3,})(?![\w'-])/gi,
    fix: (match, forms) => {
      const verb = match[3] ?? '';
      const base = forms.isOnlyPast(verb) || forms.isThird(verb) ? baseIfOther(verb, forms) : undefined;
      return base === undefined || forms.isPlural(verb) ? undefined : `${match[1]} ${match[2]} ${base}`;
    },
  },
  {
    id: 'it-was-happened',
    pattern:
      /\b(was|were|is|are) (went|came|happened|occurred|appeared|existed|disappeared|arrived|died|belonged|consisted|seemed)(?![\w'-])/g,
    fix: (match) => (/^w/.test(match[1] ?? '') ? (match[2] ?? '') : undefined),
  },
  {
    id: 'to-verb-start',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}(It) (depend|mean|show|seem|help|make|take|need|become|give|cause|happen|look|work|sound|feel)(?![\\w'-])`,
      'g',
    ),
    fix: (match, forms) => `${match[1]} ${forms.thirdOf(match[2] ?? '')}`,
  },
];

/** Words that may follow a verb, but hardly the noun or adjective of the same letters. */
const BEFORE_OBJECT =
  /^(?:[.,;!?]|\s+(?:the|a|an|my|your|his|her|our|their|this|that|these|those|it|me|us|them|him|many|much|some|more|so|how|what|in|on|to|from|with|for|about|at|into|by)\b)/;

function isHaveBase(verb: string, forms: WordForms): boolean {
  return (
    /^(?:become|see|learn|be|go|give|forget|choose|grow|know|improve|receive|develop|decide|understand|happen|create|begin|think|lose|spend|meet|write|teach|eat|realize|discover|achieve|live|include|introduce|increase|provide|produce|destroy|prove|allow)$/.test(
      verb,
    ) && forms.participleOf(verb) !== verb
  );
}

function baseOfIng(word: string, forms: WordForms): string | undefined {
  const base = forms.baseOf(word);
  return base === word || base === undefined || forms.ingOf(base) !== word ? undefined : base;
}
