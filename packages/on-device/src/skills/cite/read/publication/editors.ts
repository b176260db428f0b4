import type { CslName } from '../../csl-item.ts';
import { leadingNames } from '../leading-names.ts';
import { AND_OTHERS, readNames } from '../names.ts';

export interface TakenNames {
  readonly names: readonly CslName[];
  /** The text with a line break in place of the names. */
  readonly rest: string;
}

/** "Soil Health and Climate Change (B. Singh, A. Cowie, eds)". */
const EDITORS_IN_BRACKET = /\s\((\p{Lu}[^()\d]{4,150}),\s[Ee]ds?\.?\)/u;
/** A family name alone: ", ed. Ferguson et al, 5th ed." */
const FAMILY_OF_EDITOR = /,\s(?:eds?\.|edited by)\s(\p{Lu}[\p{L}'’-]+)(\set\sal\.?)?(?=,)/u;
const MARK = /,?\s*[([]?\b(?:eds?\b\.?|editors?\b)[)\]]?[.,]?/i;

/**
 * Takes the editors of a larger work out of the text after a title: "edited by A B, 8:47–89", "A. B (Ed.), Book",
 * "Book, A. B, Ed. Place". `within` is true if the text begins with "In".
 */
export function readEditors(text: string, within: boolean): TakenNames {
  const named = takeNamesAfter(text, /[,.]?\s*\b(?:[Ee]dited by|[Ee]ds?\. by)\s+|,\seds?\.\s(?=(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{Ll})/u);
  const family = named.names.length > 0 ? null : FAMILY_OF_EDITOR.exec(text);
  if (family !== null)
    return {
      names: [{ family: family[1] ?? '', ...(family[2] === undefined ? {} : { suffix: AND_OTHERS }) }],
      rest: `${text.slice(0, family.index)}\n${text.slice(family.index + family[0].length)}`,
    };
  const bracket = EDITORS_IN_BRACKET.exec(text);
  const inBracket = bracket === null ? undefined : readNames(bracket[1] ?? '');
  if (inBracket !== undefined && bracket !== null)
    return { names: inBracket.names, rest: `${text.slice(0, bracket.index)}\n${text.slice(bracket.index + bracket[0].length)}` };
  const mark = MARK.exec(text);
  if (mark === null && within && named.names.length === 0) return authorsOfBook(text);
  if (named.names.length > 0 || mark === null || !within || /\d(?:st|nd|rd|th)\s*$/.test(text.slice(0, mark.index))) return named;
  const before = text.slice(0, mark.index);
  const after = text.slice(mark.index + mark[0].length);
  const leading = readNames(before);
  if (leading !== undefined) return { names: leading.names, rest: `\n${after}` };
  // IEEE puts the editors after the book: the longest list of names that reaches the mark.
  for (const comma of before.matchAll(/[,\n]\s*/g)) {
    const list = before.slice(comma.index + comma[0].length);
    const read = /^\p{Lu}\.|^\p{Lu}[\p{L}'’-]+ \p{Lu}/u.test(list) ? readNames(list) : undefined;
    if (read !== undefined) return { names: read.names, rest: `${before.slice(0, comma.index)}\n${after}` };
  }
  return { names: [], rest: `${before}\n${after}` };
}

/** "In: BAKHTIN, M. M. Estética da criação verbal": the author of the larger work stands before it, in Brazilian lists in capitals. */
function authorsOfBook(text: string): TakenNames {
  const found = leadingNames(text).find(
    ({ certain, end }) => certain && /^\.?\s+\p{Lu}\p{L}*\s\S/u.test(text.slice(end)) && /\.\s*$/.test(text.slice(0, end + 1)),
  );
  return found === undefined ? { names: [], rest: text } : { names: found.names, rest: text.slice(found.end).replace(/^[\s.]+/, '') };
}

/** Takes out the names after a phrase such as "translated by". Without the phrase the text stays unchanged. */
export function takeNamesAfter(text: string, phrase: RegExp): TakenNames {
  const match = phrase.exec(text);
  if (match === null) return { names: [], rest: text };
  const after = text.slice(match.index + match[0].length);
  const found = longestNames(after);
  return found === undefined
    ? { names: [], rest: text }
    : { names: found.names, rest: `${text.slice(0, match.index)}\n${after.slice(found.end)}` };
}

interface FoundNames {
  readonly names: readonly CslName[];
  readonly end: number;
}

/** The longest list of full names at the start of a text that ends at a comma, full stop or line break. */
function longestNames(text: string): FoundNames | undefined {
  let best: FoundNames | undefined;
  for (const stop of `${text.slice(0, 600)}\n`.matchAll(/[,.\n]/g)) {
    const end = stop.index + (stop[0] === '.' && /(?:^|[\s.])\p{Lu}$|\bal$/u.test(text.slice(0, stop.index)) ? 1 : 0);
    if (/\d/.test(text.slice(0, end))) break;
    const read = readNames(text.slice(0, end));
    // "Translated by William Weaver, Harcourt": after "by" a name of two words is whole.
    if (best !== undefined && /^\p{Lu}\S+(?:\s\S+)*\s\p{Lu}\p{Ll}+,\s/u.test(text) && read?.names.length === 1) break;
    if (read?.names.every(({ family = '', given }) => given !== undefined && /\p{L}{2}/u.test(family)) === true)
      best = { names: read.names, end };
  }
  return best;
}
