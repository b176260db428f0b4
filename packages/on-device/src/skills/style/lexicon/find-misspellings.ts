import type { Prose } from '../read/prose.ts';
import type { Finding } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import { regularised } from './regularised.ts';
import { nearName, type Suggestion, suggest } from './suggest.ts';

/** A word with its inner apostrophes. Parts of hyphenated words are words of their own. */
const WORD = /(?<![\p{L}\p{N}_@#$€£\\/.&+*=<>~^-])\p{L}+(?:'\p{L}+)*(?:-\p{L}+(?:'\p{L}+)*)*(?![\p{N}_@/\\(=]|\.\p{L}|'?\p{L})/gu;
/** Rest of "does n't" and "can not" in texts that stand in tokens, and words of other languages that English writes as they are. */
const ALLOWED = new Set(
  "n't ca wo sha 's 're 've 'll et al vs etc eg ie viz cf ibid sic versus de la le du des der die das von van und el los las en di da del e-g i-e mr mrs ms dr prof st jr sr eco rom don'ts habeas olds se pre mins prima facie mens acellular cyber dural fomes masse monophyly offeree offerees offeror offerors paraphyly planta polyphyly backend ebook ebooks app apps ok okay blog blogs influencer influencers tis twas neo faire cetera tempore curiam".split(
    ' ',
  ),
);
/** Words that stand in code as well are names of it. */
const CODE = /`[^`\n]{1,120}`|\*\*\w{1,40}\*\*|\b\w{1,40}(?=::|\(\))/g;
/** What stands before a word of another language, or before a term that the text explains: "la boheme", "sometimes called the epimere". */
const BEFORE_TERM = /(?<![\p{L}\p{N}'-])(?:(?:called|termed|known as)(?: the| an?)?|en|la|el|los|las|von|du) $/iu;
/** Unknown words of a text that are compared with the dictionary. */
const MOST_COMPARED = 100;
const ALTERNATIVES = 3;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly capital: boolean;
  /** Whether it is the first word of a sentence, where a capital says nothing. */
  readonly opens: boolean;
  /** Whether a name, "and" or "et al." follows, as in a reference: "Pierson, David". */
  readonly beforeName: boolean;
  /** Whether the word before it is unknown too, as in a phrase of another language, or announces a term. */
  inPhrase: boolean;
}

interface Unknown {
  readonly word: string;
  readonly places: Place[];
}

/**
 * Words that are in no dictionary and near to one that is.
 * @param errors the number of other errors in the prose. Where a writer makes many, a word that is further from the dictionary is
 *   misspelled too, and one that is near to none is listed without a correction
 */
export function findMisspellings(prose: Prose, lexicon: Lexicon, errors: number): Finding[] {
  const all = [...unknownWords(prose, lexicon).values()];
  const many = all.reduce((sum, { places }) => sum + places.length, 0);
  if (many > FEW && many > prose.words * FOREIGN) return [];
  const unknown = all.filter((one) => mayBeWrong(one, lexicon)).slice(0, MOST_COMPARED);
  const compared = unknown.map((one) => ({
    ...one,
    suggestions: suggestionsFor(one.word, lexicon),
  }));
  const sure = compared.flatMap((one) => misspelled(one, lexicon, 1));
  if (sure.length + errors < prose.words * OFTEN) return sure;
  return compared.flatMap((one) => {
    const relaxed = misspelled(one, lexicon, RELAXED);
    return relaxed.length > 0 ? relaxed : farFromAll(one, lexicon);
  });
}

/** An irregular form that was made regular is sure; its near neighbours are other words: "burned" for "borned". */
function suggestionsFor(word: string, lexicon: Lexicon): readonly Suggestion[] {
  const irregular = regularised(word, lexicon);
  if (irregular.length > 0) return irregular.map((form) => ({ word: form, cost: 0 }));
  return suggest(lexicon, word).filter((one) => one.word !== `${word.slice(0, -1)}'s`);
}

/** Finds a word that is near to none, unless it may be a name or a term. */
function farFromAll({ word, places }: Unknown, lexicon: Lexicon): Finding[] {
  const [place] = places;
  if (place === undefined || places.length > 1 || place.capital || word.length < 4 || LATIN.test(word) || isMade(word, lexicon)) return [];
  return [{ rule: 'unknown-word', start: place.start, end: place.end, advice: 'not in the dictionary: check the spelling' }];
}

/** Whether a word may be misspelled at all: neither a rare word, nor a repeated one of known parts, nor surely a name. */
function mayBeWrong({ word, places }: Unknown, lexicon: Lexicon): boolean {
  if (lexicon.isRare(word) || (places.length > 1 && isMade(word, lexicon))) return false;
  return places.some(({ capital }) => !capital) || !isName(places) || (places.length === 1 && word.length >= LONG) || nearName(word);
}

/** Whether a word has a capital inside a sentence, which marks a name; then it is one at the start of a sentence too. */
function isName(places: readonly Place[]): boolean {
  return places.some(({ capital, opens }) => capital && !opens);
}

function misspelled(
  { word, places, suggestions }: Unknown & { readonly suggestions: readonly Suggestion[] },
  lexicon: Lexicon,
  factor: number,
): Finding[] {
  const best = suggestions[0];
  if (best === undefined) return [];
  const limit = limitOf(word, places.length, lexicon, best.word, factor);
  const limitAt = ({ capital, opens, beforeName, inPhrase }: Place): number => {
    if (/^\p{Lu}/u.test(best.word))
      return capital && (beforeName || /^[aeiou]$/.test(word.replace(best.word.toLowerCase(), ''))) ? 0 : NAME_LIMIT;
    if (!capital) return inPhrase && factor === 1 ? limit * IN_PHRASE : limit;
    return isName(places) || !opens
      ? factor > 1 && word.length >= LONG && places.length === 1 && !beforeName
        ? NAME_LIMIT * 2
        : 0
      : limit * UNSURE;
  };
  const alternatives = suggestions
    .filter(({ cost }) => cost <= best.cost + 0.3)
    .slice(1, ALTERNATIVES)
    .map((one) => one.word);
  return places
    .filter((place) => best.cost <= limitAt(place))
    .map(({ start, end, capital }) => ({
      rule: 'misspelling',
      start,
      end,
      fix: capital ? raised(best.word) : best.word,
      alternatives: capital ? alternatives.map(raised) : alternatives,
    }));
}

function raised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Beginnings that writers of science put before any word: "exosystems", "serotypes", "reemitted". */
const OF_SCIENCE =
  /^(?:aero|bio|cardio|chemo|cyber|electro|endo|exo|gastro|geo|hetero|hydro|immuno|macro|meta|micro|multi|nano|neo|neuro|osteo|photo|poly|proto|pseudo|psycho|quasi|re(?=e)|retro|sero|socio|stereo|techno|thermo|ultra)/;

/** The share of unknown words from which a text is in another language. */
const FOREIGN = 0.4;
const FEW = 8;
/** The share of wrong words from which a writer makes many errors. */
const OFTEN = 0.015;
const RELAXED = 1.4;

/** From this length on, a word near to an everyday one is no name. */
const LONG = 8;
/** The highest cost at which a word counts as a misspelled name of a month, day or language. */
const NAME_LIMIT = 0.65;
/** The highest cost for a word that is made of known parts, or has an ending of Latin. */
const LIKELY_WORD_LIMIT = 0.6;
/** The share of the limit where a word may be a name, or where the nearest word is one that few writers use. */
const UNSURE = 0.6;
/** The share of the limit beside another unknown word. */
const IN_PHRASE = 0.4;
const LATIN = /(?:ae|i|[a-z]{4}in|us|um|orum|ensis|alis|ibus|oris|itis|osis|oid|oids|ase|ases)$/;

/** The highest cost at which a word counts as misspelled. A short word is near to many; one that is repeated is rather meant. */
function limitOf(word: string, times: number, lexicon: Lexicon, best: string, factor: number): number {
  const { length } = word;
  if (lexicon.isRare(word)) return 0;
  if (isMade(word, lexicon) && factor === 1) return times > 1 ? 0 : LIKELY_WORD_LIMIT;
  if (LATIN.test(word)) return LIKELY_WORD_LIMIT;
  if (isCompound(word, lexicon)) return LIKELY_WORD_LIMIT;
  if (OF_SCIENCE.test(word) && isMade(word, lexicon)) return 0;
  const limit = length <= 2 ? 0.3 : length === 3 ? 0.6 : length === 4 ? 0.9 : length === 5 ? 1.15 : length <= 7 ? 1.6 : 2;
  const sure = lexicon.isCommon(best) ? limit : limit * UNSURE;
  return (times >= 3 ? sure / 2 : times === 2 ? sure * 0.8 : sure) * factor;
}
function unknownWords({ lettered: text, sentences, document: { value } }: Prose, lexicon: Lexicon): Map<string, Unknown> {
  const unknown = new Map<string, Unknown>();
  const code = new Set([...value.matchAll(CODE)].flatMap(([words]) => words.toLowerCase().match(/[a-z]+/g) ?? []));
  const openings = new Set(sentences.map(({ start }) => start));
  // A text repeats its words, so each is looked up once.
  const fine = new Set<string>();
  let last: Place | undefined;
  for (const match of text.matchAll(WORD)) {
    if (fine.has(match[0])) continue;
    let known = true;
    let at = match.index;
    for (const part of match[0].split('-')) {
      const start = at;
      at += part.length + 1;
      if (!isUnknown(part, match[0], lexicon)) continue;
      known = false;
      const word = part.toLowerCase();
      if (code.has(word) || code.has(word.replace(/'?s$/, ''))) continue;
      const beforeName = /^,? ?\(?(?:&|et al|[A-Z]|\d{4})/.test(text.slice(start + part.length, start + part.length + 8));
      const entry = unknown.get(word) ?? { word, places: [] };
      const place: Place = {
        start,
        end: start + part.length,
        // Both parts of "Kang-nam" are a name.
        capital: /^\p{Lu}/u.test(part) || /^\p{Lu}.*-/u.test(match[0]),
        opens: openings.has(start) && (!beforeName || word.endsWith('ly')),
        beforeName,
        inPhrase: BEFORE_TERM.test(text.slice(Math.max(0, start - 16), start)),
      };
      if (last !== undefined && text.slice(last.end, start) === ' ') {
        last.inPhrase = true;
        place.inPhrase = true;
      }
      entry.places.push(place);
      last = place;
      unknown.set(word, entry);
    }
    if (known) fine.add(match[0]);
  }
  return unknown;
}

function isUnknown(part: string, whole: string, lexicon: Lexicon): boolean {
  // "Hi-fi", "wi-fi".
  if (part.length < (part === whole ? 2 : 3) || !/^[A-Z]?[a-z]+(?:'[a-z]+)?$/.test(part)) return false;
  const bare = part.replace(/'s$/, '');
  if (ALLOWED.has(bare.toLowerCase()) || lexicon.has(part) || lexicon.has(bare)) return false;
  return whole === part || !lexicon.has(whole);
}

const BEGINNINGS =
  /^(?:aero|anti|auto|bi|bio|cardio|chemo|co|counter|cyber|de|dis|eco|electro|endo|epi|ex|exo|extra|fore|gastro|geo|hetero|homo|hydro|hyper|immuno|infra|inter|intra|macro|mega|meta|micro|mid|mini|mis|mono|multi|nano|neo|neuro|non|omni|osteo|out|over|para|photo|poly|post|pre|pro|proto|pseudo|psycho|quasi|radio|re|retro|semi|sero|socio|stereo|sub|super|techno|tele|thermo|trans|tri|ultra|un|under|uni|up)(?=[a-z]{4})/;
const ENDINGS =
  /(?<=[a-z]{4})(?:s|ness|less|like|wise|ism|ist|ists|isms|ship|hood|ward|wards|able|ability|ization|isation|ized|ised|izing|ising|izes|ises|ize|ise|ian|ians|esque|proof|free|based|er|ers|ly|al|ic)$/;

/** Whether a word is two everyday words, which some write as one: "realtime", "popstars". */
function isCompound(word: string, lexicon: Lexicon): boolean {
  for (let at = 3; at <= word.length - 4; at += 1) if (lexicon.isCommon(word.slice(0, at)) && lexicon.isCommon(word.slice(at))) return true;
  return false;
}

/** Whether a word is made of known parts: "microplastics", "healthcare", "hyperparameter". */
function isMade(word: string, lexicon: Lexicon): boolean {
  const known = (part: string) => lexicon.readings(part).length > 0 || lexicon.isRare(part);
  const rest = word.replace(BEGINNINGS, '');
  if (rest !== word && known(rest)) return true;
  if (word.endsWith('a') && (known(`${word.slice(0, -1)}um`) || known(`${word.slice(0, -1)}on`))) return true;
  if (word.endsWith('ies') && known(`${word.slice(0, -3)}y`)) return true;
  const stem = word.replace(ENDINGS, '');
  if (stem !== word && (known(stem) || known(`${stem}e`))) return true;
  return word.length >= 8 && isCompound(word, lexicon);
}
