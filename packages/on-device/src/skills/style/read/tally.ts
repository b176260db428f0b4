import type { Token } from '../../../lib/text/document.ts';

/** The number of times that something occurs, and its first place. */
export interface Repeat {
  readonly key: string;
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** Counts equal keys, the most frequent first, with the place of the first occurrence. */
export function tally(items: readonly { readonly key: string; readonly start: number; readonly end: number }[]): Repeat[] {
  const counts = new Map<string, { key: string; count: number; start: number; end: number }>();
  for (const { key, start, end } of items) {
    const entry = counts.get(key);
    if (entry === undefined) counts.set(key, { key, count: 1, start, end });
    else entry.count += 1;
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.start - b.start);
}

/** Whether a word is a content word. */
export function isContentWord({ stop, text, word }: Token): boolean {
  return !stop && word.length > 2 && /\p{L}/u.test(text);
}
