import type { WordForms } from '../../lexicon/word-forms.ts';
import { type Rule, sentenceBefore } from '../../rule.ts';

const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
/** Plural words that may be one thing, or belong to a word before them. */
const EITHER =
  /^(?:means|species|series|news|data|media|works|headquarters|politics|physics|economics|mathematics|statistics|states|times|years|months|weeks|days|hours|minutes|pounds|dollars|euros|miles|acres|gallons|tons|lens|gas|kinds|sorts|types)$/;
/** Words before a noun that describes an earlier one: "one of the books that has", "a box of pens that was". */
const DEPENDS =
  /\b(?:of|in|on|at|for|to|with|by|from|about|between|among|as|than|like|and|or|only|any|each|every|one)\s+(?:(?:the|these|those|all|its|my|our|their|his|her|your|many|some|several|two|three|four|five|six|other|such|more)\s+)*(?:[a-z-]+\s+)?$/;
const DETERMINED =
  /\b(?:the|these|those|all|its|my|our|their|his|her|your|many|some|several|two|three|four|five|six|seven|eight|nine|ten)\s+$/;
/** Verbs of people whose third person is a plural noun too: "persons who lives". */
const OF_PEOPLE = /^(?:live|work|need|want|study|like|love|use|play|start|help|visit|travel|suffer|come|go|do|look|stay)$/;

function pluralVerb(verb: string, who: boolean, forms: WordForms): string | undefined {
  const known = PLURAL[verb];
  if (known !== undefined) return known;
  const base = forms.isThird(verb) ? forms.baseOf(verb) : undefined;
  return base !== undefined && forms.isCommon(base) && verb.length > 3 && (!forms.isPlural(verb) || (who && OF_PEOPLE.test(base)))
    ? base
    : undefined;
}

function isMany(noun: string, forms: WordForms): boolean {
  return (
    /^(?:people|children|men|women)$/.test(noun) || (forms.isPlural(noun) && forms.singularOf(noun) !== undefined && !EITHER.test(noun))
  );
}

/** Verbs of clauses about several things, in the singular. */
export const PLURAL_RELATIVES: readonly Rule[] = [
  {
    // "Six conditions that has", "persons who lives", "laws which protects".
    id: 'plural-who-third',
    doubtful: true,
    pattern:
      /(?<![\w'-])([a-z]+s|people|children|men|women) (who|that|which) ((?:also |always |often |still |never )?)([a-z]{2,}s)(?![\w'-])/g,
    fix: ({ 1: noun = '', 2: who = '', 3: adverb = '', 4: verb = '' }, forms) => {
      const right = isMany(noun, forms) ? pluralVerb(verb, who === 'who', forms) : undefined;
      return right === undefined ? undefined : `${noun} ${who} ${adverb}${right}`;
    },
    unless: ({ index, 1: noun = '' }, text, forms) => {
      const before = sentenceBefore(text, index);
      // "The study shows that is wrong": a word that may be a verb needs a determiner.
      return DEPENDS.test(before) || (forms.isThird(noun) && !DETERMINED.test(before));
    },
  },
  {
    // "Influencers which have a perfect life": words that are persons and nothing else.
    id: 'persons-which',
    doubtful: true,
    pattern:
      /\b(influencers|teenagers|politicians|celebrities|researchers|scientists|immigrants|refugees|employees|tourists|pupils|adults|citizens|victims|kids|youngsters|parents|students|teachers) which(?= (?:are|were|have|do|don't|did|can|will|want|live|work|use|need|like|think|spend)\b)/gi,
    fix: '$1 who',
    // "The lives of the students which are told", "groups of teenagers which are": an earlier word.
    unless: ({ index }, text) =>
      DEPENDS.test(sentenceBefore(text, index)) && !/\b(?:with|by|and|than|like)\s+$/.test(sentenceBefore(text, index)),
  },
  {
    // "The information about this risks should": after "this" one thing would follow.
    id: 'about-this-risks',
    doubtful: true,
    pattern: /\b(about|of|with|for|from|against|on|by) this ([a-z]+s)(?= (?:should|must|can|could|will|would|may|might|are|were|have)\b)/g,
    fix: ({ 1: before = '', 2: noun = '' }, forms) =>
      forms.isPlural(noun) && forms.singularOf(noun) !== undefined && !EITHER.test(noun) ? `${before} these ${noun}` : undefined,
  },
  {
    // "The law will remains": not "his last will remains".
    id: 'noun-will-third',
    doubtful: true,
    pattern: /\b(the|this|that|my|our|your|their|his|her|its) ([a-z]+) (will) ([a-z]{3,}s)(?![\w'-])/gi,
    fix: ({ 2: noun = '', 4: verb = '' }, forms) => {
      const base = forms.isThird(verb) ? forms.baseOf(verb) : undefined;
      const subject = (forms.isSingular(noun) || forms.isPlural(noun)) && !forms.isAdjective(noun) && !noun.endsWith('ing');
      return base !== undefined && subject && forms.isCommon(base) ? `will ${base}` : undefined;
    },
    focus: ({ 0: all }) => [/\S+\s+\S+$/.exec(all)?.index ?? 0, all.length],
    unless: ({ 2: noun = '' }) => /^(?:father|mother|uncle|aunt|people|testator|free|same|own)$/.test(noun),
  },
  {
    id: 'without-to',
    pattern: /\bwithout to ([a-z]+)(?![\w'-])/gi,
    fix: ({ 1: verb = '' }, forms) => (forms.isBase(verb) ? `without ${forms.ingOf(verb)}` : undefined),
  },
];
