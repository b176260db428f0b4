import type { Passage } from '../../spans.ts';
import type { TextDocument } from '../text/document.ts';

interface Acronym {
  readonly short: Passage;
  readonly long: Passage;
  /** Index of the sentence in the document. */
  readonly sentence: number;
}

/** "NADP", "mRNA", "GDPs": two to eight characters, two of them capitals. */
const SHORT = /^[A-Za-z][A-Za-z0-9&-]{1,7}$/;
/** Words in brackets, and the words before them. */
const BRACKETS = /\(([^()]{2,80})\)/g;
const BEFORE = 90;

/** Acronyms that the text expands, "carbon dioxide (CO2)" or "WHO (World Health Organization)", each once. */
export function acronyms(document: TextDocument): Acronym[] {
  const { field, raw } = document;
  const found: Acronym[] = [];
  const seen = new Set<string>();
  const passage = (start: number, end: number): Passage => ({ field, raw, start, end });
  document.sentences.forEach((sentence, index) => {
    if (!sentence.text.includes('(')) return;
    for (const match of raw.slice(sentence.start, sentence.end).matchAll(BRACKETS)) {
      const open = sentence.start + match.index;
      const inside = match[1] ?? '';
      const before = raw.slice(Math.max(sentence.start, open - BEFORE), open).trimEnd();
      const shortLast = /[A-Za-z][A-Za-z0-9&-]{1,7}$/.exec(before)?.[0] ?? '';
      let pair: { short: Passage; long: Passage } | undefined;
      if (isAcronym(inside.trim())) {
        const long = expansionAtEnd(before, inside.trim());
        const end = Math.max(sentence.start, open - BEFORE) + before.length;
        const at = open + 1 + inside.indexOf(inside.trim());
        if (long !== undefined) pair = { short: passage(at, at + inside.trim().length), long: passage(end - long.length, end) };
      } else if (isAcronym(shortLast) && expansionAtEnd(inside.trim(), shortLast) === inside.trim()) {
        const end = Math.max(sentence.start, open - BEFORE) + before.length;
        const at = open + 1 + inside.indexOf(inside.trim());
        pair = { short: passage(end - shortLast.length, end), long: passage(at, at + inside.trim().length) };
      }
      const name = pair === undefined ? '' : raw.slice(pair.short.start, pair.short.end);
      if (pair === undefined || seen.has(name)) continue;
      seen.add(name);
      found.push({ ...pair, sentence: index });
    }
  });
  return found;
}

function isAcronym(text: string): boolean {
  return SHORT.test(text) && (text.match(/[A-Z]/g)?.length ?? 0) >= 2;
}

/** The words at the end of `text` whose initials spell the acronym. Function words between them may be skipped. */
function expansionAtEnd(text: string, short: string): string | undefined {
  const letters = short
    .replace(/s$/, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  const words = [...text.matchAll(/[A-Za-z][A-Za-z'’]*/g)];
  let letter = letters.length - 1;
  let at = words.length - 1;
  for (; at >= 0 && letter >= 0; at -= 1) {
    const word = (words[at]?.[0] ?? '').toLowerCase();
    if (word.startsWith(letters[letter] ?? '')) letter -= 1;
    else if (letter > 0 && lettersInside(word, letters, letter) > 0) letter -= lettersInside(word, letters, letter);
    else if (!/^(?:of|and|the|for|in|on|to|a|an|de)$/.test(word)) return undefined;
  }
  // "Office of Management and Budget": no name begins with "of".
  if (/^(?:of|and|for|in|on|to)$/i.test(words[at + 1]?.[0] ?? '')) return undefined;
  if (letter >= 0 || words.length - 1 - at < 2) return undefined;
  return text.slice(words[at + 1]?.index ?? 0);
}

/** Counts the letters that one compound gives: "deoxyribonucleic" gives the D of DNA only, "photosystem" gives P and S. */
function lettersInside(word: string, letters: string, last: number): number {
  for (let count = Math.min(3, last + 1); count > 1; count -= 1) {
    const wanted = letters.slice(last - count + 1, last + 1);
    if (!word.startsWith(wanted[0] ?? '')) continue;
    if (spells(word, wanted)) return count;
  }
  return 0;
}

function spells(word: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
