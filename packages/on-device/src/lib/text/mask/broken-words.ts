import type { Mask } from '../mask.ts';

/** The part before the hyphen is looked for from there: few words have one at the end of a line. */
const BROKEN = /(?<=([\p{L}\p{N}]+))-\r?\n[ \t]*(\p{L}+)/gu;
const WHOLE = /[\p{L}\p{N}]+-\r?\n[ \t]*\p{L}+/gu;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** A soft hyphen with the break or the space that a copy leaves after it: "varia­ bility". */
const SOFT = /\u00ad\s{0,8}/g;

/**
 * The places where the line break of a page divides a word: "will-⏎ingness". The hyphen stays in a compound: if the text has it in one
 * line, or both of its parts as words.
 */
export function brokenWords(raw: string): Mask[] {
  return [...softHyphens(raw), ...brokenByHyphen(raw)];
}

function softHyphens(raw: string): Mask[] {
  return raw.includes('\u00ad') ? [...raw.matchAll(SOFT)].map(({ index, 0: all }) => ({ start: index, end: index + all.length })) : [];
}

function brokenByHyphen(raw: string): Mask[] {
  const found = [...raw.matchAll(BROKEN)];
  if (found.length === 0) return [];
  const words = new Set<string>();
  for (const [word] of raw.replace(WHOLE, ' ').toLowerCase().matchAll(WORD)) {
    const parts = word.split('-');
    for (const [at, part] of parts.entries()) {
      words.add(part);
      if (at > 0) words.add(`${parts[at - 1]}-${part}`);
    }
  }
  return found.map(({ index, 0: all, 1: head = '', 2: tail = '' }) => {
    const [one, other] = [head.toLowerCase(), tail.toLowerCase()];
    const compound =
      /\d$/.test(head) ||
      /^\p{Lu}/u.test(tail) ||
      words.has(`${one}-${other}`) ||
      (!words.has(one + other) && words.has(one) && words.has(other));
    return { start: index + (compound ? 1 : 0), end: index + all.length - tail.length };
  });
}
