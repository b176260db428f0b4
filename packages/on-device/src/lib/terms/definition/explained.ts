import { isCommon } from '../common-words.ts';
import { insideOf, isClause, isManyForOne, LISTED, OWNED, opensClause } from './aside-place.ts';
import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { type DefinitionForm, type Reach, reach, type Site } from './site.ts';
import { isTorn } from './term-before.ts';
import { isTermShape } from './term-shape.ts';

/** How a sentence explains a word beside it, the plainest way first. */
export type Strength = 0 | 1 | 2;

export interface Explanation {
  readonly site: Site;
  readonly strength: Strength;
}

/** A closing quotation mark and a short form in brackets may stand between a term and what explains it. */
const AFTER_TERM = /^["”’]?(?:\s\((?!(?:an?|the|any|or|which|who)\s)[^()]{1,40}\))?/u;
/** "[In biology,] [the] TERM is": what may precede the subject of a definition. */
const OPENS_SENTENCE =
  /^(?:(?:In|For|Within|Under|By|To)\s[^,.;:]{2,40},\s|(?:However|Thus|Therefore|Similarly|Finally|Simply\sput),\s)?(?:(The|An?|Any|the|an?|any)\s)?(?:(?:theory|concept|practice|idea|term|notion|principle|process|method)\sof\s)?["“‘]?$/u;
const STATES =
  /^(?:,\s(?:also|sometimes)\s(?:known\sas|called)\s[^,]{2,50},|,\sor\s[^,]{2,40},)?\s((?:is|are)(?:\s(?:typically|usually|generally|often|simply|essentially|basically))?(?:\sdefined\sas|\sunderstood\sas)?|refers?\sto|means|describes?)\s(?=\S)/u;
/** "X, which is …", "X, meaning …". */
const SAYS =
  /^(?:,\swhich\s(?:is|are|refers?\sto|means?|describes?)\s|,\s(?:that\sis|meaning|understood\sas|defined\sas|described\sas|i\.e\.),?\s)/u;
const DASH = /^\s?[—–]\s?(?:that\sis,\s)?(?=\S)/u;
const BRACKET = /^\s\((?=(?:an?|the|any|how|what|when)\s)/u;
const APPOSITION = /^,\s(?=(?:an?|the|any|one)\s|\p{L}+['’]s?\s\p{L})/u;
/** "X, in which …", "X, whereby …": what happens there, as a clause. */
const HAPPENS = /^,\s(?:in\swhich|whereby)\s(?=(?:an?|the|one|people|all|each|every|two|some|\p{Ll}+s)\s)/u;

/** "A cost center is a segment in which …" says what happens in the cost center. */
const SOME_CASE = /\b(?:this|these|that|those|such|the|one|(?:is|are|was|were|as|of|into)\san?)\s$/i;
/** "the church in Istanbul, a wonder of …": the aside may explain what stands at the place. */
const AT_PLACE = /\p{Lu}\S*\s(?:in|at|near|of)\s(?:the\s)?\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u;
const LIST_BEFORE = /\b(?:includes?|including|such\sas|like|among)\s[^.;:]*$|,\s(?:and|or)\s$/iu;
const FEWEST = 4;
const MOST = 32;

/**
 * What a sentence says that a known term is. Because the words are known to be a term, they need no shape of their own, and looser
 * forms count than in a sentence that might be about anything.
 */
export function explainedIn(text: string, { start, end }: Reach): Explanation | undefined {
  const before = text.slice(0, start);
  const gap = AFTER_TERM.exec(text.slice(end))?.[0].length ?? 0;
  const from = end + gap;
  const rest = text.slice(from);
  const name = text.slice(start, end);
  if (!isTermShape(name, true) || text.endsWith('?')) return undefined;
  const term = { start, end };

  const stated = STATES.exec(rest);
  const lead = OPENS_SENTENCE.exec(before);
  if (stated !== null && lead !== null) {
    const at = from + stated[0].length;
    const meaning = meaningAt(text.slice(at));
    const opening = openingOf(meaning);
    const verb = stated[1] ?? 'is';
    if (
      (opening !== 'none' || /^(?:one|all)\s\p{L}+\s/u.test(meaning)) &&
      (opening !== 'plural' || !/^is\b/.test(verb)) &&
      isSound(meaning)
    )
      return made(/^(?:is|are)$/.test(verb) ? 'is' : 'means', term, at, meaning, 0, {
        verb: verb.split(' ')[0] ?? '',
        article: lead[1] ?? '',
      });
  }
  const says = isTorn(before, true, ', ') || AT_PLACE.test(text.slice(0, end)) ? null : SAYS.exec(rest);
  if (says !== null) {
    const at = from + says[0].length;
    const meaning = meaningAt(insideOf(text.slice(at), ', '));
    if (
      isSound(meaning) &&
      (openingOf(meaning) !== 'none' || (/^that\s/.test(meaning) && !/^that\sis\b/.test(meaning))) &&
      !isManyForOne(name, meaning)
    )
      return made('aside', term, at, meaning, 1);
  }
  const set = DASH.exec(rest) ?? BRACKET.exec(rest);
  if (set !== null && !isTorn(before, true, set[0]) && !AT_PLACE.test(text.slice(0, end))) {
    const at = from + set[0].length;
    const meaning = meaningAt(insideOf(text.slice(at), set[0].trim()));
    if (isSound(meaning) && isNounPhrase(meaning) && !isClause(meaning) && !isManyForOne(name, meaning))
      return made('aside', term, at, meaning, 1);
  }
  const apposed = APPOSITION.exec(rest);
  if (
    apposed !== null &&
    !AT_PLACE.test(text.slice(0, end)) &&
    !(isCommon(name.toLowerCase()) && !/\s/.test(name)) &&
    !isTorn(before, false, ', ') &&
    !LIST_BEFORE.test(before) &&
    !OWNED.test(before) &&
    !opensClause(before)
  ) {
    const at = from + apposed[0].length;
    const inside = insideOf(text.slice(at), ', ');
    const meaning = meaningAt(inside);
    if (
      isSound(meaning) &&
      isNounPhrase(meaning) &&
      !isClause(meaning) &&
      !isManyForOne(name, meaning) &&
      !LISTED.test(text.slice(at + inside.length))
    )
      return made('aside', term, at, meaning, 2);
  }
  const happens = HAPPENS.exec(rest);
  if (happens !== null && !SOME_CASE.test(before) && !isTorn(before, true, ' ')) {
    const at = from + happens[0].length;
    const meaning = meaningAt(insideOf(text.slice(at), ', '));
    if (countWords(meaning) >= 6 && countWords(meaning) <= MOST && !isNoMeaning(meaning) && !/^\S+\s(?:it|they|he|she)\s/.test(meaning))
      return made('happens', term, at, meaning, 2);
  }
  return undefined;
}

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
