import type { Lexicon } from './lexicon.ts';
import { isCompound, isDerived, isMade } from './made-words.ts';
import { isCommonest, type Suggestion } from './suggest.ts';
import type { Place, Unknown } from './unknown-words.ts';

/** A word that no dictionary has, with the words that it may stand for, in a text. */
export interface Doubt {
  readonly unknown: Unknown;
  readonly suggestions: readonly Suggestion[];
  /** Whether the text uses everyday words or holds many errors: then a word that no dictionary has is hardly a term. */
  readonly everyday: boolean;
  /** Whether it holds many errors. */
  readonly often: boolean;
  /** Whether it uses words of a subject, so that one that no dictionary has may be a term in spite of its errors. */
  readonly terms?: boolean;
}

/**
 * Whether a correction at a place is as good as certain, so that it may be offered as one. Elsewhere the finding only asks for a look: terms,
 * names and new words are near to everyday words too ("struct" to "strict", "toolset" to "toilet").
 */
export function isCertain({ unknown, suggestions, everyday, often, terms }: Doubt, place: Place, lexicon: Lexicon): boolean {
  const [best, second] = suggestions;
  if (best === undefined || place.inCompound || (place.inPhrase && (!everyday || best.cost > LIMITS.short))) return false;
  const lead = (second?.rank ?? Number.POSITIVE_INFINITY) - best.rank;
  const isName = /^\p{Lu}/u.test(best.word);
  if (isDerived(unknown.word, lexicon)) return false;
  if (terms && (unknown.places.length > 1 || isMade(unknown.word.replace(/(?:s|ed)$/, ''), lexicon))) return false;
  // An irregular form that was made regular: "childrens".
  if (best.cost === 0 && !isName) return true;
  // "Stockholm" in small letters has no near neighbour, "yeats" has, and "a mohawk" is no name.
  if (isName)
    return (
      everyday &&
      !place.determined &&
      lead >= (best.cost === 0 ? NAME_LEAD : CLEAR_LEAD) &&
      (!place.capital || (CALENDAR.test(best.word) && unknown.word.length >= LONG - 2))
    );
  if (place.capital && !place.inCapitals && !(place.opens && (unknown.word.length >= LONG || best.cost <= LIMITS.short))) return false;
  // Without other errors a short word is rather new or foreign: "sensei".
  if (!often && unknown.word.length < LONG - 1 && best.cost > LIMITS.short) return false;
  return everyday ? isCertainSlip(unknown, best, lead, lexicon) : isCertainTypo(unknown, best, lead, lexicon);
}

/** Whether a text with terms uses a word again and again, so that it means it; unless the word is long and very near to one everyday word. */
export function isMeant({ unknown: { word, places }, suggestions: [best, second], everyday }: Doubt, lexicon: Lexicon): boolean {
  if (everyday || places.length < MEANT || best === undefined) return false;
  const isTypo = word.length >= LONG - 1 && best.cost <= LIMITS.typo && lexicon.isCommon(best.word);
  return !isTypo || (second !== undefined && second.rank - best.rank < FAR_LEAD);
}

/** In an everyday text, or one with many errors. */
function isCertainSlip({ word, places }: Unknown, best: Suggestion, lead: number, lexicon: Lexicon): boolean {
  if (places.length > 2 && lead < FAR_LEAD) return false;
  if (!best.word.split(' ').every((part) => lexicon.isCommon(part)))
    return word.length >= LONG && best.cost <= LIMITS.long && lead >= FAR_LEAD && !isMade(word, lexicon);
  if (isCompound(word, lexicon) || isMade(word, lexicon)) return best.cost <= LIMITS.made && isCommonest(best.word) && lead >= CLEAR_LEAD;
  const { length } = word;
  const limit = length < 4 ? 0 : length === 4 ? LIMITS.short : length <= 6 ? LIMITS.middle : length === 7 ? LIMITS.long : LIMITS.longest;
  return (
    best.cost <= limit &&
    (lead >= CLEAR_LEAD || (lead >= CLEAR_LEAD / 2 && (length >= LONG || best.word.includes(' ')) && isCommonest(best.word)))
  );
}

/** In a text with terms of a subject: only a long word that stands once, and is very near to one everyday word. */
function isCertainTypo({ word, places }: Unknown, best: Suggestion, lead: number, lexicon: Lexicon): boolean {
  return (
    // "Districting" is made of a word that exists.
    !lexicon.has(word.replace(/(?:ing|ed)$/, '')) &&
    // "Pars compacta" has an ending of Latin.
    !(word.startsWith(best.word) && LATIN.test(word.slice(best.word.length))) &&
    // "Transferrin" and "adherens" are no slips of "transferring" and "adheres".
    !hasOtherEnding(word, best.word) &&
    places.length === 1 &&
    word.length >= LONG &&
    best.cost <= LIMITS.typo &&
    lead >= TYPO_LEAD &&
    lexicon.isCommon(best.word) &&
    !isMade(word, lexicon) &&
    !isCompound(word, lexicon)
  );
}

/** Whether one word is a form with an ending that the other has not. */
function hasOtherEnding(word: string, best: string): boolean {
  return /(?:ing|e[sd])$/.test(best) && word.slice(-2) !== best.slice(-2);
}

/** Names that stand with a capital inside sentences: months and days. */
const CALENDAR = /(?:ber|uary|March|April|June|July|August|day)$/;

const LATIN = /^(?:a|ae|i|is|o|um|us)$/;

const LONG = 8;
const MEANT = 3;
/** The nearest word must be nearer than the next by this distance to be the one that was meant. */
const CLEAR_LEAD = 0.25;
const TYPO_LEAD = 0.35;
const NAME_LEAD = 0.6;
const FAR_LEAD = 1;
/** The highest costs, by the length of the word. */
const LIMITS = { short: 0.2, middle: 0.5, made: 0.5, long: 0.8, typo: 0.7, longest: 1.1 } as const;
