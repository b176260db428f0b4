import type { Finding } from '../finding.ts';
import { type Prose, quotationsOf } from '../read/prose.ts';
import { type Doubt, isCertain, isMeant } from './certainty.ts';
import { holdsCode, isEveryday } from './everyday.ts';
import { askInEverydayText, askInQuotation, cased, UNKNOWN } from './everyday-asks.ts';
import type { Lexicon } from './lexicon.ts';
import { hasLatinEnding, isCompound, isMade, isOfScience } from './made-words.ts';
import { findSlipsOfOwnWords } from './own-words.ts';
import { regularised } from './regularised.ts';
import { isCommonest, nearName, type Suggestion, suggest } from './suggest.ts';
import { type Place, type Unknown, unknownWords } from './unknown-words.ts';

/** Unknown words of a text that are compared with the dictionary. */
const MOST_COMPARED = 100;
const ALTERNATIVES = 3;
/** Shorter words are seldom meant as the name with the same letters. */
const SHORTEST_NAME = 5;

/**
 * Words that are in no dictionary and near to one that is. Of two findings at one place the first is the surer.
 * @param errors the number of other errors in the prose. Where a writer makes many, or uses everyday words, a word that is further from the dictionary is
 *   misspelled too, and one that is near to none is listed without a correction
 */
export function findMisspellings(prose: Prose, lexicon: Lexicon, errors: number): Finding[] {
  const all = [...unknownWords(prose, lexicon).values()];
  const many = all.reduce((sum, { places }) => sum + places.length, 0);
  if (many > FEW && many > prose.words * FOREIGN) return [];
  const found = nearDictionary(all, prose, lexicon, errors);
  const isCorrected = ({ fix }: Finding) => fix !== undefined;
  return [...found.filter(isCorrected), ...findSlipsOfOwnWords(prose, all, lexicon), ...found.filter((finding) => !isCorrected(finding))];
}

/** Unknown words that are near to words of the dictionary. */
function nearDictionary(all: readonly Unknown[], prose: Prose, lexicon: Lexicon, errors: number): Finding[] {
  const everyday = isEveryday(prose, lexicon);
  const unknown = all.filter((one) => mayBeWrong(one, lexicon, everyday)).slice(0, MOST_COMPARED);
  const compared = unknown.map((one) => ({
    unknown: one,
    suggestions: suggestionsFor(one.word, lexicon),
  }));
  const sure = compared.flatMap((one) => misspelled({ ...one, everyday, often: false }, lexicon, 1));
  // The names in code are in no dictionary, and no errors.
  const wrong = errors + (holdsCode(prose) ? 0 : sure.length);
  const often = wrong >= prose.words * OFTEN;
  if (!often && !everyday) return sure;
  // "Promisee" is rare and near to "promise": in a text with words of a subject it is a term.
  const slips = (everyday ? all : [])
    .filter(
      (one) => lexicon.isRare(one.word) && one.places.length <= 2 && one.places.every(({ capital, inPhrase }) => !capital && !inPhrase),
    )
    .slice(0, MOST_COMPARED)
    .flatMap((one) => likelySlip(one, lexicon));
  const others = compared.flatMap((one) => {
    const mayBeName = !often && one.unknown.places.some(({ capital }) => capital);
    const doubt: Doubt = { unknown: one.unknown, suggestions: withName(one, lexicon), everyday: true, often, terms: !everyday };
    const relaxed = misspelled(doubt, lexicon, mayBeName ? 1 : RELAXED);
    return relaxed.length > 0 ? relaxed : askInEverydayText(doubt, lexicon, wrong >= prose.words * SOMETIMES);
  });
  return [...others, ...slips, ...(everyday ? slipsInQuotations(prose, lexicon) : [])];
}

/** In an everyday text the quotations are what people say, in the writer's own words. */
function slipsInQuotations(prose: Prose, lexicon: Lexicon): Finding[] {
  const unknown = [...unknownWords({ ...prose, lettered: quotationsOf(prose) }, lexicon).values()].filter(
    ({ word }) => !lexicon.isRare(word),
  );
  return unknown
    .slice(0, MOST_COMPARED)
    .flatMap((one) => askInQuotation({ unknown: one, suggestions: suggestionsFor(one.word, lexicon) }, lexicon));
}

/** A rare word in an everyday text that is very near to an everyday word: "hight" for "high". */
function likelySlip(one: Unknown, lexicon: Lexicon): Finding[] {
  const suggestions = suggestionsFor(one.word, lexicon).filter(({ word, cost }) => lexicon.isCommon(word) && cost <= SLIP_LIMIT);
  // "Queueing" and "ageing" are spelled so too.
  if (suggestions.length === 0 || /e(?:ing|able|ment)$/.test(one.word)) return [];
  return placed({ unknown: one, suggestions, everyday: true, often: true }, lexicon, () => true);
}

/** An irregular form that was made regular is sure; its near neighbours are other words: "burned" for "borned". */
function suggestionsFor(word: string, lexicon: Lexicon): readonly Suggestion[] {
  const irregular = regularised(word, lexicon);
  if (irregular.length > 0) return irregular.map((form, at) => ({ word: form, cost: 0, rank: at }));
  return suggest(lexicon, word).filter((one) => one.word !== `${word.slice(0, -1)}'s`);
}

/** A name in small letters, first: "stockholm". Only for a text without terms, which has fallopian tubes. */
function withName({ unknown: { word }, suggestions }: Pick<Doubt, 'unknown' | 'suggestions'>, lexicon: Lexicon): readonly Suggestion[] {
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return word.length >= SHORTEST_NAME && lexicon.readings(name).length > 0
    ? [{ word: name, cost: 0, rank: 0 }, ...suggestions.filter((one) => one.word !== name)]
    : suggestions;
}

/** Whether a word may be misspelled at all: neither a rare word nor surely a name. In an everyday text each may be. */
function mayBeWrong({ word, places }: Unknown, lexicon: Lexicon, everyday: boolean): boolean {
  if (lexicon.isRare(word)) return false;
  if (everyday) return true;
  return places.some(({ capital }) => !capital) || !isName(places) || (places.length === 1 && word.length >= LONG) || nearName(word);
}

/** Whether a word has a capital inside a sentence, which marks a name; then it is one at the start of a sentence too. */
function isName(places: readonly Place[]): boolean {
  return places.some(({ capital, opens }) => capital && !opens) && places.every(({ capital }) => capital);
}

function misspelled(doubt: Doubt, lexicon: Lexicon, factor: number): Finding[] {
  const { word, places } = doubt.unknown;
  const best = doubt.suggestions[0];
  if (best === undefined) return [];
  const limit = limitOf(word, places.length, lexicon, best.word, factor);
  const limitAt = ({ capital, opens, beforeName, announced, inPhrase }: Place): number => {
    if (/^\p{Lu}/u.test(best.word))
      return capital && ((beforeName && !MONTH.test(best.word)) || /^[aeiou]$/.test(word.replace(best.word.toLowerCase(), '')))
        ? 0
        : NAME_LIMIT;
    if (announced && factor > 1) return 0;
    if (!capital) return inPhrase && factor === 1 ? limit * IN_PHRASE : limit;
    return isName(places) || !opens
      ? factor > 1 && word.length >= LONG && places.length === 1 && !beforeName
        ? NAME_LIMIT * 2
        : 0
      : // A long word that begins as an everyday one does is hardly a name: "Unfortuneatly".
        limit * (beginsAsEveryday(word, best, lexicon) ? 1 : UNSURE);
  };
  return placed(doubt, lexicon, (place) => best.cost <= limitAt(place));
}

/** Whether a word begins as everyday words do and is long, or very near to one of the commonest: "Unfortuneatly", "Forexample", "Becaus". */
function beginsAsEveryday(word: string, best: Suggestion, lexicon: Lexicon): boolean {
  if (best.word[0] !== word[0]) return false;
  return word.length >= LONG
    ? best.word.split(' ').every((part) => lexicon.isCommon(part))
    : best.cost <= SLIP_LIMIT && isCommonest(best.word);
}

/** Findings at the places that a test keeps, with the nearest suggestions: a correction where it is certain, otherwise a question. */
function placed(doubt: Doubt, lexicon: Lexicon, isWrong: (place: Place) => boolean): Finding[] {
  const { unknown, suggestions } = doubt;
  const best = suggestions[0];
  if (best === undefined) return [];
  const near = suggestions
    .filter(({ word, cost }) => cost <= best.cost + (lexicon.isCommon(word) && !lexicon.isCommon(best.word) ? 0.6 : 0.3))
    .slice(0, ALTERNATIVES);
  return unknown.places.filter(isWrong).flatMap((place): Finding[] => {
    const { start, end } = place;
    const [fix = '', ...others] = new Set(near.map(({ word }) => cased(word, place.capital, place.inCapitals)));
    if (isCertain(doubt, place, lexicon)) return [{ rule: 'misspelling', start, end, fix, alternatives: others }];
    if (isMeant(doubt, lexicon)) return [];
    return [{ rule: 'unknown-word', start, end, alternatives: [fix, ...others], advice: UNKNOWN }];
  });
}

/** The share of unknown words from which a text is in another language. */
const FOREIGN = 0.4;
const FEW = 8;
/** A year follows the name of a month too: "2 Desember 2000". */
const MONTH = /(?:ber|ary|March|April|June|July|August)$/;

/** The share of wrong words from which a writer makes many errors. */
const OFTEN = 0.015;
/** The share that shows that a writer errs at all: edited prose has less than 0.001. */
const SOMETIMES = 0.0075;
const RELAXED = 1.4;

/** From this length on, a word near to an everyday one is no name. */
const LONG = 8;
/** The highest cost at which a word counts as a misspelled name of a month, day or language. */
const NAME_LIMIT = 0.65;
/** The highest cost for a word that is made of known parts, or has an ending of Latin. */
const LIKELY_WORD_LIMIT = 0.6;
/** The same where the nearest word is one of the commonest: one letter is missing, as in "knowedge" and "exsample". */
const LIKELY_COMMONEST_LIMIT = 0.65;
/** The highest cost at which a rare word in an everyday text is a slip of an everyday word. */
const SLIP_LIMIT = 0.45;
/** The distance of a letter that was doubled, from an everyday word: "watter" is no worker with watts. */
const DOUBLED_LETTER = 0.2;
/** The share of the limit where a word may be a name, or where the nearest word is one that few writers use. */
const UNSURE = 0.6;
/** The share of the limit beside another unknown word. */
const IN_PHRASE = 0.4;

/** The highest cost at which a word counts as misspelled. A short word is near to many; one that is repeated is rather meant. */
function limitOf(word: string, times: number, lexicon: Lexicon, best: string, factor: number): number {
  const { length } = word;
  if (lexicon.isRare(word)) return 0;
  const likely = isCommonest(best) && best[0] === word[0] ? LIKELY_COMMONEST_LIMIT : LIKELY_WORD_LIMIT;
  if ((factor === 1 || times > 1 || /^(?:non|anti|multi|semi)/.test(word)) && isMade(word, lexicon))
    return times > 1 ? DOUBLED_LETTER : likely;
  if (hasLatinEnding(word)) return likely;
  if (isCompound(word, lexicon)) return likely;
  if (isOfScience(word) && isMade(word, lexicon)) return 0;
  const limit = length <= 2 ? 0.3 : length === 3 ? 0.6 : length === 4 ? 0.9 : length === 5 ? 1.15 : length <= 7 ? 1.6 : 2;
  const sure = best.split(' ').every((part) => lexicon.isCommon(part)) ? limit : limit * UNSURE;
  return (times >= 3 ? sure / 2 : times === 2 ? sure * 0.8 : sure) * factor;
}
