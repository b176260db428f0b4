import type { UnusedText } from '@marginalia/engine';
import type { TextDocument } from './document.ts';

/** The lines of a document that no skill reads, for the list of what a result could not use. Neighbours with one reason are one entry. */
export function unusedLines({ field, value, asides }: TextDocument): UnusedText[] {
  const joined: UnusedText[] = [];
  for (const { start, end, reason } of asides) {
    const last = joined.at(-1);
    if (last !== undefined && last.reason === reason && value.slice(last.end, start).trim() === '')
      joined[joined.length - 1] = { ...last, end };
    else joined.push({ field, start, end, reason });
  }
  return joined;
}
