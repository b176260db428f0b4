import { isCommon } from '../../../lib/text/common-words.ts';

/** From this strength on, a short form stands for its word without others that do. */
export const SURE = 0.7;
const SAME = 1;
/** The strength of a long beginning. A shorter form of a name of one word is never sure. */
export const LONG = 0.9;
/** A beginning that ends in a vowel or lacks one letter. Alone it stands for its word only where a note explains it. */
export const UNUSUAL = 0.6;
/** A letter or two, which count only beside other words of the name. */
const FEW = 0.4;

/**
 * The certainty with which a word of notes is a short form of a word of a topic, from 0 to 1: "photosyn." for "photosynthesis", "ctrl" for "control",
 * "rxn" for "reaction". Both are in lower case, without accents.
 * @param dotted whether a full stop follows the short form
 */
export function shortens(short: string, word: string, dotted: boolean): number {
  // Most pairs of words differ in their first letter.
  if (short[0] !== word[0]) return short.length > 1 ? otherwise(short, word) : short === 'x' && /^(?:cross|trans)/.test(word) ? FEW : 0;
  if (singular(short) === singular(word)) return SAME;
  if (short.length > word.length) return otherwise(short, word);
  const one = short.length > 2 && !word.startsWith(short) ? short.replace(/s$/, '') : short;
  if (word.startsWith(one)) return beginning(one, word, dotted);
  if (/^.xn$/.test(one)) return /tions?$/.test(word) ? SURE : 0;
  return skeleton(one, word);
}

function singular(word: string): string {
  return word.endsWith('s') ? word.replace(/(?<=\p{L}{3})s$/u, '') : word;
}

function beginning(short: string, word: string, dotted: boolean): number {
  if (short.length <= 2) return dotted ? 0.4 + 0.1 * short.length : FEW;
  if (dotted) return LONG;
  // "Form" is no short "formation", nor "immune" a short "immunesis": such words are whole.
  if (isCommon(short)) return 0;
  // "Glu" and "glia" are no usual cuts, and other words begin like them.
  if (word.length - short.length < 2 || /[aeuy]$/.test(short)) return UNUSUAL;
  // "Theo", "uni"
  if (/[io]$/.test(short)) return SURE;
  return short.length === 3 ? SURE : LONG;
}

/** "Govt", "natl", "thm", "grp": the first letters, then consonants of the rest, up to its last letter. */
function skeleton(short: string, word: string): number {
  // "Dmg" leaves out the silent end of "damage".
  const plain = singular(word).replace(/(?<=\p{L}{3}[^aeiou])e$/u, short.endsWith('e') ? 'e' : '');
  if (short.length < 2 || short.at(-1) !== plain.at(-1)) return 0;
  let same = 0;
  while (short[same] === plain[same]) same += 1;
  if (/[aeiouy]/.test(short.slice(same, -1)) || (/[aeiouy]$/.test(short) && short.length < 3)) return 0;
  let at = -1;
  for (const letter of short) {
    at = plain.indexOf(letter, at + 1);
    if (at < 0) return 0;
  }
  return short.length === 2 ? FEW : isCommon(short) ? 0 : SURE;
}

/** Ordinals and what stands for them, also in Spanish, French and German: "1st", "1ª" and "I" for "first", "2ary" for "secondary". */
const NUMBERS: readonly RegExp[] = [
  /^(?:1(?!\d).*|i|first|one|prim.*|premi.*|erste.?)$/,
  /^(?:2(?!\d).*|ii|two|seco.*|segund.|deuxi.*|zweite.?)$/,
  /^(?:3(?!\d).*|iii|third|three|thirds|terti.*|tercer.?|troisi.*|dritte.?)$/,
  /^(?:4(?!\d).*|iv|four(?:ths?)?|quater.*|cuart.|quatr.*|vierte.?)$/,
  /^(?:5(?!\d).*|v|fif(?:ths?)?|five|quint.|cinqui.*|fünfte.?)$/,
  ...[
    'six',
    'seven',
    'eigh',
    'nin',
    'ten',
    'eleven',
    'twel',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ].map((name, at) => new RegExp(`^(?:${at + 6}(?!\\d).*|${name}(?:f|v|e|t)?e?(?:th)?)$`)),
];

/** "2ary" for "secondary", "glia" for "neuroglia". */
function otherwise(short: string, word: string): number {
  if (/^\d/.test(short)) return isSameNumber(short, word) ? SURE : 0;
  return short.length >= LEAST_END && word.endsWith(short) && !isCommon(short) ? SURE : 0;
}

/** The fewest letters of the end of a word that stands for it. */
export const LEAST_END = 4;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v'];

/** @param sign a number with its ending, or in Roman letters */
export function isSameNumber(sign: string, word: string): boolean {
  const number = Number.parseInt(sign, 10) || ROMAN.indexOf(sign) + 1;
  return number > 0 && NUMBERS[number - 1]?.test(word) === true;
}
