import { isFamiliar } from '../text/word-classes.ts';
import type { KeyTerm } from './key-terms.ts';

/**
 * Removes terms that overlap: of two, keeps the one that the text defines, then the longer one if it is repeated
 * ("carbon dioxide" for "carbon"), then the better ranked one. Single everyday words stay only if the text defines them.
 */
export function distinctTerms(ranked: readonly KeyTerm[]): KeyTerm[] {
  const kept: KeyTerm[] = [];
  for (const term of ranked) {
    if (term.definition === undefined) {
      const single = term.stems.length === 1;
      if (single && isFamiliar(term.text.toLowerCase())) continue;
      if (ranked.some((other) => holds(other, term) && (other.definition !== undefined || (single && other.count > 1)))) continue;
      if (kept.some((other) => holds(other, term) || holds(term, other))) continue;
    }
    kept.push(term);
  }
  return kept;
}

function holds(long: KeyTerm, short: KeyTerm): boolean {
  return long.stems.length > short.stems.length && ` ${long.key} `.includes(` ${short.key} `);
}
