import type { Reference } from '../items/reference.ts';

/** The texts that a student wrote in place of those of a result, by the ids of its references. */
export type ReferenceTexts = Readonly<Record<string, string>>;

/** The texts in what the references view keeps; none where it keeps nothing that is known. */
export function referenceTexts(state: unknown): ReferenceTexts {
  const texts = (state as { readonly texts?: unknown } | null | undefined)?.texts;
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.values(texts).every((text) => typeof text === 'string') ? (texts as ReferenceTexts) : {};
}

type ListEntry = Pick<Reference, 'text' | 'mark'>;

/**
 * A list with entries from outside of it. Where the list is in the order of the alphabet an entry goes to its place, otherwise to the end,
 * with the next number.
 */
export function withEntries<Listed extends ListEntry>(list: readonly Listed[], added: readonly Listed[]): readonly Listed[] {
  const entries = [...list];
  const isSorted = entries.every(({ text }, index) => index === 0 || compare(entries[index - 1]?.text ?? '', text) <= 0);
  for (const entry of added) {
    const mark = nextMark(entries.at(-1)?.mark, entries.length + 1);
    const after = isSorted && mark === undefined ? entries.findIndex((other) => compare(other.text, entry.text) > 0) : -1;
    entries.splice(after < 0 ? entries.length : after, 0, { ...entry, ...(mark !== undefined && { mark }) });
  }
  return entries;
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { sensitivity: 'base', ignorePunctuation: true });
}

/** "[8]" after "[7]"; undefined in a list without numbers. */
function nextMark(last: string | undefined, number: number): string | undefined {
  return last?.replace(/\d+/, String(number));
}
