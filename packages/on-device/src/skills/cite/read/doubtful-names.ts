import type { CslName } from '../csl-item.ts';
import type { Head } from './head.ts';
import type { LeadingNames } from './names/leading.ts';

/** Whether the second of two names may be the first words of a title: "Jason Epstein, Book Business: Publishing Past, …". */
export function mayHoldTitle({ names, certain, end }: LeadingNames, text: string, { dated }: Head, mark: string): boolean {
  return mark === ':' && names.length === 2 && !certain && !dated && !/\s(?:and|&|und|et|y)\s|[;/]/.test(text.slice(0, end));
}

/** Whether a name read as "Family, Given" may be a name and the first words of a title: "Orland Figes, Peasant Russia, …". */
export function holdsTwoNames([name]: readonly CslName[]): boolean {
  return /^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}/u.test(name?.family ?? '') && /\s\p{Lu}\p{L}/u.test(name?.given ?? '');
}
