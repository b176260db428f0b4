import type { Borders, Language } from './language.ts';

/** A language from the lists and the stemmer of a package. */
export function fromWords(
  code: string,
  stopWords: readonly string[],
  stem: (word: string) => string,
  abbreviations: string,
  opens: Borders,
  ordinals = false,
): Language {
  const stops = new Set(stopWords);
  return {
    code,
    isStopWord: (word) => stops.has(word.includes('’') ? word.replaceAll('’', "'") : word),
    stem,
    abbreviations: new Set(abbreviations.split(' ')),
    ordinals,
    opens,
  };
}

/** Lists of words that open a thought almost always and often, and that end a clause. */
export function borders(strong: string, weak: string, closes = ''): Borders {
  return { strong: new Set(strong.split(' ')), weak: new Set(weak.split(' ')), closes: new Set(closes.split(' ')) };
}
