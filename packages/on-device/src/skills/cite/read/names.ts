import type { CslName } from '../csl-item.ts';
import { isBody } from './names/bodies.ts';
import { afterInitials, INITIALS, inverted, natural, PARTICLES, SUFFIX, withSuffix } from './names/one-name.ts';

/** The suffix of a name after which others are left out. */
export const AND_OTHERS = 'et al.';

export interface Names {
  readonly names: readonly CslName[];
  /** Whether the list is marked "(Ed.)" or "edited by". */
  readonly editors: boolean;
}

/** The longest list of names, in characters. Twenty-six full names take about 450. */
const LONGEST_LIST = 2000;

const SHORTENED = /[,;]?\s*(?:&|\band\b)?\s*(?:\bet\.?\s?al\b\.?|\b(?:and|&) (?:others|colleagues)\b)[.,]?$/i;
/** An ellipsis between two names. */
const ELLIPSIS = /\s*,?\s*(?:…|\.{3}|\. \. \.)\s*/;
const EDITORS = /[,\s]*[([]?\b(?:eds?\b\.?|editors?\b|hrsg\b\.?|hg\.)[)\]]?[.,]?$/i;

/** Reads a list of authors or editors in any common order. Returns undefined for other texts. */
export function readNames(text: string): Names | undefined {
  if (text.length > LONGEST_LIST) return undefined;
  let rest = trimEnd(text);
  const editors = EDITORS.test(rest);
  if (editors) rest = trimEnd(rest.replace(EDITORS, ''));
  const shortened = SHORTENED.test(rest);
  rest = trimEnd(rest.replace(SHORTENED, ''));
  const elided = ELLIPSIS.exec(rest);
  if (elided !== null) return joinElided(rest.slice(0, elided.index), rest.slice(elided.index + elided[0].length), editors);
  if (rest === '') return undefined;
  if (isBody(rest)) return { names: [{ literal: rest }], editors };
  if (/\d|[“”"?!:()[\]]/.test(rest)) return undefined;
  const names = rest.includes(';')
    ? rest
        .split(';')
        .filter((one) => one.trim() !== '')
        .map(readOne)
    : readList(rest);
  if (names === undefined || names.length === 0 || names.some((name) => name === undefined)) return undefined;
  const known = names as readonly CslName[];
  return { names: shortened ? andOthers(known) : known, editors };
}

/** Reads names in lower case if a single letter shows that they are names: "smith, j. and jones, k.". */
export function readSmallNames(text: string): Names | undefined {
  if (text.length > 300 || /\p{Lu}/u.test(text) || !/(?:^|[\s,.])\p{Ll}(?:[\s,.]|$)/u.test(text)) return undefined;
  return readNames(text.replace(/(?<![\p{L}'’])\p{Ll}(?!(?:nd|t al)\b)/gu, (letter) => letter.toUpperCase()));
}

/** Marks an incomplete list, so that every style shows that names are left out. */
function andOthers(names: readonly CslName[]): readonly CslName[] {
  return names.map((name, index) => (index === names.length - 1 && name.suffix === undefined ? { ...name, suffix: AND_OTHERS } : name));
}

/** Joins the names around an ellipsis: "A, B, … Z". */
function joinElided(before: string, after: string, editors: boolean): Names | undefined {
  const first = readNames(before);
  const last = readNames(after);
  if (first === undefined || last === undefined) return undefined;
  return { names: [...andOthers(first.names), ...last.names], editors };
}

/** "Kahneman, Daniel", "Daniel Kahneman", "Kahneman D", "D. Kahneman". */
function readOne(text: string): CslName | undefined {
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim());
  if (given === undefined || given === '') return natural(family);
  if (SUFFIX.test(given)) return withSuffix(natural(family), given);
  const name = inverted(family, given);
  return suffix === undefined ? name : withSuffix(name, suffix);
}

interface Unit {
  readonly text: string;
  readonly afterAnd: boolean;
  given?: string;
  suffix?: string;
}

/** Reads names separated by commas and "and", with commas also inside names. */
function readList(text: string): readonly (CslName | undefined)[] | undefined {
  const units: Unit[] = [];
  for (const chunk of text.split(/,?\s+(?:and|&)\s+|\s*,?\s*&\s*|\s(?:y|e|et|und)\s(?=\p{Lu}\.)/u)) {
    chunk.split(',').forEach((raw, index) => {
      const part = raw.trim();
      const last = units.at(-1);
      if (part === '') return;
      if (last !== undefined && index > 0 && SUFFIX.test(part)) last.suffix = part;
      else if (last !== undefined && index > 0 && last.given === undefined && isGivenOnly(part) && isFamily(last.text)) last.given = part;
      else units.push({ text: part, afterAnd: index === 0 && units.length > 0 });
    });
  }
  // If every name starts with initials, the rest of it is the family name: "G. García Márquez".
  const initialsFirst = units.every((unit) => unit.given === undefined && /^\p{Lu}\./u.test(unit.text));
  return pairFullNames(units).map((unit) => {
    const name =
      unit.given === undefined ? (initialsFirst ? afterInitials(unit.text) : natural(unit.text)) : inverted(unit.text, unit.given);
    return unit.suffix === undefined ? name : withSuffix(name, unit.suffix);
  });
}

/** Whether a part is initials, or a given name that ends in one. It belongs to the family name before it. */
function isGivenOnly(part: string): boolean {
  return INITIALS.test(part) || (/\s\p{Lu}\.$/u.test(part) && !/^\p{Lu}\.$/u.test(part));
}

function isFamily(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= 4 && !words.some((word) => INITIALS.test(word));
}

/** Joins "Tversky" and "Amos": for the first name only (MLA, Chicago), or for every name of the list. */
function pairFullNames(units: readonly Unit[]): readonly Unit[] {
  const [first, second, ...others] = units;
  if (first === undefined || second === undefined || second.afterAnd || first.given !== undefined || second.given !== undefined)
    return units;
  if (wordsOf(first.text) > 1 && wordsOf(second.text) > 1) return units;
  if (others.every((unit) => unit.given !== undefined || wordsOf(unit.text) > 1)) {
    return wordsOf(first.text) > 2 ? units : [{ ...first, given: second.text }, ...others];
  }
  const pairs = units.length % 2 === 0 && units.every((unit, index) => unit.given === undefined && (index % 2 === 0 || !unit.afterAnd));
  const marked = units.some((unit, index) => index > 0 && index % 2 === 0 && unit.afterAnd);
  if (!pairs || !marked) return units;
  return units.flatMap((unit, index) => (index % 2 === 0 ? [{ ...unit, given: units[index + 1]?.text ?? '' }] : []));
}

/** The number of words in a name without its particles: one for "van der Walt". */
function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => !PARTICLES.has(word.toLowerCase())).length;
}

/** Drops punctuation after a list, but not the full stop of an initial or of "al.". */
function trimEnd(text: string): string {
  const trimmed = text.trim().replace(/[\s,:;]+$/, '');
  return /(?:^|[\s.-])\p{Lu}\.$|\b(?:al|jr|sr|eds?)\.$/iu.test(trimmed) ? trimmed : trimmed.replace(/\.+$/, '');
}
