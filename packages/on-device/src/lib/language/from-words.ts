import type { Language } from './language.ts';

/** A language from the lists and the stemmer of a package. */
export function fromWords(
  code: string,
  stopWords: readonly string[],
  stem: (word: string) => string,
  abbreviations: string,
  ordinals = false,
): Language {
  const stops = new Set(stopWords);
  return {
    code,
    isStopWord: (word) => stops.has(word.includes('’') ? word.replaceAll('’', "'") : word),
    stem,
    abbreviations: new Set(abbreviations.split(' ')),
    ordinals,
  };
}
