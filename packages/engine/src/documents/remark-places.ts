import type { Reference } from '../items/reference.ts';

/** Two texts are one source where so many of the words of the shorter one stand in the other. */
const SAME = 0.75;

/**
 * Finds the reference of a list on which a remark of another section is ("Needs your attention"), as its index; -1 for a source that is
 * not in the list: an identifier to look up, a line that was not read, a duplicate.
 */
export function remarkPlaces(list: readonly Reference[]): (remark: Reference) => number {
  const find = sameSource(list.map(({ text }) => text));
  return ({ status, text }) => (status === 'look-up' || status === 'unread' || status === 'duplicate' ? -1 : find(text));
}

/** Finds the text of a list that is the same source as another text, as its index; -1 if none is. */
export function sameSource(list: readonly string[]): (text: string) => number {
  const all = list.map(wordsOf);
  return (text) => {
    const own = wordsOf(text);
    const shares = all.map((words) => {
      const common = [...own].filter((word) => words.has(word)).length;
      return common < 2 ? 0 : common / Math.min(own.size, words.size);
    });
    const best = Math.max(0, ...shares);
    return best < SAME ? -1 : shares.indexOf(best);
  };
}

/** The title of a BibTeX record, whose other words do not stand so in an entry: its key, names of fields, given names. */
const RECORD_TITLE = /^@\w+\s*\{.{0,400}?[\s,]title\s*=\s*[{"](.{1,400}?)[}"]\s*(?:,|\}|$)/is;

function wordsOf(text: string): Set<string> {
  return new Set(
    (RECORD_TITLE.exec(text)?.[1]?.replace(/[{}"'^`~\\]/g, '') ?? text)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  );
}
