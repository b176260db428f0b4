import type { WordForms } from '../../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule, sentenceBefore } from '../../rule.ts';

/** Persons and groups that own things. */
const OWNERS =
  'students|childs|teachers|parents|persons|friends|players|workers|patients|authors|writers|mothers|fathers|brothers|sisters|users|customers|employees|girls|boys|countries|companies|characters|womans|mans|womens|mens|childrens|doctors|drivers|artists|scientists|leaders|professors|readers|narrators|grandparents|grandmothers|grandfathers|kids|adults|teenagers|celebrities|humans|consumers|citizens|individuals|speakers|heros|families|companys|countrys|governments|cities|citys|societies|societys|neighbours|neighbors';
/** Things that they own: nouns that are no verbs and that nobody is given. */
const THINGS =
  'life|lives|house|minds?|opinions?|behaviou?r|parents|family|families|body|bodies|performance|ability|abilities|attitudes?|health|brains?|personality|safety|feelings|names?|future|success|grades|achievements?|point of view|thoughts|intentions?|hearts?|reputation|childhood|privacy|motivation|perspectives?|responsibility|responsibilities|culture|economy|population|history|mother|father|brother|sister|wife|husband|bedroom|room|clothes|phone|salary|diet|lifestyles?|eyes|hair|profits?|decisions?|policy|policies|leaders?|rules?|car|cars|toys|dog|[a-z]{3,}ness';
/** Verbs of giving, after which the noun is given to the persons and not owned by them: "gives students confidence". */
const GIVING =
  /\b(?:giv\w+|gave|teach\w*|taught|offer\w*|bring\w*|brought|cost\w*|pay\w*|paid|send\w*|sent|show\w*|tell\w*|told|grant\w*|den(?:y|ied|ies)|allow\w*|buy\w*|bought|mak\w+|made|call\w*|wish\w*|promis\w*|ask\w*|lend\w*|lent|sav\w+|guarantee\w*|assign\w*|provid\w*)(?: [\w']+){0,4} $/;
/** Owners of whom a text usually names one. */
const ONE_BY_NATURE =
  /^(?:mans|womans|persons|(?:grand)?(?:mother|father)s|brothers|sisters|companys|countrys|governments|citys|societys)$/i;
/** Peoples and parties, of whom a text has many. */
const PEOPLES =
  /^(?:[A-Z][a-z]+[ie]an|African|American|Arab|Aztec|Briton|Catholic|Conservative|Democrat|German|Greek|Jew|Mexican|Muslim|Nazi|Protestant|Republican|Roman|Viking)$/;
/** One owner: "a students life". */
const ONE = /\b(?:a|an|one|each|every|another|this) (?:\w+ )?$/;

/** "Students life", "a persons mind": an owner in the plural before what is theirs lacks its apostrophe. */
export const OWNER_RULES: readonly Rule[] = [
  {
    id: 'owner-apostrophe',
    doubtful: true,
    pattern: new RegExp(`(?<![\\w'-])(${OWNERS}) (${THINGS})${NOUN_ENDS}`, 'gi'),
    fix: correction,
    advice: 'an apostrophe shows the owner; of one owner it stands before the “s”',
    // "We let the companies profit."
    unless: ({ index }, text) =>
      GIVING.test(sentenceBefore(text, index)) || /\b(?:let|lets|help|helps|see|watch) (?:\w+ )?$/.test(sentenceBefore(text, index)),
  },
  {
    id: 'owner-apostrophe',
    doubtful: true,
    pattern: new RegExp(
      `(?<![\\w'-])(${OWNERS}) (${THINGS})(?= (?:is|are|was|were|has|have|can|will|would|should|depends?|needs?|changed|becomes?)\\b)`,
      'gi',
    ),
    fix: correction,
  },
  {
    // "Small CNN's": a plural, and no owner.
    id: 'letters-plural',
    doubtful: true,
    pattern:
      /\b(small|large|many|several|some|most|these|those|all|few|two|three|four|five|different|various|other|\d{1,3}) ([A-Z]{2,6})'s(?=\s*[.,;:!?)]|\s*$| (?:are|were|have|can|will|and|with|for|that|which)\b)/g,
    fix: '$1 $2s',
  },
  {
    // "Hitlers appointment": a name that the text writes without its "s" too. The name of a people stands in the plural: "Americans' development".
    id: 'name-apostrophe',
    pattern: new RegExp(`(?<![\\w'-])([A-Z][a-z]{3,})s ([a-z]{4,})(?![\\w'-])${NOUN_ENDS}`, 'g'),
    fix: ({ 1: name = '', 2: thing = '', input }, forms) =>
      !forms.isWord(`${name}s`.toLowerCase()) &&
      new RegExp(`\\b${name}\\b`).test(input) &&
      forms.isSingular(thing) &&
      !forms.isIng(thing) &&
      !forms.isPast(thing) &&
      !forms.isBase(thing) &&
      !forms.isAdjective(thing)
        ? `${PEOPLES.test(name) ? `${name}s'` : `${name}'s`} ${thing}`
        : undefined,
    // "The Medicis power" may be of several, and "gave Tudors control" has two objects.
    unless: ({ index, 1: name = '' }, text) =>
      new RegExp(`\\b(?:the|many|some|two|three|both|all|most|these|those) ${name}s\\b`, 'i').test(text) ||
      GIVING.test(sentenceBefore(text, index)),
  },
];

function correction({ 1: owner = '', 2: thing, index, input }: RegExpExecArray, forms: WordForms): string {
  const one = owner.slice(0, -1);
  // "Womens", "persons", "mans" and "heros" are no plurals.
  const isOne = ONE_BY_NATURE.test(owner) || ONE.test(sentenceBefore(input, index)) || !forms.isPlural(owner.toLowerCase());
  return `${isOne ? `${one}'s` : `${owner}'`} ${thing}`;
}
