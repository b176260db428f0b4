import type { CslName } from '../csl-item.ts';
import { YEAR } from './dates.ts';
import { PARTICLE } from './name-forms.ts';
import { isTeam } from './names/bodies.ts';
import type { LeadingNames } from './names/leading.ts';
import { spaceInitials } from './names/one-name.ts';
import { AND_OTHERS } from './names.ts';

/** All words before the first year in brackets or between full stops. */
const BEFORE_YEAR = new RegExp(`^(.{4,1500}?)[\\s,:;]*(?:\\(${YEAR}[a-z]?(?:,[^()]{1,24})?\\)|(?<=[.,])\\s${YEAR}[a-z]?\\.\\s)`, 'u');
/** Marks of a title, and full stops that end a sentence. */
const NO_NAMES = /[“”"«»?!:()[\]\d/]|\p{Ll}{3}\.\s/u;
const OTHERS = /[,;\s]*(?:…|\.\s?\.\s?\.)?[,\s]*(?:(?:and|&)\s)?(?:et\.?\s?al\b\.?|others)$/iu;
/** "and" in the languages whose lists put it before the last name. */
const SEPARATOR =
  /\s*[,;]\s*(?:(?:and|&|et|und|y|e|in|og|och|en|ja|ve|és|i|dan)\s+)?|\s+(?:and|&|et|und|y|e|in|og|och|en|ja|ve|és|i|dan)\s+|\s*&\s*/u;

const FAMILY = `(?:${PARTICLE}\\s|St\\.\\s){0,3}\\p{Lu}[\\p{L}\\p{M}'’‐-]+(?:[\\s](?:${PARTICLE}\\s)*(?:St\\.|\\p{Lu}[\\p{L}\\p{M}'’‐-]+)){0,2}`;
const INITIALS = `(?:(?:\\p{Lu}[hau]?|Md|Mohd)\\.[\\s‐-]{0,2}){1,5}|\\p{Lu}{1,4}(?:[-‐]\\p{Lu})?\\.?`;
const IS_FAMILY = new RegExp(`^${FAMILY}$`, 'u');
const IS_INITIALS = new RegExp(`^((?:${INITIALS})(?:\\s${PARTICLE}){0,2})$`, 'u');
const FAMILY_FIRST = new RegExp(`^(${FAMILY})\\s(${INITIALS})$`, 'u');
const INITIALS_FIRST = new RegExp(`^((?:\\p{Lu}[hau]?\\.[\\s‐-]?){1,4}|\\p{Lu}\\s)\\s?(${FAMILY})$`, 'u');

/**
 * The names before a year, if all words before it are family names, initials and words that join them. Finds lists that change their form,
 * and lists in which one name has an unusual form: "Khudri, Md. M., & Farjana, N. (2016)", "Brody, S., Alon, U. in Yahav, E. (2022)".
 */
export function datedNames(text: string): LeadingNames | undefined {
  const all = BEFORE_YEAR.exec(text)?.[1];
  if (all === undefined || NO_NAMES.test(all)) return undefined;
  const list = all.replace(OTHERS, '');
  const pieces = list
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .replace(/(?<=\p{Ll})\.(?=\p{Lu}\.)/gu, ', ')
    .replace(/…|\.\s?\.\s?\.(?=\s|$)/gu, ',')
    .split(SEPARATOR)
    .filter((piece) => piece !== '');
  const names = pieces.some(isTeam) ? undefined : namesOf(pieces);
  if (names === undefined) return undefined;
  const last = names.at(-1);
  return {
    names: list === all || last === undefined ? names : [...names.slice(0, -1), { ...last, suffix: AND_OTHERS }],
    editors: false,
    end: all.length,
    certain: true,
  };
}

const IN_FULL = /^\p{Lu}[\p{L}’'-]+\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}’'-]+$/u;

function nameInFull(piece: string): CslName {
  const at = piece.lastIndexOf(' ');
  return { family: piece.slice(at + 1), given: piece.slice(0, at) };
}

/** The names in pieces between commas; undefined where a piece is neither a name nor a part of one. */
function namesOf(pieces: readonly string[]): readonly CslName[] | undefined {
  const names: CslName[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece = '', next = ''] = pieces.slice(at, at + 2);
    const [, after, before] = FAMILY_FIRST.exec(piece) ?? [];
    const [, initials, family] = INITIALS_FIRST.exec(piece) ?? [];
    if (IS_FAMILY.test(piece) && IS_INITIALS.test(next)) {
      names.push({ family: piece, given: spaceInitials(next) });
      at += 1;
    } else if (after !== undefined && before !== undefined) names.push({ family: after, given: spaceInitials(before) });
    else if (initials !== undefined && family !== undefined) names.push({ family, given: spaceInitials(initials) });
    // "Gatersleben, B., Lars Steg, & Vlek, C.": words before another name are no title.
    else if (IN_FULL.test(piece) && names.length > 0 && at < pieces.length - 1) names.push(nameInFull(piece));
    // One name alone among others: "Walling, B., & Alemtoshi".
    else if (IS_FAMILY.test(piece) && !piece.includes(' ') && names.length > 0) names.push({ family: piece });
    else return undefined;
  }
  return names.length === 0 ? undefined : names;
}
