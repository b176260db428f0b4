import type { Rule } from '../rule.ts';

/** A pattern of words and what to write instead; `$1` is the first group, `a(n)` the article that fits the next word. */
export type Phrase = readonly [pattern: string, fix: string];

/** The last word of a pattern, a group of words, or a look-ahead that rules out words after it. */
const ENDS_A_WORD = /(?:\w|[^ ]\(\?!(?:[^()]|\([^()]*\))*\)|\((?!\?(?:[=!<]))[^()]*\w\))$/;

/** Rules for whole words, from a table. A phrase whose correction is what stands there already is right. */
export function phraseRules(id: string, phrases: readonly Phrase[]): Rule[] {
  return phrases.map(([pattern, fix]) => ({
    id,
    pattern: new RegExp(`(?<![\\w'-])${pattern}${ENDS_A_WORD.test(pattern) ? "(?![\\w'-])" : ''}`, 'gi'),
    fix: (match) => {
      const words = plain(fix.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''));
      return words.toLowerCase() === plain(match[0]).toLowerCase() ? undefined : words;
    },
  }));
}

function plain(words: string): string {
  return words
    .replace(/a\(n\)(?= ([aeiou])?)/g, (_, vowel: string | undefined) => (vowel === undefined ? 'a' : 'an'))
    .replace(/\s+/g, ' ')
    .trim();
}
