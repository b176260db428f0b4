import { type Rule, SENTENCE_START } from '../../rule.ts';

/** Verbs of what people hold and do, whose third person is hardly a noun. */
const THIRD =
  'says|thinks|knows|believes|argues|claims|makes|takes|gets|gives|wants|seems|goes|comes|becomes|keeps|finds|feels|sees|tells|agrees|has|is|was';
const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', goes: 'go' };
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };
/** The start of a clause, also after a comma with or without a joining word. */
const CLAUSE = `(?:(?:${SENTENCE_START})|(?<=[a-z]\\d?[,;]\\s+)|(?<=[,;]\\s+(?:and|but|while|whereas|because|so)\\s+))`;
/** Nouns before a clause without "that": "the day it rained", "the way it is". */
const BEFORE_CLAUSE =
  /^(?:way|day|time|moment|minute|second|hour|week|month|year|more|less|first|last|next|extent|thing|things|place|reason|fact|point|speed|rate|amount|size|shape|form|state|condition|period|night|instant|feeling|belief|idea|problems?|benefits?|effects?|changes?|country|world|man|person|success|failure|best|worst|better|sooner|longer|further)$/;

/** Subjects that are named twice, or whose number their verb misses. */
export const PLAIN_SUBJECTS: readonly Rule[] = [
  {
    // "Many historians says", "others thinks".
    id: 'historians-says',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}(?:(?:many|most|some|several|few|both|these|those) ([a-z]+s)|(others)) (${THIRD})(?![\\w'-])`, 'gi'),
    fix: ({ 0: all, 1: noun = '', 3: verb = '' }, forms) => {
      const word = noun.toLowerCase();
      if (noun !== '' && !(forms.isOnlyPlural(word) && forms.singularOf(word) !== undefined && !NO_PERSONS.test(word))) return undefined;
      return all.replace(/\S+$/, PLURAL[verb.toLowerCase()] ?? forms.baseOf(verb.toLowerCase()) ?? verb);
    },
    // "Like others, he": another subject may follow; "few others is" is not sure.
    unless: ({ index }, text) =>
      /\b(?:of|like|than|and|or|for|with|to) (?:[^.?!]{0,40}),\s+$/i.test(text.slice(Math.max(0, index - 50), index)),
  },
  {
    // "Table 1 list the noise": not "Figures 1 and 2 list".
    id: 'table-list',
    pattern:
      /(?<!\b(?:and|or|does|do|did|can|could|should|let|to|in|of|see|with|both) )\b(Table|Figure|Fig\.|Section|Chapter|Equation|Appendix) (\d+(?:\.\d+)?[a-z]?) (list|show|present|give|summarise|summarize|illustrate|compare|describe|display|depict|indicate|suggest|contain|report|provide|explain)(?![\w'-])/gi,
    fix: ({ 1: table, 2: number, 3: verb = '' }, forms) => `${table} ${number} ${forms.thirdOf(verb)}`,
  },
  {
    // "The negative thing were": not "the young were".
    id: 'negative-thing-were',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}(?:The|My|Our|His|Her|Their|Its|This|That|Another) ([a-z]+) ([a-z]+) (are|were|have)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 0: all, 1: adjective = '', 2: noun = '', 3: verb = '' }, forms) =>
      forms.isAdjective(adjective) &&
      forms.isSingular(noun) &&
      !forms.isPlural(noun) &&
      !forms.isAdjective(noun) &&
      !forms.isBase(noun) &&
      forms.isCommon(noun) &&
      !GROUP.test(noun)
        ? all.replace(/\S+$/, SINGULAR[verb] ?? verb)
        : undefined,
  },
  {
    // "In conclusion, consideration remain useful": qualities and acts stand without an article.
    id: 'quality-remain',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}(?:(?:In conclusion|In general|In addition|To sum up|As a result|However|Therefore|Moreover|Furthermore|Nowadays|Thus|Overall|Finally), )?([A-Za-z]+(?:tion|ment|ness|ity|ance|ence|ism)) ((?:still |also |often |always )?)([a-z]{2,})(?![\\w'-])`,
      'g',
    ),
    fix: ({ 1: noun = '', 2: adverb = '', 3: verb = '' }, forms) => {
      const word = noun.toLowerCase();
      const base = /^(?:have|are|were|do)$/.test(verb) || (forms.isOnlyBase(verb) && forms.isCommon(verb) && !forms.isPast(verb));
      return base && forms.isSingular(word) && !forms.isPlural(word) && !forms.isBase(word) && !forms.isAdjective(word) && !BODY.test(word)
        ? `${noun} ${adverb}${SINGULAR[verb] ?? (verb === 'do' ? 'does' : forms.thirdOf(verb))}`
        : undefined;
    },
    focus: ({ 0: all, 1: noun = '' }) => [all.indexOf(noun), all.length],
    // "The U.S. Constitution": the full stop ends no sentence.
    unless: ({ index }, text) => /\b[A-Z]\.\s+$/.test(text.slice(Math.max(0, index - 5), index)),
  },
  {
    // "High-risk drugs is".
    id: 'high-risk-drugs-is',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}((?:(?!\\w+ing-|[a-z]+-[a-z]*ing )[a-z]+-[a-z]+ ){1,2})([a-z]+s) (is|was|has)(?![\\w'-])`, 'gi'),
    fix: ({ 2: noun = '', 3: verb = '' }, forms) =>
      forms.isPlural(noun) && forms.singularOf(noun) !== undefined && !forms.isBase(noun) && !GROUP.test(noun)
        ? `${noun} ${PLURAL[verb.toLowerCase()] ?? verb}`
        : undefined,
    focus: ({ 0: all, 1: adjectives = '' }) => [all.indexOf(adjectives) + adjectives.length, all.length],
    unless: ({ index }, text) =>
      /\b(?:of|like|than|for|with|by|in|using) [^.?!]{0,60},\s+$/i.test(text.slice(Math.max(0, index - 70), index)),
  },
  {
    // "The alliance system it made that": the noun is the subject already.
    id: 'system-it-made',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}((?:The|My|Our|His|Her|Their|Its|This|That) (?:[a-z]+ )?([a-z]+)) it ((?:made|means|meant|shows|showed|proves|proved|says|said|caused) that|(?:is|was) (?:a|an|the|very|so|not|really))(?![\\w'-])`,
      'g',
    ),
    fix: ({ 1: subject, 2: noun = '', 3: verb = '' }, forms) =>
      forms.isSingular(noun) && !forms.isAdjective(noun) && !BEFORE_CLAUSE.test(noun) ? `${subject} ${verb}` : undefined,
    // "The house it was the first to own is old": the verb of the sentence is still to come.
    unless: ({ index, 0: all, 3: verb = '' }, text) =>
      !/that$/.test(verb) &&
      /\b(?:is|are|was|were|has|have|had|will|can)\b/.test(/^[^.?!,;]*/.exec(text.slice(index + all.length))?.[0] ?? ''),
    advice: '"it" names the subject a second time',
  },
];

/** Plural words that may stand before a noun in "-s": "these sports shows". */
const NO_PERSONS =
  /^(?:sports|arts|sales|goods|savings|species|series|means|times|years|days|hours|things|others|news|politics|physics|economics|ways|cases)$/;
/** Groups of people, with which both numbers are right. */
const BODY =
  /^(?:government|management|parliament|department|opposition|administration|population|generation|organi[sz]ation|association|corporation|federation|commission|delegation|congregation|majority|minority|community|audience|university|faculty|regiment|council|conference|intelligence)$/;
/** Words with which both numbers are right. */
const GROUP =
  /^(?:team|family|group|staff|police|government|committee|company|audience|class|crew|public|media|data|majority|minority|number|couple|pair|variety|lot|rest|range|band|crowd|army|board|council|jury|half|most|people|youth|percent|press|clergy|elite|royal|navy)$/;
