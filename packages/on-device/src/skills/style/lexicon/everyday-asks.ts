import type { Finding } from '../finding.ts';
import type { Lexicon } from './lexicon.ts';
import { hasLatinEnding, isMade, isOfScience, partsOf } from './made-words.ts';
import { isCommonest, type Suggestion } from './suggest.ts';
import type { Place, Unknown } from './unknown-words.ts';

/** The advice for a word that no dictionary has, where no correction is certain. */
export const UNKNOWN = 'not in the dictionary: check the spelling';

const ALTERNATIVES = 3;

/** An unknown word with the words that it may stand for. */
export interface Compared {
  readonly unknown: Unknown;
  readonly suggestions: readonly Suggestion[];
}

/**
 * Asks for words of an everyday text that are in no dictionary, where they may be names, terms or new words. Nothing is corrected: the finding
 * names what may be meant.
 * @param errs whether the writer makes errors; otherwise a word of known parts is new, and one with a capital a name
 */
export function askInEverydayText({ unknown, suggestions }: Compared, lexicon: Lexicon, errs: boolean): Finding[] {
  const [best] = suggestions;
  const isNear = best !== undefined && best.cost <= nearLimit(unknown.word, lexicon.isCommon(best.word));
  const asked = unknown.places.filter((place) =>
    place.capital ? errs && best !== undefined && mayBeSlip(unknown, place, best, lexicon) : isNear && !place.inPhrase && !place.inCompound,
  );
  if (asked.length > 0) return asked.map((place) => ask(place, suggestions));
  return isNear || (!errs && isMade(unknown.word, lexicon)) ? [] : farFromAll(unknown, lexicon);
}

/** Asks for a word that is near to none, unless it may be a name or a term. Two everyday words written as one are named. */
function farFromAll({ word, places }: Unknown, lexicon: Lexicon): Finding[] {
  const [place] = places;
  if (place === undefined || places.length > 1 || place.capital || word.length < 4 || hasLatinEnding(word) || isOfScience(word)) return [];
  const parts = partsOf(word, lexicon);
  return [ask(place, parts === undefined ? [] : [{ word: parts.join(' '), cost: 0, rank: 0 }])];
}

/** Asks for words in quotations that are very near to an everyday word: in a story people speak in the writer's words. */
export function askInQuotation({ unknown, suggestions: [best, ...others] }: Compared, lexicon: Lexicon): Finding[] {
  if (best === undefined || !lexicon.isCommon(best.word) || best.cost > SLIP || unknown.word.length < SHORTEST) return [];
  return unknown.places.filter(({ capital, inPhrase }) => !capital && !inPhrase).map((place) => ask(place, [best, ...others]));
}

/** Whether a word with a capital is rather an everyday word than a name: "the Sience Museum", "MANANGER". */
function mayBeSlip({ word, places }: Unknown, place: Place, best: Suggestion, lexicon: Lexicon): boolean {
  const { opens, beforeName, inCapitals, determined } = place;
  if (!lexicon.isCommon(best.word) || word.length <= SHORTEST || places.length > 3) return false;
  // A name inside a sentence is the same name at the start of another one.
  if (opens && places.some((other) => other.capital && !other.opens)) return false;
  if (!inCapitals && (opens ? beforeName : !determined && !isTypo(word, best.word))) return false;
  return best.cost <= (word.length < 6 ? SHORT_SLIP : word.length < LONG ? SLIP : LONG_SLIP);
}

/** A word with a capital inside a sentence is a name, unless it begins as one of the commonest words does: "the North Satr", "a Tourist Ofiice". */
function isTypo(word: string, best: string): boolean {
  return word.length > SHORTEST + 1 && best[0] === word[0] && isCommonest(best);
}

function ask({ start, end, capital, inCapitals }: Place, suggestions: readonly Suggestion[]): Finding {
  const [best] = suggestions;
  const near = suggestions.filter(({ cost }) => cost <= (best?.cost ?? 0) + BESIDE);
  const alternatives = [...new Set(near.map(({ word }) => cased(word, capital, inCapitals)))].slice(0, ALTERNATIVES);
  return { rule: 'unknown-word', start, end, ...(alternatives.length > 0 && { alternatives }), advice: UNKNOWN };
}

/** A word with the capitals that stand at a place. */
export function cased(word: string, capital: boolean, inCapitals: boolean): string {
  if (inCapitals) return word.toUpperCase();
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function nearLimit({ length }: string, everyday: boolean): number {
  const limit = length < 6 ? 0.8 : length < LONG ? 1.6 : 2;
  return length < SHORTEST ? 0 : everyday ? limit : limit * RARER;
}

const SHORTEST = 4;
const LONG = 8;
/** The share of the limit for a word that is no everyday one. */
const RARER = 0.9;
/** The highest costs at which a word with a capital, or in a quotation, is rather an everyday word. */
const SHORT_SLIP = 0.45;
const SLIP = 0.65;
const LONG_SLIP = 1.1;
/** Other words are named too up to this much further away than the nearest word. */
const BESIDE = 0.3;
