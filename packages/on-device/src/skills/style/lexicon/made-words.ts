import type { Lexicon } from './lexicon.ts';

const PARTS =
  'aero|anti|auto|bi|bio|cardio|chemo|co|counter|cyber|de|dis|eco|electro|endo|epi|ex|exo|extra|fore|gastro|geo|hetero|homo|hydro|hyper|immuno|infra|inter|intra|macro|mega|meta|micro|mid|mini|mis|mono|multi|nano|neo|neuro|non|omni|osteo|out|over|para|photo|poly|post|pre|pro|proto|pseudo|psycho|quasi|radio|re|retro|semi|sero|socio|stereo|sub|super|techno|tele|thermo|trans|tri|ultra|un|under|uni|up';
const BEGINNINGS = new RegExp(`^(?:${PARTS})(?=[a-z]{4})`);
const ENDINGS =
  /(?<=[a-z]{4})(?:s|ness|less|like|wise|ism|ist|ists|isms|ship|hood|ward|wards|able|ability|ization|isation|ized|ised|izing|ising|izes|ises|ize|ise|ian|ians|esque|proof|free|based|er|ers|ly|al|ic|ed)$/;

/** Endings that make another noun or verb of a word, and that writers add on purpose: "promisee", "obligor", "formate", "effection". */
const DERIVING = /(?<=[a-z]{4})(?:ee|or|ate|ion)s?$/;

/** Endings of Latin and Greek; "-ous" is an ending of English. */
const LATIN = /(?:ae|i|[a-z]{4}in|(?<!o)us|um|orum|ensis|alis|ibus|oris|itis|osis|oid|oids|ase|ases)$/;

/** Whether a word has an ending of Latin, so that it may be a term in any text: "parietalis". */
export function hasLatinEnding(word: string): boolean {
  return LATIN.test(word);
}

/** Beginnings that writers of science put before any word: "exosystems", "serotypes", "hypercapnic", "reemitted". */
const OF_SCIENCE =
  /^(?:aero|bio|cardio|chemo|cyber|electro|endo|exo|gastro|geo|hetero|hydro|hyper|hypo|immuno|macro|meta|micro|multi|nano|neo|neuro|osteo|photo|poly|proto|pseudo|psycho|quasi|re(?=e)|retro|sero|socio|stereo|techno|thermo|ultra)/;

export function isOfScience(word: string): boolean {
  return OF_SCIENCE.test(word);
}

/** "Geo", "micro": a part that only begins words. */
export function isBeginning(part: string): boolean {
  return new RegExp(`^(?:${PARTS})$`, 'i').test(part);
}

/** Whether a word is two everyday words, which some write as one: "realtime", "popstars". */
export function isCompound(word: string, lexicon: Lexicon): boolean {
  return partsOf(word, lexicon) !== undefined;
}

/** The two everyday words of which a word is made. */
export function partsOf(word: string, lexicon: Lexicon): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 4; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (lexicon.isCommon(first) && lexicon.isCommon(second)) return [first, second];
  }
  return undefined;
}

/** Whether a word is another one with an ending that makes a term of it. */
export function isDerived(word: string, lexicon: Lexicon): boolean {
  const stem = word.replace(DERIVING, '');
  return stem !== word && (lexicon.readings(stem).length > 0 || lexicon.readings(`${stem}e`).length > 0);
}

/** Whether a word is made of known parts: "microplastics", "healthcare", "hyperparameter". */
export function isMade(word: string, lexicon: Lexicon): boolean {
  const known = (part: string) => lexicon.readings(part).length > 0 || lexicon.isRare(part);
  // "Drasticly" is always misspelled.
  if (word.endsWith('icly')) return false;
  // "Perpetrater" beside "perpetrator".
  if (/[a-z]{4}ers?$/.test(word) && known(word.replace(/er(s?)$/, 'or$1'))) return false;
  const rest = word.replace(BEGINNINGS, '');
  if (rest !== word && known(rest)) return true;
  if (word.endsWith('a') && (known(`${word.slice(0, -1)}um`) || known(`${word.slice(0, -1)}on`))) return true;
  if (word.endsWith('ies') && known(`${word.slice(0, -3)}y`)) return true;
  const stem = word.replace(ENDINGS, '');
  if (stem !== word && (known(stem) || (/^[aeiou]/.test(word.slice(stem.length)) && known(`${stem}e`)))) return true;
  if (isDerived(word, lexicon)) return true;
  return word.length >= 8 && isCompound(word, lexicon);
}
