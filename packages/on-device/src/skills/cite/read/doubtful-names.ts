import type { CslName } from '../csl-item.ts';
import type { Head } from './head.ts';
import type { LeadingNames } from './names/leading.ts';

/**
 * Whether the last name before a colon may be the first words of a title: "Jason Epstein, Book Business: Publishing Past, …", "Edwin Peel, Treitel: The Law".
 */
export function mayHoldTitle({ names, certain, end }: LeadingNames, text: string, { dated }: Head, mark: string): boolean {
  if (mark !== ':' || certain || dated) return false;
  const before = text.slice(0, end);
  return names.length === 1 ? TWO_WORDS_AND_ONE.test(before) : names.length === 2 && !/\s(?:and|&|und|et|y)\s|[;/]/.test(before);
}

/** "Edwin Peel, Treitel" has the form of "García Márquez, Gabriel". */
const TWO_WORDS_AND_ONE = /^\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}'’-]+,\s\p{Lu}[\p{L}'’-]+$/u;

/** Whether a name read as "Family, Given" may be a name and the first words of a title: "Orland Figes, Peasant Russia, …". */
export function holdsTwoNames([name]: readonly CslName[]): boolean {
  return /^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}/u.test(name?.family ?? '') && /\s\p{Lu}\p{L}/u.test(name?.given ?? '');
}
