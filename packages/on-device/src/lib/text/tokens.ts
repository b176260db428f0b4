import { stemmer } from 'stemmer';
import type { Token } from './document.ts';
import { isStopWord } from './stop-words.ts';

/** Letters and digits with inner apostrophes, hyphens and decimal marks; "C++" and "C#" keep their signs. */
const TOKEN =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:(?:['’‑-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** Longer runs are not words of a language; the stemmer's patterns are kept off them. */
const LONGEST_WORD = 40;

/** Porter stem of a lower-case word, possessive dropped: "cell's" and "cells" are one. */
export function stemOf(word: string): string {
  if (word.length > LONGEST_WORD) return word;
  return stemmer(word.replace(/['’]s?$/, ''));
}

/** Reads tokens of a document; stems are remembered, as a text repeats its words. */
export function tokenReader(): (raw: string, start: number, end: number) => Token[] {
  const known = new Map<string, { readonly stem: string; readonly stop: boolean }>();
  return (raw, start, end) => {
    const tokens: Token[] = [];
    for (const match of raw.slice(start, end).matchAll(TOKEN)) {
      const text = match[0];
      const word = text.toLowerCase();
      let about = known.get(word);
      if (about === undefined) {
        about = { stem: stemOf(word), stop: isStopWord(word) };
        known.set(word, about);
      }
      const at = start + match.index;
      tokens.push({ text, word, stem: about.stem, start: at, end: at + text.length, stop: about.stop });
    }
    return tokens;
  };
}

/** Tokens of a piece of text, by offsets into `raw`. */
export function tokenize(raw: string, start = 0, end = raw.length): Token[] {
  return tokenReader()(raw, start, end);
}

/** Words as a person counts them: runs between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  let words = 0;
  for (const [run] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(run)) words += 1;
  return words;
}
