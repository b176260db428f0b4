import type { WordForms } from '../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule } from '../rule.ts';
import { isCountedNoun } from './counted-nouns.ts';

/** Determiners that go with a plural noun. */
const MANY =
  'many|several|various|numerous|few|both|these|those|two|three|four|five|six|seven|eight|nine|ten|a number of|one of the|one of my|one of our|one of their|one of its|one of his|one of her';
const UNCOUNTABLE =
  'advice|information|equipment|furniture|homework|luggage|knowledge|traffic|research|progress|evidence|feedback|software|pollution|happiness|health|money|music|news|accommodation|transportation|violence|poverty|weather|clothing|scenery|unemployment';
const ADJECTIVES = '((?:[a-z]+ )?)';
/** Nouns with an equal plural or of quantity, and words that stand as nouns after a determiner. */
const NO_PLURAL_NEEDED =
  /^(?:few|dozen|hundred|thousand|million|billion|percent|per|cent|fish|sheep|deer|series|species|aircraft|offspring|data|staff|police|wildlife|today|more|less|other|first|second|third|half|left|present|past|young|old|poor|rich|good|bad|long|high|big|great|new|own|home|key|human|individual|due|group|team|family|class|crew|cast|batch|bunch|set|band|party|committee|army|trio|pair|public|general|main|major|minor|local|native|male|female|adult|foot|plus|minus|north|south|east|west|total|average|cross|square|fourth|fifth|like|only|even|yet|such|whole|well|much|people|lot|majority|rest|gang|pound|euro|yen|yuan|pence|set|light|dark|above|below|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|fifteen|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|ten)$/;
/** The verb after a noun whose plural becomes one: "every teenagers have". */
const OF_ONE: Readonly<Record<string, string>> = { have: ' has', are: ' is', were: ' was' };

/** The number of nouns, and the words that go with it. */
export const NOUNS: readonly Rule[] = [
  {
    id: 'lot-of-singular',
    doubtful: true,
    pattern:
      /(?<![\w'-])(a lot of|lots of|many|several|various|different|a number of|these|those|two|three|four|five|six|seven|eight|nine|ten|so many|too many) (?:(?:different|new|other|good|important|big|many|interesting|great|young|old) )?([a-z]+)(?![\w'-])(?=\s*[.,;:!?]|\s+(?!(?:and|or|of)\b)(?:[a-z]+))/gi,
    fix: (match, forms) => {
      if (!isCountedNoun(match[2] ?? '')) return undefined;
      const next = /^\s+([a-z]+)/.exec(match.input.slice(match.index + match[0].length, match.index + match[0].length + 30))?.[1] ?? '';
      // In "many student groups" and "two car garages" the noun describes the next one.
      if (
        next !== '' &&
        (forms.isSingular(next) || forms.isPlural(next) || forms.isAdjective(next) || /(?:ed|ing)$/.test(next) || !forms.isWord(next))
      )
        return undefined;
      return match[0].replace(/\S+$/, (noun) => forms.pluralOf(noun.toLowerCase()) ?? noun);
    },
    unless: (match, text) =>
      // "The Five Factor Model", "many question whether".
      /\s[A-Z][a-z]+$/.test(match[0]) ||
      (/question$/i.test(match[0]) &&
        /^\s+(?:whether|if|how|why|the|this|that|his|her|its|their)\b/.test(text.slice(match.index + match[0].length))) ||
      (/^different/i.test(match[0]) &&
        /\b(?:a|an|the|one|another|every|each|any|no|this|that|very|slightly|totally|completely|quite|entirely|some|my|your|his|her|our|their)\s+$/i.test(
          text.slice(Math.max(0, match.index - 12), match.index),
        )),
  },
  {
    id: 'number-of-singular',
    doubtful: true,
    pattern:
      /(?<![\w'-])((?:the|a|large|great|high|small|growing|increasing|total|certain) number of|most of the|some of the|many of the|all kinds of|different kinds of|many kinds of) ([a-z]+)(?![\w'-])(?=\s*[.,;:!?]|\s+(?:in|on|at|for|to|that|which|who|is|are|was|were|has|have|can|will|during|every|because|when)\b)/gi,
    fix: (match, forms) =>
      isCountedNoun(match[2] ?? '') ? match[0].replace(/\S+$/, (noun) => forms.pluralOf(noun.toLowerCase()) ?? noun) : undefined,
    // "Most of the day", "some of the group".
    unless: (match) =>
      /of the (?:day|week|month|year|hour|minute|group|family|book|game|song|film|movie|school|house|city|country|town|village|island|river|building|lesson|exam|test|event|festival|story|problem|car|way|tree|plant|word|picture|website|method|team|project|letter|message|museum|company|university|culture|concept|theory|topic|product|job|train|plane|bus|machine|computer|phone|shop|street|hotel|restaurant|subject|idea|language|mountain|activity|difference|effect|population)$/i.test(
        match[0],
      ),
  },
  {
    id: 'many-singular',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'-])(${MANY}) ${ADJECTIVES}([a-z]{3,})(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: (match, forms) => {
      const [, many = '', adjective = '', noun = ''] = match;
      const before = adjective.trim();
      const after = match.input.slice(match.index + match[0].length, match.index + match[0].length + 40);
      // "One of the best and cheapest", "a five month period".
      if (
        /^(?:best|worst|most|least|last|largest|biggest|greatest)$/.test(noun) ||
        /^(?:on|in|at|off|out|up|down|over|most|least)$/.test(before) ||
        // "Numerous city, state and federal laws", "various mood or anxiety disorders": the noun describes a later one.
        /^\s*(?:(?:and|or|and\/or)\s+[a-z]+|,\s+[a-z]+,?\s+(?:and|or)\b|,\s+[a-z]+,)/.test(after) ||
        (forms.isBase(before) && /^(?:both|these|those)$/i.test(many)) ||
        /^(?:mile|kilomet(?:re|er)) an hour/.test(match.input.slice(match.index + many.length + 1, match.index + many.length + 22)) ||
        /^(?:year|month|week|day|hour|minute|mile|metre|meter)$/.test(before)
      )
        return undefined;
      if (
        before !== '' &&
        (!(forms.isAdjective(before) || /^(?:best|worst|most)$/.test(before)) || forms.isPlural(before) || NO_PLURAL_NEEDED.test(before))
      )
        return undefined;
      if (!forms.isCountable(noun) || forms.isPlural(noun) || NO_PLURAL_NEEDED.test(noun)) return undefined;
      if (forms.isAdjective(noun) || forms.isComparative(noun) || noun.endsWith('ing') || forms.isPast(noun) || !forms.isCommon(noun))
        return undefined;
      if (/^different$/i.test(many) && /\b(?:a|an|the)\s+$/.test(match.input.slice(Math.max(0, match.index - 4), match.index)))
        return undefined;
      // "Both" and "these" may stand alone: "both cause pain".
      if (
        forms.isBase(noun) &&
        /^(?:these|those|both|many|several|few|two|three|four|five|six|seven|eight|nine|ten)$/i.test(many) &&
        before === '' &&
        !/^\s*[.,;!?]|^\s+(?:of|who|is|are|was|were|can|will|have|has)\b/.test(
          match.input.slice(match.index + match[0].length, match.index + match[0].length + 8),
        )
      )
        return undefined;
      return `${many} ${adjective}${forms.pluralOf(noun)}`;
    },
    // "Phase one of the project", "the top ten list", "the most numerous party".
    unless: ({ index }, text) =>
      /\b(?:phase|part|step|stage|chapter|volume|day|week|year|level|book|season|episode|round|group|number|top|most|lean)\s+$/i.test(
        text.slice(Math.max(0, index - 9), index),
      ),
  },
  {
    id: 'a-plural',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'.-])(an?) ${ADJECTIVES}([a-z]{3,}s|children|people|men|women)(?![\\w'-])${NOUN_ENDS}`, 'g'),
    fix: (match, forms) => {
      const [, , adjective = '', noun = ''] = match;
      const before = adjective.trim();
      // "A people on the move" is a nation.
      if (noun === 'people' && before === '') return undefined;
      if (
        /^(?:few|quarter|half|great|good|hundred|thousand|million|billion|dozen|couple|lot|\w+ed|number|three|two|four|five|six|seven|eight|nine|ten|twelve|mere|further|full|additional|record|total|whole|handful|total|extra)$/.test(
          before,
        )
      )
        return undefined;
      // "A firm discovers": after an adjective the word may be a verb.
      if (before !== '' && !(forms.isAdjective(before) && forms.isOnlyPlural(noun))) return undefined;
      if (!forms.isPlural(noun) || !forms.isCommon(noun)) return undefined;
      if (
        /^(?:means|arts|sports|series|species|lens|headquarters|crossroads|works|barracks|news|politics|analysis|basis|crisis|gas|bus|plus|always|perhaps|sometimes|overseas|afterwards|glasses|clothes|lots|ones|others)$/.test(
          noun,
        )
      )
        return undefined;
      return undefined === forms.singularOf(noun)
        ? undefined
        : `${before === '' ? article(forms.singularOf(noun) ?? '') : match[1]} ${adjective}${forms.singularOf(noun)}`;
    },
    advice: 'or leave the article out',
    // "Men an women": the "an" is an "and".
    unless: ({ index, 1: article }, text, forms) =>
      article === 'an' && forms.isOnlyPlural(/([a-z]+)\s+$/i.exec(text.slice(Math.max(0, index - 24), index))?.[1]?.toLowerCase() ?? ''),
  },
  {
    id: 'this-plural',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'-])(this) ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: (match, forms) => {
      const noun = match[2] ?? '';
      return (forms.isOnlyPlural(noun) || isCountedPlural(match, noun, forms)) &&
        forms.isCommon(noun) &&
        !/^(?:means|series|species|lens|headquarters|crossroads|news|always|sometimes|data|media)$/.test(noun)
        ? `these ${noun}`
        : undefined;
    },
  },
  {
    id: 'every-plural',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'-])(every|each|another) ([a-z]{4,})(?![\\w'-])(?: (have|are|were)\\b|${NOUN_ENDS})`, 'gi'),
    fix: (match, forms) => {
      const noun = match[2] ?? '';
      if (
        !forms.isPlural(noun) ||
        !(forms.isCommon(noun) || forms.isOnlyPlural(noun)) ||
        // "Another takes your order, and each starts from rest."
        (forms.isThird(noun) &&
          !/^every$/i.test(match[1] ?? '') &&
          !/\b(?:in|of|for|with|at|on|during|after|before|from|by|to)\s+$/i.test(
            match.input.slice(Math.max(0, match.index - 8), match.index),
          )) ||
        /^(?:means|series|species|news|years|weeks|days|months|hours|minutes|times)$/.test(noun)
      )
        return undefined;
      const one = forms.singularOf(noun);
      // "Deserves" is no plural of "serve".
      return one === undefined || one[0] !== noun[0] ? undefined : `${match[1]} ${one}${OF_ONE[match[3] ?? ''] ?? ''}`;
    },
  },
  {
    id: 'much-plural',
    doubtful: true,
    pattern: new RegExp(
      `(?<![\\w'-])(?<!\\b(?:so|how|too|very|as|pretty) )(much) ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}|(?<![\\w'-])((?:so|how|too|very) much) ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}`,
      'gi',
    ),
    fix: (match, forms) => {
      const noun = match[2] ?? match[4] ?? '';
      const much = match[1] ?? match[3] ?? '';
      if (
        !forms.isPlural(noun) ||
        !forms.isCommon(noun) ||
        /^(?:news|means|politics|always|sometimes|others|clothes|thanks|data|media)$/.test(noun)
      )
        return undefined;
      return `${much.replace(/much$/i, 'many')} ${noun}`;
    },
  },
  {
    id: 'less-plural',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'-])(less) ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: (match, forms) => {
      const noun = match[2] ?? '';
      if (
        !forms.isPlural(noun) ||
        !forms.isCommon(noun) ||
        /^(?:data|media|news|means|politics|always|sometimes|calories|years|hours|minutes|miles|dollars|pounds|taxes|months|weeks|days|degrees)$/.test(
          noun,
        )
      )
        return undefined;
      return `fewer ${noun}`;
    },
  },
  {
    id: 'many-uncountable',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'-])(many|few|several|these|those) ((?:[a-z]+ )?)(${UNCOUNTABLE})(?![\\w'-])${NOUN_ENDS}`, 'gi'),
    fix: (match, forms) => {
      const [, many = '', adjective = '', noun = ''] = match;
      if (adjective !== '' && !forms.isAdjective(adjective.trim())) return undefined;
      if (/^(?:money|music|news|health|research|weather)$/i.test(noun) && /^(?:these|those)$/i.test(many) && adjective !== '')
        return undefined;
      const word = /^these$/i.test(many) ? 'this' : /^those$/i.test(many) ? 'that' : /^few$/i.test(many) ? 'little' : 'much';
      return `${word} ${adjective}${noun}`;
    },
    advice: 'it has no plural',
  },
  {
    id: 'a-uncountable',
    doubtful: true,
    pattern:
      /(?<![\w'.-])an? (advice|information|equipment|furniture|homework|luggage|feedback|software|accommodation|scenery|traffic|progress|evidence)(?![\w'-])(?=\s*[.,;!?]|\s+(?:about|on|for|to|that|which|and|from|in|is|was|because)\b)/gi,
    fix: (match) => `some ${match[1]}`,
    advice: 'it cannot be counted',
  },
  {
    id: 'other-singular',
    doubtful: true,
    pattern: new RegExp(
      `(?<!\\b(?:the|any|some|no|every|each|one|an|my|your|his|her|its|our|their|this|that|much|which|what|whose|most|or|and the|'s|s') )(?<!['’]s )(?<![\\w'-])(other) ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}`,
      'gi',
    ),
    fix: (match, forms) => {
      const noun = match[2] ?? '';
      return isCountedNoun(noun) ? `${match[1]} ${forms.pluralOf(noun)}` : undefined;
    },
  },
];

function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

/** Whether a word that may be a verb is meant as a noun: "this places are", not "this places us". */
function isCountedPlural(match: RegExpExecArray, word: string, forms: WordForms): boolean {
  const after = match.input.slice(match.index + match[0].length, match.index + match[0].length + 8);
  return isCountedNoun(forms.singularOf(word) ?? '') && /^(?:[.,;!?]|\s+(?:is|are|was|were|that|which|who|of|because|and)\b)/.test(after);
}
