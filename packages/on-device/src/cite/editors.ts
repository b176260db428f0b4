import type { CslName } from './csl-item.ts';
import { readNames } from './names.ts';

export interface Editors {
  readonly editors: readonly CslName[];
  /** The text with a line break where the editors stood. */
  readonly rest: string;
}

const MARK = '[([]?\\b(?:eds?\\b\\.?|editors?\\b)[)\\]]?';

/**
 * Takes the editors of a larger work out of what stands after a title: "edited by A B, 8:47–89", "A. B (Ed.), Book",
 * "Book, A. B, Ed. Place".
 */
export function readEditors(text: string, within: boolean): Editors {
  const by = /[,.]?\s*\b(?:edited by|ed\. by|eds?\. by)\s+/i.exec(text);
  if (by !== null) {
    const after = text.slice(by.index + by[0].length);
    const found = longestNames(after);
    if (found !== undefined) return { editors: found.names, rest: `${text.slice(0, by.index)}\n${after.slice(found.end)}` };
  }
  const mark = new RegExp(`,?\\s*${MARK}[.,]?`, 'i').exec(text);
  if (mark === null || !within || /\d(?:st|nd|rd|th)\s*$/.test(text.slice(0, mark.index))) return { editors: [], rest: text };
  const before = text.slice(0, mark.index);
  const after = text.slice(mark.index + mark[0].length);
  const leading = readNames(before);
  if (leading !== undefined) return { editors: leading.names, rest: `\n${after}` };
  // IEEE puts the editors after the book: the longest list of names that reaches the mark.
  for (const comma of before.matchAll(/[,\n]\s*/g)) {
    const start = comma.index + comma[0].length;
    const text = before.slice(start);
    const names = /^\p{Lu}\.|^\p{Lu}[\p{L}'’-]+ \p{Lu}/u.test(text) ? readNames(text) : undefined;
    if (names !== undefined) return { editors: names.names, rest: `${before.slice(0, comma.index)}\n${after}` };
  }
  return { editors: [], rest: `${before}\n${after}` };
}

/** The longest list of names at the start of a text that ends at a comma or full stop. */
function longestNames(text: string): { readonly names: readonly CslName[]; readonly end: number } | undefined {
  let best: { readonly names: readonly CslName[]; readonly end: number } | undefined;
  for (const stop of `${text.slice(0, 600)}\n`.matchAll(/[,.\n]/g)) {
    const end = stop.index + (stop[0] === '.' && /(?:^|[\s.])\p{Lu}$|\bal$/u.test(text.slice(0, stop.index)) ? 1 : 0);
    if (/\d/.test(text.slice(0, end))) break;
    const read = readNames(text.slice(0, end));
    if (read !== undefined && read.names.every((name) => name.given !== undefined)) best = { names: read.names, end };
  }
  return best;
}
