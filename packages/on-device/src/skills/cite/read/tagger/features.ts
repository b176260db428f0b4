import { CITY_NAMES } from '../title/cities.ts';
import type { Word } from './words.ts';

/** Features are numbers of so many bits: a hash of what is seen, so that the weights need no words. */
const BITS = 22;

/** The form of a word and its place, as small numbers or hashes. */
interface Look {
  readonly word: number;
  readonly ending: number;
  readonly shape: number;
  /** The shape with the marks around it, and with the mark after it alone. */
  readonly marked: number;
  readonly ended: number;
  readonly trail: number;
  readonly isCity: boolean;
  readonly isYear: boolean;
  readonly isNumber: boolean;
}

/** The state of the reference before a word. */
interface Before {
  readonly inQuotes: number;
  readonly inBracket: number;
  readonly quoted: number;
  readonly years: number;
  readonly sentences: number;
  readonly sinceSentence: number;
}

const SHAPES: readonly (readonly [name: string, form: RegExp])[] = [
  ['none', /^$/],
  ['year', /^(?:1[5-9]|20)\d\d[a-z]?$/],
  ['digit', /^\d$/],
  ['two digits', /^\d\d$/],
  ['three digits', /^\d{3}$/],
  ['digits', /^\d+$/],
  ['range', /^\d+[-–—]\d+$/],
  ['ordinal', /^\d+(?:st|nd|rd|th)$/],
  ['letters and digits', /\d/],
  ['initial', /^\p{Lu}$/u],
  ['initials', /^[\p{Lu}.\-–’']{1,3}$/u],
  ['capitals', /^[\p{Lu}.\-–’']+$/u],
  ['short name', /^\p{Lu}\p{Ll}\.?$/u],
  ['capitalised', /^\p{Lu}/u],
  ['short', /^\p{Ll}.{0,2}$/u],
  ['small', /^\p{Ll}/u],
  ['other', /^/],
];
const YEAR = 1;
const MARKS = ['.', ',', ';', ':', '?!', ')]', '"”»’\'“', '-–—/'];
const OPENING_QUOTE = /[“„«"‘‚'`]/;
const CLOSING_QUOTE = /["”»]|''|[’'][.,]?$|[.,][’']$/;
const SENTENCE_END = /[.?!:]["”’')]*$/;
const FAR = 99;

/** The features of each word: hashes of the word, its form, its neighbours and its place. */
export function featuresOf(words: readonly Word[]): readonly Int32Array[] {
  const looks = words.map(lookOf);
  const before = placesOf(words, looks);
  const hasQuotes = Number(before.some(({ inQuotes }) => inQuotes === 1));
  const toYear = distances(looks, ({ isYear }) => isYear);
  const toNumber = distances(looks, ({ isNumber }) => isNumber);
  return looks.map((look, at) => {
    const place = before[at] ?? NOWHERE;
    const [last2, last, next, next2] = [at - 2, at - 1, at + 1, at + 2].map((index) => looks[index] ?? OUTSIDE) as [Look, Look, Look, Look];
    const left = words.length - 1 - at;
    const { inQuotes, inBracket, quoted, years, sentences, sinceSentence } = place;
    return Int32Array.of(
      hash(1, look.word, 0, 0),
      hash(2, look.marked, 0, 0),
      hash(3, last.ended, look.marked, 0),
      hash(4, look.marked, next.marked, 0),
      hash(5, last.ended, look.marked, next.marked),
      hash(6, last2.ended, last.ended, look.shape),
      hash(7, look.ended, next.marked, next2.marked),
      hash(8, last.word, last.trail, 0),
      hash(9, next.word, 0, 0),
      hash(10, look.word, look.trail, 0),
      hash(11, last2.word, 0, 0),
      hash(12, next2.word, 0, 0),
      hash(13, hasQuotes * 4 + inQuotes * 2 + quoted, look.marked, 0),
      hash(14, inBracket, look.shape, 0),
      hash(15, Math.floor((10 * at) / words.length), 0, 0),
      hash(16, Math.min(sentences, 4), Math.min(sinceSentence, 6), 0),
      hash(17, Math.min(sentences, 4), years, last.trail),
      hash(18, Math.min(at, 5), look.shape, 0),
      hash(19, Math.min(left, 4), look.shape, 0),
      hash(20, rounded(toYear[at] ?? FAR), years, 0),
      hash(21, rounded(toNumber[at] ?? FAR), look.shape, 0),
      hash(22, look.ending, 0, 0),
      hash(23, Number(last.isCity) * 4 + Number(look.isCity) * 2 + Number(next.isCity), look.trail, last.trail),
    );
  });
}

function lookOf({ lead, core, trail }: Word): Look {
  const shape = SHAPES.findIndex(([, form]) => form.test(core));
  const isNumber = shape >= YEAR && shape <= 8;
  const small = isNumber ? '' : core.toLowerCase();
  const after =
    markOf(trail) + (trail.includes(')') && trail.length > 1 ? 16 : 0) + (CLOSING_QUOTE.test(trail) && trail.length > 1 ? 32 : 0);
  const opening = lead === '' ? 0 : OPENING_QUOTE.test(lead) ? 1 : /[([]/.test(lead) ? 2 : 3;
  return {
    word: isNumber ? shape : textHash(small),
    ending: small.length > 4 ? textHash(small.slice(-3)) : 0,
    shape,
    marked: (shape * 4 + opening) * 64 + after,
    ended: shape * 64 + after,
    trail: after,
    isCity: CITY_NAMES.has(core),
    isYear: shape === YEAR,
    isNumber,
  };
}

function markOf(trail: string): number {
  return trail === '' ? 0 : 1 + (MARKS.findIndex((marks) => marks.includes(trail[0] ?? '')) + 1);
}

const OUTSIDE: Look = {
  word: 1,
  ending: 0,
  shape: 31,
  marked: 8191,
  ended: 2047,
  trail: 63,
  isCity: false,
  isYear: false,
  isNumber: false,
};
const NOWHERE: Before = { inQuotes: 0, inBracket: 0, quoted: 0, years: 0, sentences: 0, sinceSentence: 0 };

function placesOf(words: readonly Word[], looks: readonly Look[]): readonly Before[] {
  let { inQuotes, inBracket, quoted, years, sentences, sinceSentence } = NOWHERE;
  return words.map(({ lead, core, trail }, at) => {
    if (OPENING_QUOTE.test(lead)) inQuotes = 1;
    if (/[([]/.test(lead)) inBracket = 1;
    const place = { inQuotes, inBracket, quoted, years, sentences, sinceSentence };
    if (/[)\]]/.test(trail)) inBracket = 0;
    if (inQuotes === 1 && CLOSING_QUOTE.test(trail)) {
      inQuotes = 0;
      quoted = 1;
    }
    if (looks[at]?.isYear === true) years = 1;
    sinceSentence += 1;
    if (SENTENCE_END.test(trail) && /\p{L}{3}|\d/u.test(core)) {
      sentences += 1;
      sinceSentence = 0;
    }
    return place;
  });
}

/** How many words each word stands before the next one of a kind. */
function distances(looks: readonly Look[], isOne: (look: Look) => boolean): Int32Array {
  const found = new Int32Array(looks.length);
  let distance = FAR;
  for (let at = looks.length - 1; at >= 0; at -= 1) {
    found[at] = distance;
    const look = looks[at];
    distance = look !== undefined && isOne(look) ? 0 : Math.min(distance + 1, FAR);
  }
  return found;
}

function rounded(distance: number): number {
  return distance > 20 ? 9 : distance > 8 ? 8 : distance > 4 ? 5 : distance;
}

function textHash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum | 0;
}

function hash(kind: number, one: number, two: number, three: number): number {
  let sum = Math.imul(kind * 0x9e3779b1, 0x85ebca6b) ^ one;
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  sum = Math.imul(sum ^ two ^ (sum >>> 12), 0x297a2d39);
  sum = Math.imul(sum ^ three ^ (sum >>> 15), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) & ((1 << BITS) - 1);
}
