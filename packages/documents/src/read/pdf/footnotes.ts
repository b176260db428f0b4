import type { PageLine } from './page-lines.ts';

/** The lines of a page with its notes at the end, because they stand between two columns or between a sentence and its rest. */
export function notesLast(
  lines: readonly PageLine[],
  bodySize: number,
): { readonly body: readonly PageLine[]; readonly notes: readonly PageLine[] } {
  const notes = new Set<PageLine>();
  for (const column of new Set(lines.map((line) => line.column))) {
    for (const line of notesIn(
      lines.filter((it) => it.column === column),
      bodySize,
    ))
      notes.add(line);
  }
  return { body: lines.filter((line) => !notes.has(line)), notes: lines.filter((line) => notes.has(line)) };
}

/** Small lines at the foot of a column, from the first that starts with the mark of a note. */
function notesIn(column: readonly PageLine[], bodySize: number): readonly PageLine[] {
  const fromBelow = column.toSorted((one, other) => one.y - other.y);
  const small = fromBelow.findIndex((line) => line.size > 0.93 * bodySize);
  if (small < 1) return [];
  const feet = fromBelow.slice(0, small).reverse();
  const first = feet.findIndex(({ text, cells }) => cells === 1 && /^(?:\d{1,3}|[*†‡§¶∗]+|[a-z](?=[A-Z]))\s*[\p{Lu}“"‘'(hH]/u.test(text));
  return first < 0 ? [] : feet.slice(first);
}
