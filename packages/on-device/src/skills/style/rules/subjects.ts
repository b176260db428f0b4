import type { WordForms } from '../lexicon/word-forms.ts';
import { type Rule, SENTENCE_START } from '../rule.ts';
import { isCountedNoun } from './counted-nouns.ts';

/** The start of a clause, after which the subject comes. */
const CLAUSE = String.raw`(?<=^|[.?!]\s+|\ue000\s*|\b(?:(?:think|thinks|believe|argue|say|says|said|know|knows|mean|means|show|shows|feel|true|clear|fact|sure|so) that|how|why|what|where|which|and|because|although|if|when|while|since|though|whereas|but|so|however,?|therefore,?|moreover,?|nowadays,?|finally,?|in addition,?|for example,?)\s+|[,;]\s+(?:and\s+)?)`;
const ADVERB = '((?:(?:also|always|often|usually|never|really|only|still|just|even|sometimes|now|then|not|generally|actually) )?)';
/** Words of a group, with which a plural verb is right too, and plurals without "-s". */
const GROUP =
  /^(?:team|family|group|faculty|staff|police|government|committee|company|audience|class|crew|public|media|data|majority|minority|number|couple|pair|variety|lot|rest|range|band|crowd|club|army|board|council|jury|panel|percent|half|most|some|any|all|none|series|species|few|many|more|other|same|following|latter|former|elderly|poor|rich|young|old|unemployed|dead|youth|people|folk|cattle|fish|sheep|deer|offspring|aircraft|two|three|four|five|six|seven|eight|nine|ten|others)$/;
/** Verbs that are hardly ever nouns, beside those that the dictionary knows as verbs only. */
const VERBS = new Set(
  'make go feel take say find keep know see get think want need look help show cause work play live start mean come run affect'.split(' '),
);

function isVerb(word: string, forms: WordForms): boolean {
  return (forms.isOnlyBase(word) || VERBS.has(word)) && forms.isCommon(word) && !forms.isPast(word);
}
function thirdOf(word: string, forms: WordForms): string {
  return { are: 'is', were: 'was', have: 'has', do: 'does' }[word] ?? forms.thirdOf(word);
}
function isThirdOnly(word: string, forms: WordForms): boolean {
  const base = forms.baseOf(word);
  return base !== undefined && forms.isThird(word) && forms.isCommon(word) && (!forms.isPlural(word) || VERBS.has(base));
}

/** Verbs in the third person that are hardly ever nouns in the plural. */
const HARDLY_NOUNS = /^(?:says|makes|takes|gets|gives|thinks|knows|goes|sees|finds|keeps|feels|seems|wants|means|comes|affects)$/;

/** Units, of which many are one amount: "there is 5 minutes left". */
const AMOUNT =
  /^(?:seconds|minutes|hours|days|weeks|months|years|miles|met(?:er|re)s|kilomet(?:er|re)s|grams|kilograms|lit(?:er|re)s|degrees|pounds|dollars|euros|cents|percent|points|times)$/;

/** Whether a word is a noun in the singular, and hardly an adjective or a verb: "patient" is an adjective too, but is only counted. */
function isOneThing(noun: string, forms: WordForms, beforeVerb = false): boolean {
  return (
    !GROUP.test(noun) &&
    // "The economics were stark": such a noun takes both.
    !noun.endsWith('ics') &&
    forms.isSingular(noun) &&
    !forms.isPlural(noun) &&
    (!forms.isAdjective(noun) || isCountedNoun(noun)) &&
    // "The effect depend": what stands between an article and a verb is a noun.
    (beforeVerb || !forms.isBase(noun)) &&
    forms.isCommon(noun)
  );
}

/** Agreement of a subject with its verb, by the forms of the words. */
export const SUBJECTS: readonly Rule[] = [
  {
    id: 'he-base',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}(he|she|it) ${ADVERB}([a-z]{2,})(?![\\w'-])`, 'gi'),
    fix: (match, forms) => {
      const [, subject = '', adverb = '', verb = ''] = match;
      if (/not/.test(adverb) || !(isVerb(verb, forms) || verb === 'have' || verb === 'do')) return undefined;
      // "She further emphasized".
      const next = /^\s+([a-z]+)/.exec(match.input.slice(match.index + match[0].length, match.index + match[0].length + 20))?.[1] ?? '';
      if (/^(?:further|better|best)$/.test(verb) && (forms.isPast(next) || forms.isThird(next))) return undefined;
      return `${subject} ${adverb}${thirdOf(verb, forms)}`;
    },
    // "Not only did he go", "Should it fail", and wishes: "if it be".
    unless: (match, text) =>
      /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|lest|make|makes|made|help|see|saw|watch|hear|wish|suggest\w*|recommend\w*|insist\w*|demand\w*|require\w*|whether|to)\b[^.;]{0,60}$/i.test(
        text.slice(Math.max(0, match.index - 60), match.index),
      ),
  },
  {
    id: 'they-third',
    doubtful: true,
    pattern: new RegExp(
      `(?:${CLAUSE}(?=(?:I|you) )|(?<![\\w'-])(?<!\\b(?:word|pronoun|of|between|like|than|with|for|by|to|from) )(?=(?:they|we) ))(they|we|I|you) ${ADVERB}([a-z]{3,}s)(?![\\w'-])`,
      'gi',
    ),
    fix: (match, forms) => {
      const [, subject = '', adverb = '', verb = ''] = match;
      if (verb === 'is' || verb === 'was' || !isThirdOnly(verb, forms) || subject === 'i') return undefined;
      return `${subject} ${adverb}${forms.baseOf(verb)}`;
    },
  },
  {
    id: 'they-does',
    doubtful: true,
    pattern:
      /(?<![\w'-])(they|we|I|you|people|students|children|teachers|parents|men|women|companies|countries) (doesn't|does not|hasn't|has not|isn't|is not|wasn't|was not)(?![\w'-])/gi,
    fix: (match) => {
      const verb = (match[2] ?? '').toLowerCase();
      if (/^(?:I)$/.test(match[1] ?? '') && /^was|^is/.test(verb)) return undefined;
      return `${match[1]} ${verb.replace(/^does/, 'do').replace(/^has/, 'have').replace(/^is/, 'are').replace(/^was/, 'were')}`;
    },
    // In "the number of students does not" and "what makes people is not" the subject is an earlier word.
    unless: (match, text) =>
      /\b(?:of|in|for|to|with|by|from|at|on|than|between|among|about|and|or|what|who|which|that|not|how|as|[a-z]+ing|[a-z]+s|the)\s+(?:[a-z-]+\s+){0,2}$/i.test(
        text.slice(Math.max(0, match.index - 36), match.index),
      ) && !/^(?:they|we|I|you)\b/i.test(match[0]),
  },
  {
    id: 'young-people-is',
    pattern: new RegExp(
      `(?:${CLAUSE}|\\b(?:that|think|believe|say|because|reason) )((?:(?:the|these|those|many|most|some|young|old|older|other|all|few) )+people) (is|was|has)(?![\\w'-])`,
      'gi',
    ),
    fix: (match) => match[0].replace(/\S+$/, (verb) => ({ is: 'are', was: 'were', has: 'have' })[verb.toLowerCase()] ?? verb),
  },
  {
    id: 'noun-base',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}(?:The|My|Our|His|Her|Their|Your|This|That|A|An|Each|Every|Another) ([a-z]+) ${ADVERB}([a-z]{2,})(?![\\w'-])`,
      'g',
    ),
    fix: (match, forms) => {
      const [all, noun = '', adverb = '', verb = ''] = match;
      if (!isOneThing(noun, forms, forms.isOnlyBase(verb)) || /not/.test(adverb)) return undefined;
      if (/^(?:The|Our|Their|Your) /.test(all) && /^(?:are|were)$/.test(verb)) return undefined;
      if (!(forms.isOnlyBase(verb) && isVerb(verb, forms)) && !/^(?:have|do|are|were)$/.test(verb)) return undefined;
      return all.replace(/\S+$/, thirdOf(verb, forms));
    },
  },
  {
    // "It argues that the effect depend": not "they ask that the judge decide".
    id: 'that-noun-base',
    doubtful: true,
    pattern: /(?<=\b(?:that|because|although|whereas) )(the|this|our|their|my|its) ([a-z]+) ([a-z]{3,})(?![\w'-])/g,
    fix: ({ 1: det, 2: noun = '', 3: verb = '' }, forms) =>
      isOneThing(noun, forms, true) && forms.isOnlyBase(verb) && isVerb(verb, forms) ? `${det} ${noun} ${thirdOf(verb, forms)}` : undefined,
    unless: ({ index }, text) =>
      /\b(?:suggest|recommend|insist|demand|requir|propos|ask|request|order|urg|mov|prefer|advis|plead|pray|command|stipulat|mandat|important|essential|necessary|vital|crucial|imperative|condition|so)\w*\b[^.;]{0,60}$/i.test(
        text.slice(Math.max(0, index - 80), index),
      ),
  },
  {
    // "The measurement were": one measurement, or several.
    id: 'noun-were',
    doubtful: 'always',
    pattern: new RegExp(`${SENTENCE_START}(The|Our|Their|Your) ([a-z]+) ${ADVERB}(are|were)(?![\\w'-])`, 'g'),
    fix: ({ 1: det, 2: noun = '', 3: adverb, 4: verb = '' }, forms) =>
      isOneThing(noun, forms) ? `${det} ${noun} ${adverb}${thirdOf(verb, forms)}` : undefined,
    others: ({ 1: det, 2: noun = '', 3: adverb, 4: verb }, forms) => {
      const plural = forms.pluralOf(noun);
      return plural === undefined ? [] : [`${det} ${plural} ${adverb}${verb}`];
    },
  },
  {
    // Looking for the capital first is much quicker than looking back from each letter.
    id: 'nouns-third',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}(?:(?:The|These|Those|My|Our|His|Her|Their|Your|Many|Most|Some|Several|Few|All|Both|Other|[A-Z]{2,6}) )?((?:[A-Za-z]+ )?)([A-Za-z]+) ${ADVERB}([a-z]{2,}s)(?![\\w'-])`,
      'g',
    ),
    fix: (match, forms) => {
      const [all, before = '', noun = '', , verb = ''] = match;
      // "Human factors affects".
      if (before !== '' && !forms.isAdjective(before.trim().toLowerCase())) return undefined;
      const word = noun.toLowerCase();
      // A capitalised word alone may be a name: "Hawks nests".
      // After "all" and "human" a word is a noun, though it may be a verb elsewhere: "models", "factors".
      const follows = before !== '' || /^(?:These|Those|Many|Most|Some|Several|Few|All|Both) /.test(all);
      const isNoun =
        follows && (/^(?:is|was|has|does)$/.test(verb) || HARDLY_NOUNS.test(verb)) ? forms.isPlural(word) : forms.isOnlyPlural(word);
      if (!isNoun || !forms.isCommon(word) || /^(?:as|news|politics|physics|economics|series|means|species|lots|data|media)$/.test(word))
        return undefined;
      const plural = { is: 'are', was: 'were', has: 'have', does: 'do' }[verb];
      if (plural === undefined && (!isThirdOnly(verb, forms) || (forms.isPlural(verb) && !HARDLY_NOUNS.test(verb)))) return undefined;
      return all.replace(/\S+$/, plural ?? forms.baseOf(verb) ?? verb);
    },
    unless: (match) => /^(?:United|Paris|James|Charles|Wales|Athens|Texas|Williams|Jones|Times|Girls|Lines)\b/.test(match[0]),
  },
  {
    id: 'everyone-base',
    doubtful: true,
    pattern: new RegExp(
      `${CLAUSE}(everyone|everybody|someone|somebody|nobody|no one|anyone|anybody|everything|nothing|something) ${ADVERB}([a-z]{2,})(?![\\w'-])`,
      'gi',
    ),
    fix: (match, forms) => {
      const [, subject = '', adverb = '', verb = ''] = match;
      // "Everyone except me", "something like it".
      if (/^(?:except|like|save|bar)$/.test(verb)) return undefined;
      if (!(forms.isOnlyBase(verb) && isVerb(verb, forms)) && !/^(?:have|are|were|want|need|know|think|deserve|love|live|feel)$/.test(verb))
        return undefined;
      return /not/.test(adverb) ? undefined : `${subject} ${adverb}${thirdOf(verb, forms)}`;
    },
    unless: (match, text) =>
      /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes|help|to)\b[^.;,]{0,40}$/i.test(
        text.slice(Math.max(0, match.index - 40), match.index),
      ) ||
      // "If everything were cheaper": what is only imagined.
      (/ were$/i.test(match[0]) && /\b(?:if|though)\s+$/i.test(text.slice(Math.max(0, match.index - 10), match.index))),
  },
  {
    id: 'who-base',
    doubtful: true,
    pattern: new RegExp(
      `(?<![\\w'-])(a|an|every|each|another|any) ((?:[a-z]+ )?)([a-z]+) (who|which|that) ${ADVERB}([a-z]{2,})(?![\\w'-])`,
      'gi',
    ),
    fix: (match, forms) => {
      const [all, , adjective = '', noun = '', relative = '', adverb = '', verb = ''] = match;
      if (adjective !== '' && !forms.isAdjective(adjective.trim())) return undefined;
      if (GROUP.test(noun) || !forms.isSingular(noun) || forms.isPlural(noun) || /not/.test(adverb)) return undefined;
      // "For a good cause who are we to say no?"
      if (/^\s+(?:I|you|he|she|we|they)\b/.test(match.input.slice(match.index + all.length, match.index + all.length + 6)))
        return undefined;
      if (relative !== 'who' && !/^(?:have|are|were)$/.test(verb)) return undefined;
      // "Films several times a week that are": the noun is further back.
      if (/^(?:second|minute|hour|day|night|week|month|year|time|lot)$/.test(noun)) return undefined;
      if (!(forms.isOnlyBase(verb) && isVerb(verb, forms)) && !/^(?:have|are|were|want|need|live|work)$/.test(verb)) return undefined;
      return all.replace(/\S+$/, thirdOf(verb, forms));
    },
    unless: (match, text) =>
      /\b(?:of|than|with|and|or|as|to|in|from|at|on|for|by|within|into|through|during|under|over|about|per|across|like|without)\s+$/.test(
        text.slice(Math.max(0, match.index - 9), match.index),
      ),
  },
  {
    id: 'there-is-plural',
    doubtful: true,
    pattern:
      /\b(there) (is|was|isn't|'s) ((?:(?:some|many|several|two|three|four|five|also|no|not|other|different|only|various|a lot of|lots of|so many|too many) )*)([a-z]+)(?![\w'-])(?=\s*[.,;!?]|\s+(?:of|in|on|at|for|to|from|with|that|which|who|where|because|about|between|when|and|but|like|such|you|we|they|I)\b)/gi,
    fix: (match, forms) => {
      const [, there = '', verb = '', words = '', noun = ''] = match;
      if (
        !forms.isOnlyPlural(noun.toLowerCase()) ||
        !forms.isCommon(noun) ||
        /^(?:news|means|politics|physics|always|sometimes|lots|data|as)$/.test(noun)
      )
        return undefined;
      const right = /^was/i.test(verb) ? 'were' : /n't$/i.test(verb) ? "aren't" : 'are';
      return `${there} ${right} ${words}${noun}`;
    },
  },
  {
    // "There was 2 registered nurses": not "there is 5 minutes left".
    id: 'there-is-counted',
    doubtful: true,
    pattern:
      /\b(there) (is|was) ((?:only |about |just )?(?:[2-9]|[1-9]\d{1,3}|six|seven|eight|nine|ten|twelve|twenty)) ((?:[a-z]+ )?)([a-z]+s|people|children|men|women)(?![\w'-])/gi,
    fix: ({ 1: there, 2: verb = '', 3: number, 4: adjective = '', 5: noun = '' }, forms) =>
      forms.isPlural(noun) &&
      !AMOUNT.test(noun) &&
      (adjective === '' || forms.isAdjective(adjective.trim()) || forms.isParticiple(adjective.trim()))
        ? `${there} ${/was/i.test(verb) ? 'were' : 'are'} ${number} ${adjective}${noun}`
        : undefined,
  },
  {
    id: 'there-are-a',
    doubtful: true,
    pattern: /\b(there) (are|were) (an?|one|another) ((?:[a-z]+ )?)([a-z]+)(?![\w'-])/gi,
    fix: (match, forms) => {
      const [all, , verb = '', , adjective = '', noun = ''] = match;
      if (
        /\b(?:few|lot|number|couple|hundred|thousand|million|dozen|range|variety|series|handful|wide|great|large|good|growing|total|host|multitude|plethora|myriad|bunch|pair|group|half|third|quarter|majority|minority|maximum|minimum|small|further|third|or)\b/.test(
          `${adjective}${noun}`,
        )
      )
        return undefined;
      if (adjective !== '' && !forms.isAdjective(adjective.trim())) return undefined;
      if (!forms.isSingular(noun) || forms.isPlural(noun)) return undefined;
      return all.replace(verb, verb === 'were' ? 'was' : 'is');
    },
  },
  {
    id: 'one-of-are',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}One of (?:the|my|our|their|his|her|its|these|those) (?:[a-z]+ ){1,3}(are|were|have)(?![\\w'-])`,
      'g',
    ),
    fix: (match) => match[0].replace(/\S+$/, { are: 'is', were: 'was', have: 'has' }[match[1] ?? ''] ?? ''),
    // "One of the tasks hosts have" leaves "that" out.
    unless: (match) => /\b(?:who|that|which|we|they|you|I)\b|[a-z]s [a-z]+s \S+$/.test(match[0]),
  },
];
