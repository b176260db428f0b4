import { isFamiliar } from '../text/word-classes.ts';
import type { KeyTerm } from './key-terms.ts';

/**
 * Of ranked terms that hold each other one is enough: what the text defines stays, then the longer one that is said again
 * ("carbon dioxide" for "carbon"), then the better ranked. Single everyday words count only where the text defines them.
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
