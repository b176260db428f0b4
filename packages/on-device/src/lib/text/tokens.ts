import { stemmer } from 'stemmer';
import { english } from '../language/english.ts';
import type { Language } from '../language/language.ts';
import type { Token } from './document.ts';

/** Letters and digits with inner apostrophes, hyphens and decimal marks; "C++" and "C#" keep their signs. */
const TOKEN =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*(?:(?:['’‑-]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*)*(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** The longest word that is stemmed, in characters. The stemmer's patterns are slow on longer ones. */
const LONGEST_WORD = 40;

/** The stem of a lower-case word without its possessive: equal for "cell's" and "cells". English unless a language is given. */
export function stemOf(word: string, { code, stem }: Pick<Language, 'code' | 'stem'> = { code: 'en', stem: stemmer }): string {
  if (word.length > LONGEST_WORD) return word;
  return stem(code === 'en' ? word.replace(/['’]s?$/, '') : word);
}

/** Returns a tokenizer that looks each form of a word up once and shares its strings, as a text repeats its words. */
export function tokenReader(language: Language = english): (raw: string, start: number, end: number) => Token[] {
  const known = new Map<string, Omit<Token, 'start' | 'end'>>();
  const read = (text: string) => {
    const word = text.toLowerCase();
    const form = { text, word, stem: stemOf(word, language), stop: language.isStopWord(word) };
    known.set(text, form);
    return form;
  };
  return (raw, start, end) => {
    const tokens: Token[] = [];
    for (const match of raw.slice(start, end).matchAll(TOKEN)) {
      const { text, word, stem, stop } = known.get(match[0]) ?? read(match[0]);
      const at = start + match.index;
      tokens.push({ text, word, stem, start: at, end: at + text.length, stop });
    }
    return tokens;
  };
}

/** The tokens of `raw.slice(start, end)`, with offsets into `raw`. */
export function tokenize(raw: string, start = 0, end = raw.length): Token[] {
  return tokenReader()(raw, start, end);
}

/** Counts words as a person does: texts between white space that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
