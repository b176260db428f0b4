import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, SENTENCE_START, sentenceBefore } from '../../rule.ts';

const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
/** The start of a clause with its own subject. */
const CLAUSE = `(?:${SENTENCE_START}|(?<=\\b(?:that|because|although|if|when|while|where|since|but|so) |[a-z], ))`;
/** Words before a main clause: "As can be seen in Table 1, ". */
const OPENER = '(?:(?:As|In|From|At|On|For|During|After|According|Also|However|Therefore|Moreover)\\b[^.?!,;]{0,60}, ?)?';
/** Nouns of a group or a quantity, with which both numbers are right, and words in "-s" that are one. */
const EITHER =
  /^(?:number|majority|minority|lot|range|variety|pair|group|series|set|couple|half|rest|team|family|staff|means|species|data|media|class|crew|public|police|government|crowd|people|rights?|news|total|average|fraction|proportion|third|quarter)$/;

/** Nouns before "of" that stand for the things after it. */
const OF_MANY =
  /^(?:kind|type|sort|bulk|part|portion|percentage|proportion|mix|list|collection|combination|mass|wealth|host|flood|multitude|minimum|maximum|handful|dozen|amount|plenty|cluster|panel|network|chain|string|crop|generation|population|selection|assortment|mixture|remainder|like|world|city|way)$/;

/** Verbs whose nouns are rare: "a think", "the eats". */
const HARDLY_NOUNS = /^(?:think|know|say|want|get|make|go|take|see|feel|eat|keep|find)$/;

function pluralVerb(verb: string, forms: WordForms): string | undefined {
  const known = PLURAL[verb];
  if (known !== undefined || /^(?:his|its|this|as|us|thus)$/.test(verb)) return known;
  const base = forms.isThird(verb) ? forms.baseOf(verb) : undefined;
  return base !== undefined && (!forms.isPlural(verb) || HARDLY_NOUNS.test(base)) ? base : undefined;
}

function isOne(noun: string, forms: WordForms): boolean {
  return forms.isSingular(noun) && !forms.isPlural(noun) && forms.isCommon(noun) && !EITHER.test(noun);
}

/** A noun before "of …", also a term: "elongation". */
function isOneHead(noun: string, forms: WordForms): boolean {
  return isOne(noun, forms) || (/(?:ion|ness|ment|ity|ance|ence|ure)$/.test(noun) && forms.isSingular(noun) && !EITHER.test(noun));
}

/** A clause of its own before the verb, so that the words before it are no list. */
const HOLDS_VERB = /\b(?:who|which|that|where|when|while|what|if|because|is|are|was|were|has|have|had|will|would|can|could|does|did)\b/;

/** Verbs that do not agree with a subject that rules on its first words miss. */
export const FAR_SUBJECTS: readonly Rule[] = [
  {
    // "The same everywhere, people eats": plurals without "-s".
    id: 'people-third',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}((?:many |most |some |young |old )?(?:people|children|men|women)) ([a-z]{3,}s)(?![\\w'-])`, 'gi'),
    fix: ({ 1: subject = '', 2: verb = '' }, forms) => {
      const right = pluralVerb(verb, forms);
      return right === undefined ? undefined : `${subject} ${right}`;
    },
    // "What makes people happy, and of many people": an earlier word may be the subject.
    unless: ({ index }, text) => /\b(?:what|which|who|one|each|every|like|of)\b[^,]*,\s+$/.test(sentenceBefore(text, index)),
  },
  {
    // "70% of Americans thinks".
    id: 'percent-of-thinks',
    doubtful: true,
    pattern:
      /(?<![\w-])(?:\d+(?:\.\d+)?\s?(?:%|percent|per cent)|[Mm]ost|[Mm]any|[Ss]ome|[Ss]everal) of (?:(?:the|these|those|all|our|their|its|my) )?([A-Za-z]+s|people|them|us) ([a-z]{2,}s)(?![\w'-])/g,
    fix: ({ 1: noun = '', 2: verb = '' }, forms) => {
      const word = noun.toLowerCase();
      const many = /^(?:people|them|us|[a-z]{3,}ans)$/.test(word) || (forms.isPlural(word) && !EITHER.test(word));
      const right = many ? pluralVerb(verb, forms) : undefined;
      return right === undefined ? undefined : `${noun} ${right}`;
    },
    focus: ({ 0: all, 1: noun = '' }) => [all.lastIndexOf(noun), all.length],
    unless: ({ index }, text) => /\b(?:of|for|than|that|what|which|who|with|in|to|and)\s+$/.test(sentenceBefore(text, index)),
  },
  {
    // A line of a list that begins with its subject: "samples was measured".
    id: 'samples-was',
    doubtful: true,
    pattern: /(?<=^|\ue000|\n\s{0,8}(?:[-*•]|\d+[.)])\s)([a-z]+s) (is|was|has)(?![\w'-])/g,
    fix: ({ 1: noun = '', 2: verb = '' }, forms) =>
      forms.isPlural(noun) && forms.singularOf(noun) !== undefined && !EITHER.test(noun) ? `${noun} ${PLURAL[verb]}` : undefined,
  },
  {
    // "The elongation of sample A1 were", also after an opener.
    id: 'one-of-sample-were',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}${OPENER}(?:[Tt]he )?[Tt]he ([a-z]+) of ((?:the |this |each )?)([a-z]+) ((?:[A-Z]?\\d+|[A-Z]) )?(are|were|have)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 1: noun = '', 3: last = '', 4: label = '', 5: verb = '' }, forms) =>
      isOneHead(noun, forms) && isOne(last, forms) ? `${last} ${label}${SINGULAR[verb]}` : undefined,
    focus: ({ 0: all, 3: last = '' }) => [all.lastIndexOf(` ${last} `) + 1, all.length],
  },
  {
    // "The quality of the products are good".
    id: 'one-of-many-are',
    doubtful: true,
    pattern: new RegExp(
      `(?:${SENTENCE_START}${OPENER}|(?<=\\b(?:that|because|although|if|when|while|since|but|so) ))([Tt]he|[Tt]his|[Mm]y|[Oo]ur|[Tt]heir|[Ii]ts) ([a-z]+) (of|in|on|for) ((?:the|these|those|my|our|their|many|all|different|new) )?([a-z]+s|people|children) (are|were|have|do)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 2: noun = '', 5: many = '', 6: verb = '' }, forms) =>
      isOneHead(noun, forms) && !forms.isBase(many) && forms.isPlural(many) && !OF_MANY.test(noun)
        ? `${many} ${SINGULAR[verb]}`
        : undefined,
    focus: ({ 0: all, 5: many = '' }) => [all.lastIndexOf(` ${many} `) + 1, all.length],
    // "If the quality of the products were better".
    unless: ({ index, 6: verb }, text) => verb === 'were' && /\b(?:if|wish|though)\b/.test(sentenceBefore(text, index)),
    advice: 'the verb goes with the noun before “of”',
  },
  {
    // "The middle classes, who had lost their savings, was": the clause between the commas is no subject.
    id: 'classes-who-was',
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}(The|These|Those|Many|Some|Most) ((?:[a-z]+ )?)([a-z]+), (?:who|which|whose) [^.?!,;:()\\ue000]{4,110}?([\\w'-]+), (is|was|has|does)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 3: noun = '', 4: last, 5: verb = '' }, forms) =>
      forms.isPlural(noun) && forms.singularOf(noun) !== undefined && !EITHER.test(noun) ? `${last}, ${PLURAL[verb]}` : undefined,
    focus: ({ 0: all, 4: last = '', 5: verb = '' }) => [all.length - last.length - 2 - verb.length, all.length],
    advice: 'the verb goes with the noun before the comma',
  },
  {
    // "The depression, the weak laws and the mistakes of the elites was": a list, unless a comma after it makes it an apposition.
    id: 'list-was',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}(?:The|My|Our|Their|His|Her|Its) [^.?!,;:()\\ue000]{2,60}, (?:the|my|our|their|his|her|its) [^.?!,;:()\\ue000]{2,80} and (?:the|my|our|their|his|her|its) [a-z]+ (?:of (?:[\\w'-]+ ){0,3})?([\\w'-]+) (is|was|has|does)(?![\\w'-])`,
      'g',
    ),
    fix: ({ 0: all, 1: last, 2: verb = '' }) => (HOLDS_VERB.test(all.slice(0, -verb.length)) ? undefined : `${last} ${PLURAL[verb]}`),
    focus: ({ 0: all, 1: last = '', 2: verb = '' }) => [all.length - last.length - 1 - verb.length, all.length],
    advice: 'the verb goes with all the things in the list',
  },
  {
    // "Hooke's law are valid".
    id: 'owners-law-are',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}([A-Z][a-z]+'s) ([a-z]+) (are|were|have)(?![\\w'-])`, 'g'),
    fix: ({ 1: owner = '', 2: noun = '', 3: verb = '' }, forms) => (isOne(noun, forms) ? `${owner} ${noun} ${SINGULAR[verb]}` : undefined),
    // "If Anna's house were larger", "the years of Dr. Hale's career were".
    unless: ({ index, 3: verb }, text) =>
      (verb === 'were' && /\bif\b/.test(sentenceBefore(text, index))) ||
      /\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.\s+$/.test(text.slice(Math.max(0, index - 6), index)),
  },
  {
    // "Reason's cheese model explain how".
    id: 'owners-model-explain',
    doubtful: true,
    pattern: new RegExp(
      `${CLAUSE}([A-Z][a-z]+'s) ((?:[a-z]+ ){0,2})([a-z]+) ([a-z]{3,}) (?=(?:that|how|why|what|the|this|these|a|an)\\b)`,
      'g',
    ),
    fix: ({ 1: owner = '', 2: words = '', 3: noun = '', 4: verb = '' }, forms) =>
      isOne(noun, forms) && forms.isOnlyBase(verb) && forms.isCommon(verb) && !forms.isPast(verb)
        ? `${owner} ${words}${noun} ${forms.thirdOf(verb)}`
        : undefined,
  },
  {
    // "78% of the student spend".
    id: 'percent-of-person',
    pattern:
      /((?:\d+(?:\.\d+)?\s?(?:%|percent|per cent)|\b(?:[Mm]ost|[Mm]any|[Ss]ome|[Ss]everal|[Aa]ll)) of (?:the|these|those|my|our|their)) (student|teacher|parent|patient|worker|user|participant|respondent|teenager|employee|customer|boy|girl|nurse|friend) (?:(?:also|still|often) )?([a-z]+)(?![\w'-])/g,
    fix: ({ 1: part, 2: person = '', 3: verb = '' }, forms) =>
      /^(?:are|were|have|do|say|said|use|spend|spent|think|feel|felt)$/.test(verb) || (forms.isOnlyBase(verb) && forms.isCommon(verb))
        ? `${part} ${forms.pluralOf(person)}`
        : undefined,
    focus: ({ 0: all, 1: part = '', 2: person = '' }) => [0, all.indexOf(person, part.length) + person.length],
  },
  {
    // "Also the culture become the same."
    id: 'also-the-become',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}(?:(?:Also|Moreover|Furthermore|However|Therefore|Nowadays|In addition|For example),? )?([Tt]he|[Mm]y|[Oo]ur|[Tt]heir|[Ii]ts) ([a-z]+) become(?![\\w'-])`,
      'g',
    ),
    fix: ({ 2: noun = '' }, forms) => (isOne(noun, forms) && !forms.isAdjective(noun) ? `${noun} becomes` : undefined),
    focus: ({ 0: all, 2: noun = '' }) => [all.lastIndexOf(` ${noun} `) + 1, all.length],
  },
];
