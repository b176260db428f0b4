import { nearestWord } from '../format/nearest-word.ts';
import type { Mistake } from './problem.ts';

// A longer list, such as the phrases of a skill, is not printed in full.
const MOST_NAMES = 40;

/** A suggestion such as: Did you mean "summary"? Use one of summary, terms. */
export function useOneOf(given: string, known: readonly (string | number)[]): string {
  const names = known.map(String);
  const near = nearestWord(given, names);
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const list = names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
  return `${near === undefined ? '' : `Did you mean "${near}"? `}Use ${names.length > 1 ? 'one of ' : ''}${list}.`;
}

/** The finding for a name that is no field of the form. */
export function unknownField(given: string, path: string, fields: readonly string[]): Mistake {
  return { path, message: `the form has no field "${given}"`, fix: useOneOf(given, fields) };
}
