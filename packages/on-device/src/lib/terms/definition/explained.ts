import { isCommon } from '../../text/common-words.ts';
import {
  closesDash,
  insideOf,
  isClause,
  isManyForOne,
  LISTED,
  listsAspects,
  OWNED,
  opensClause,
  opensMain,
  tellsOfClause,
} from './aside-place.ts';
import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { type DefinitionForm, type Reach, reach, type Site } from './site.ts';
import { isNoSubject, tellsOfCase } from './subjects.ts';
import { isTorn } from './term-before.ts';
import { isTermShape } from './term-shape.ts';

/** The ways in which a sentence explains a word beside it, the plainest first. */
type Strength = 0 | 1 | 2;

export interface Explanation {
  readonly site: Site;
  readonly strength: Strength;
}

/** A closing quotation mark and a short form in brackets may stand between a term and what explains it. */
const AFTER_TERM = /^["”’]?(?:\s\((?!(?:an?|the|any|or|which|who)\s)[^()]{1,40}\))?(?:,\sor\s[^,—–]{3,30}(?=[—–]))?/u;
/** "[In biology,] [the] TERM is": words that may precede the subject of a definition. */
const OPENS_SENTENCE =
  /^(?:.{10,260}(?:[;:]|,\s(?:and|but|while|whereas))\s)?(?:(?:In|For|Within|Under|By|To)\s[^,.;:]{2,40},\s|(?:However|Thus|Therefore|Similarly|Finally|Simply\sput),\s)?(?:(The|An?|Any|the|an?|any)\s)?(?:(?:theory|concept|idea|term|notion|principle|process)\sof\s)?["“‘]?$/u;
const LAST_OF_SUBJECTS = /,\s(?:[\p{L}'’-]+\s){0,2}[\p{L}'’-]+,\s(?:and|or)\s$/u;
const STATES =
  /^(?:,\s(?:also|sometimes)\s(?:known\sas|called)\s[^,]{2,50},|,\sor\s[^,]{2,40},)?\s((?:is|are)(?:\s(?:typically|usually|generally|often|simply|essentially|basically))?(?:\sdefined\sas)?|refers?\sto|means|describes?)\s(?=\S)/u;
/** "X, which is …", "X, meaning …". */
const SAYS =
  /^(?:,\swhich(?:,\s[^,]{3,30},)?\s(?:is|are|means?|describes?|(?:holds?|says|states?)\s(?=that\s))\s?|,\sor\s(?=(?:\p{Ll}+\s){1,3}(?:that|who|which|used|based)\s)|,\s(?:that\sis|meaning|understood\sas|defined\sas|i\.e\.),?\s)/u;
const DASH = /^\s?[—–]\s?(?:that\sis,\s)?(?=\S)/u;
/** A gerund that begins an explanation; others begin an example or a condition. */
const GERUND = /^(?!(?:including|using|following|being|starting)\s)\p{Ll}{2,}ing\s/u;
const BRACKET =
  /^\s\((?=(?:an?|the|any|how|what|when)\s|(?!(?:see|or|and|also|such|from|in|for|by|as|about|called|known|usually|often|including|especially)\b)(?:\p{Ll}[\p{L}-]*\s){1,3}?(?:of|between|within|among|that|who)\s)/u;
const APPOSITION = /^,\s(?=(?:an?|the|any|one)\s|\p{L}+['’]s?\s\p{L})/u;

/** "the Blue Mosque of Istanbul, a wonder …": the aside may explain what stands at the place. */
const AT_PLACE = /\p{Lu}\S*\s(?:in|at|near|of)\s(?:the\s)?\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u;
/** "the church in Istanbul, a wonder of …" */
const IN_PLACE = /\p{Ll}\s(?:in|at|near)\s(?:the\s)?\p{Lu}\S*$/u;
const LIST_BEFORE = /\b(?:includes?|including|such\sas|like|among)\s[^.;:]*$|,\s(?:and|or)\s$/iu;
const FEWEST = 4;
const MOST = 32;

/** A known term in the plain words of a sentence, and the words around it. */
interface Place {
  readonly text: string;
  readonly term: Reach;
  readonly name: string;
  readonly before: string;
  /** The words after the term and its brackets, and the place where they begin. */
  readonly from: number;
  readonly rest: string;
}

/**
 * The explanation that a sentence gives of a known term. A `named` term may begin with a word such as "specific" or "common". Because the words are known to be a term, they need no shape of their own, and looser
 * forms count than in a sentence that might be about anything.
 */
export function explainedIn(text: string, term: Reach, named: boolean): Explanation | undefined {
  const name = text.slice(term.start, term.end);
  if (!isTermShape(name, true, named) || text.endsWith('?')) return undefined;
  const from = term.end + (AFTER_TERM.exec(text.slice(term.end))?.[0].length ?? 0);
  const place: Place = { text, term, name, before: text.slice(0, term.start), from, rest: text.slice(from) };
  return statedAt(place) ?? saidAt(place) ?? setApartAt(place) ?? apposedAt(place);
}

function statedAt({ text, term, before, from, rest }: Place): Explanation | undefined {
  const stated = STATES.exec(rest);
  const lead = OPENS_SENTENCE.exec(before);
  if (stated === null || lead === null) return undefined;
  const at = from + stated[0].length;
  const meaning = meaningAt(text.slice(at));
  const opening = openingOf(meaning);
  const [, verb = 'is'] = stated;
  if (opening === 'none' && !/^(?:all\s(?!(?:often|in|of|on|at|for|from|to|with|by|very|about|part|the|set)\s)\p{L}+\s)/u.test(meaning))
    return undefined;
  if (
    tellsOfCase(text, lead[1] ?? '', meaning) ||
    isNoSubject(text.slice(term.start, term.end), lead[1] ?? '', verb, rest.slice(stated[0].length))
  )
    return undefined;
  // "hitting, shaking, and burning are forms of …": the last of several subjects.
  if (LAST_OF_SUBJECTS.test(before)) return undefined;
  // "The term senescence refers to …" says it of senescence.
  if (/^(?:term|word|phrase)\s/i.test(text.slice(term.start))) return undefined;
  if ((opening === 'plural' && /^is\b/.test(verb)) || !isSound(meaning)) return undefined;
  const words = { verb: verb.split(' ')[0] ?? '', article: lead[1] ?? '' };
  return made(/^(?:is|are)$/.test(verb) ? 'is' : 'means', term, at, meaning, 0, words);
}

function saidAt({ text, term, name, before, from, rest }: Place): Explanation | undefined {
  const says = SAYS.exec(rest);
  // "in muscles, nerves, or cells that …" goes on with a list.
  if (
    says === null ||
    (/or\s$/.test(says[0]) && (before.includes(',') || !/s$/.test(name))) ||
    isTorn(before, true, ', ') ||
    AT_PLACE.test(before + name)
  )
    return undefined;
  const at = from + says[0].length;
  const meaning = meaningAt(insideOf(text.slice(at), ', '));
  const opens = openingOf(meaning) !== 'none' || /^that\s(?!(?:is|for|in|when|if|as|at|by|on|with|to)\b)/.test(meaning);
  // "…, which means that more is needed" draws a conclusion.
  const concludes = /mean(?:s|ing)?,?\s$/.test(says[0]) && (/^that\s/.test(meaning) || isClause(meaning));
  return opens && !concludes && isSound(meaning) && !isManyForOne(name, meaning) ? made('aside', term, at, meaning, 1) : undefined;
}

function setApartAt({ text, term, name, before, from, rest }: Place): Explanation | undefined {
  const [mark] = DASH.exec(rest) ?? BRACKET.exec(rest) ?? [];
  if (
    mark === undefined ||
    isTorn(before, true, mark) ||
    AT_PLACE.test(before + name) ||
    (mark !== ' (' && (closesDash(before) || /\s(?:is|are|was|were)\s(?:\p{L}+ly\s)?$/u.test(before))) ||
    listsAspects(before)
  )
    return undefined;
  const at = from + mark.length;
  const meaning = meaningAt(insideOf(text.slice(at), mark.trim()));
  if (tellsOfClause(before, mark, meaning)) return undefined;
  // "telehealth—delivering care through technology—"
  const isGerund = /[—–]/.test(mark) && !/s$/.test(name) && GERUND.test(meaning) && isSound(meaning) && !isClause(meaning);
  return isGerund || isAside(name, meaning) ? made('aside', term, at, meaning, 1) : undefined;
}

function apposedAt({ text, term, name, before, from, rest }: Place): Explanation | undefined {
  const apposed = APPOSITION.exec(rest);
  if (
    apposed === null ||
    AT_PLACE.test(before + name) ||
    IN_PLACE.test(before + name) ||
    (isCommon(name.toLowerCase()) && !/\s/.test(name))
  )
    return undefined;
  // "the new Forbidden City, …": a word without a capital is no part of a name.
  const torn = isTorn(before, false, ', ') && !(/^\p{Lu}/u.test(name) && /\s\p{Ll}+\s$/u.test(before));
  if (torn || LIST_BEFORE.test(before) || OWNED.test(before) || opensClause(before)) return undefined;
  const at = from + apposed[0].length;
  const inside = insideOf(text.slice(at), ', ');
  const meaning = meaningAt(inside);
  if (opensMain(before, text.slice(at + inside.length)) || tellsOfClause(before, ', ', meaning)) return undefined;
  if (isSingleForMany(name, meaning) || namesAgain(before, meaning)) return undefined;
  return isAside(name, meaning) && !LISTED.test(text.slice(at + inside.length)) ? made('aside', term, at, meaning, 2) : undefined;
}

/** "changes to nutrition and childcare, changes that …": the aside goes on with an earlier noun. */
function namesAgain(before: string, meaning: string): boolean {
  const [head = ''] = meaning.split(/\s(?:that|which|who|of)\s/);
  const last = head.split(' ').at(-1) ?? '';
  return last.length > 3 && ` ${before} `.includes(` ${last} `);
}

/** "in Boston, all cities that …": several things cannot explain one name. */
const isSingleForMany = (name: string, meaning: string) =>
  /^\p{Lu}/u.test(name) && !/s$/.test(name) && (/^all\s/.test(meaning) || openingOf(meaning) === 'plural');

/** "A European agency, the Advisory Committee, …": an aside that gives a name. */
const NAMES = /^the\s(?:\p{Lu}\p{L}+\s){2}/u;

const isAside = (name: string, meaning: string) =>
  !NAMES.test(meaning) && isSound(meaning) && isNounPhrase(meaning) && !isClause(meaning) && !isManyForOne(name, meaning);

const meaningAt = (words: string) => words.slice(0, endOfMeaning(words));

function isSound(meaning: string): boolean {
  const words = countWords(meaning);
  return words >= FEWEST && words <= MOST && !isNoMeaning(meaning) && saysWhichOne(meaning);
}

/** "a process …", "an individual’s inner sense …", "whether there is only one …". */
const isNounPhrase = (meaning: string) =>
  openingOf(meaning) === 'class' ||
  (openingOf(meaning) === 'plural' && !/^(?:and|or|make|that)\s/.test(meaning)) ||
  /^(?!(?:and|or|but)\s)(?:\p{L}+['’]s?\s\p{L}|whether\s|how\s|one\s\p{L}+['’]s\s)/u.test(meaning);

function made(
  form: DefinitionForm,
  term: Reach,
  at: number,
  meaning: string,
  strength: Strength,
  { verb, article }: { verb: string; article: string } = { verb: '', article: '' },
): Explanation {
  return { site: { form, term, meaning: reach(at, meaning), verb, article: article.toLowerCase() }, strength };
}
