import type { Finding } from './problem.ts';

// A longer list, such as the phrases of a skill, is not printed in full.
const MOST_NAMES = 40;

/** A suggestion such as: Did you mean "summary"? Use one of summary, terms. */
export function useOneOf(given: string, known: readonly (string | number)[]): string {
  const names = known.map(String);
  const near = nearest(given, names);
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const list = names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
  return `${near === undefined ? '' : `Did you mean "${near}"? `}Use ${names.length > 1 ? 'one of ' : ''}${list}.`;
}

/** The finding for a name that is no field of the form. */
export function unknownField(given: string, path: string, fields: readonly string[]): Finding {
  return { path, message: `the form has no field "${given}"`, fix: useOneOf(given, fields) };
}

/** The known name with the smallest edit distance to the given one, if that is at most two letters or a third of the name. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(given.length < 3 ? 1 : 2, Math.ceil(given.length / 3)) ? best.name : undefined;
}

/** The edit distance of two words (Levenshtein): letters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
