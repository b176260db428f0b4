import type { WordForms } from '../../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule } from '../../rule.ts';

/** A form of words with one confused word in braces: `<of> {there|their} <one>`. */
export interface Confusion {
  readonly form: string;
  /** Words before the form or in it that show another meaning. */
  readonly unless?: RegExp;
}

interface Slot {
  readonly pattern: string;
  readonly test?: (word: string, forms: WordForms) => boolean;
}

const WORD = "[a-z]+(?:'[a-z]+)?";

/** Things that a student owns: nouns that are rarely verbs and rarely stand without an article. */
const OWNED =
  'own|parents?|grandparents|children|child|kids|husbands?|wife|wives|mothers?|fathers?|mum|mom|dad|brothers?|sisters?|son|sons|daughters?|lives|life|lifestyles?|families|family|homework|studies|education|minds?|health|skills|behaviou?rs?|opinions?|grades|goals|ideas|beliefs|knowledge|bodies|body|feelings|emotions|culture|cultures|customers|rights|assignments?|abilit(?:y|ies)|attitudes?|audience|careers?|classmates|teachers?|childhood|clothes|communit(?:y|ies)|confidence|daily|decisions?|dreams?|economy|emails?|everyday|eyes|faces?|favou?rite|friends|friendships?|full|future|government|hair|hands|heads?|heart|hearts|houses?|identity|income|jobs|languages?|mistakes?|money|names?|neighbou?rs|opinion|passion|performance|personal|personality|phones|population|potential|privacy|products|professors?|reputation|rooms?|safety|salar(?:y|ies)|schedules?|self-esteem|social|success|talents?|thoughts|traditions|values|voices?|vocabulary|way of|weight|workers|employees|ancestors|roommates?|keys|wallets?|bags?|luggage|passports?';
const POSSESSIVE_VERBS =
  /^(?:fix|repair|ask|tell|love|hate|finish|lose|share|respect|protect|support|follow|express|improve|raise|need|want|miss|check|complete|submit|ignore|fulfil|fulfill|achieve|pursue|obey|hurt|trust|waste|spend|save|use|keep|change|bring|lead|develop|show|do|write|read|enjoy|choose|know|understand|increase|reduce|control|lift|open|close|clean|wash|sell|buy|pay|give|take|make|find|help|teach|feed|thank|affect|ruin|risk|forget|remember|explain|defend|build|earn|cover|hold|cut|learn|post|describe|discuss|manage|organise|organize|plan|prepare|present|test|train|treat|value|wear|brush|balance|broaden|damage|enrich|shape|have|has)$/;

const FINITE = 'is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did';
const COMPLEMENTS = 'to|for|that|about|of|with|and|or|but|because|when|if|in|at|on|by|as|than';

/** The words that a name in angle brackets stands for. */
const SLOTS: Readonly<Record<string, Slot>> = {
  det: { pattern: 'the|a|an|my|your|his|her|our|their|its|this|that|these|those|all|some|any|every|each|so|too' },
  whole: { pattern: 'the|my|your|his|her|our|their|its|this|that|these|those|all' },
  of: { pattern: 'of|with|for|about|by|into|through|between|despite|without|against|because of' },
  place: { pattern: 'in|on|at|from|to|under|inside' },
  owned: { pattern: OWNED },
  pronoun: { pattern: 'I|you|he|she|it|we|they|who|everyone|everybody' },
  plural: {
    pattern: WORD,
    test: (word, forms) =>
      /^(?:I|you|we|they|who|people|children|men|women)$/i.test(word) || (forms.isOnlyPlural(word) && forms.isCommon(word)),
  },
  modal: { pattern: "to|will|can|could|would|may|might|must|should|not|never|don't|doesn't|didn't|can't|won't|cannot|wouldn't|shouldn't" },
  be: { pattern: "is|are|was|were|be|been|am|it's|that's|being|isn't|aren't|wasn't|weren't" },
  seem: {
    pattern: "is|are|was|were|be|been|am|it's|get|gets|got|become|becomes|became|seem|seems|seemed|feel|feels|felt|look|looks|looked",
  },
  have: { pattern: "has|have|had|having|hasn't|haven't|hadn't|I've|we've|they've" },
  finite: { pattern: WORD, test: (word, forms) => new RegExp(`^(?:${FINITE})(?:n't)?$`).test(word) || isPastOnly(word, forms) },
  auxiliary: { pattern: `(?:${FINITE})(?:n't)?` },
  gives: { pattern: WORD, test: (word, forms) => POSSESSIVE_VERBS.test(forms.baseOf(word) ?? word) },
  one: { pattern: WORD, test: isOne },
  noun: { pattern: WORD, test: (word, forms) => isOne(word, forms) || (forms.isOnlyPlural(word) && forms.isCommon(word)) },
  thing: { pattern: WORD, test: isThing },
  past: { pattern: WORD, test: (word, forms) => forms.isPast(word) && forms.isCommon(word) },
  adjective: { pattern: WORD, test: isOnlyAdjective },
  base: { pattern: WORD, test: (word, forms) => forms.isBase(word) && forms.isCommon(word) && !forms.isAdjective(word) },
  comparative: {
    pattern: WORD,
    test: (word, forms) => /^(?:more|less|fewer|rather|other)$/.test(word) || forms.isComparative(word),
  },
  participle: { pattern: WORD, test: (word, forms) => forms.isParticiple(word) },
  object: { pattern: 'me|him|us|them|people|students|children|everyone|someone|anyone|somebody|everybody' },
  complement: { pattern: `(?:${COMPLEMENTS})` },
};

function isOne(word: string, forms: WordForms): boolean {
  return forms.isCountable(word) && forms.isCommon(word) && !forms.isAdjective(word) && !forms.isParticiple(word) && !word.endsWith('ing');
}

/** Whether a word is a noun and no other part of speech, everyday or not: "website". */
function isThing(word: string, forms: WordForms): boolean {
  return (
    (forms.isCountable(word) || forms.isOnlyPlural(word)) && !forms.isAdjective(word) && !forms.isParticiple(word) && !word.endsWith('ing')
  );
}

function isOnlyAdjective(word: string, forms: WordForms): boolean {
  return forms.isAdjective(word) && !forms.isBase(word) && !forms.isSingular(word);
}

function isPastOnly(word: string, forms: WordForms): boolean {
  return forms.isPast(word) && !forms.isBase(word) && !forms.isSingular(word) && !forms.isAdjective(word);
}

/**
 * A rule from a form of words. `<name>` is a slot, `a|b` are words, `^` is the start of a sentence, `$` the end of a clause or of
 * a noun phrase, and `{wrong|right}` is the confused word. The finding quotes the confused word and the word after it.
 */
export function confusionRule(id: string, { form, unless }: Confusion): Rule {
  const leading = new RegExp(`^(?:${/\{(.*)\//.exec(form)?.[1] ?? ''})`, 'i');
  const tests: ((word: string, forms: WordForms) => boolean)[] = [];
  const parts = form.match(/\{[^}]*\}|\S+/g) ?? [];
  const middle = parts.findIndex((part) => part.startsWith('{'));
  const [wrong = '', right = ''] = (parts[middle] ?? '').slice(1, -1).split('/');
  const source = (part: string): string => {
    const slot = SLOTS[/^<(\w+)>$/.exec(part)?.[1] ?? ''];
    tests.push(slot?.test ?? (() => true));
    return `(${slot?.pattern ?? part})(?![\\w'-])`;
  };
  const before = parts.slice(0, middle);
  const opens = before[0] === '^';
  const led = before.slice(opens ? 1 : 0).map((part) => `${source(part)} `);
  const after = parts.slice(middle + 1);
  const ends = after.at(-1) === '$';
  const [next, ...rest] = after.slice(0, ends ? -1 : undefined).map((part) => ` ${source(part)}`);
  const start = opens ? String.raw`(?:^|[.?!]\s+|\ue000\s*)` : led.length === 0 ? "(?<![\\w'-])" : "(?<![\\w'-])";
  const pattern = `(?<=${start}${led.join('')})(?:${wrong})(?![\\w'-])${next ?? ''}${rest.length > 0 ? `(?=${rest.join('')}${ends ? NOUN_ENDS : ''})` : ends ? NOUN_ENDS : ''}`;
  return {
    id,
    pattern: new RegExp(pattern, 'gi'),
    fix: (match, forms) => {
      // "As a Ph.D. student were": the full stop ends no sentence.
      if (opens && led.length === 0 && /^[a-z]/.test(match[0]) && match.index > 0) return undefined;
      // "The Should We Remember collection": a capital begins a title.
      if (/ [A-Z][a-z]/.test(match[0])) return undefined;
      const fits = tests.every((test, at) => test((match[at + 1] ?? '').toLowerCase(), forms));
      return fits ? match[0].replace(leading, right) : undefined;
    },
    ...(unless && {
      unless: (match, text) =>
        unless.test(
          `${text.slice(Math.max(0, match.index - 60), match.index)}[${match[0]}]${text.slice(match.index + match[0].length, match.index + match[0].length + 40)}`,
        ),
    }),
  };
}
