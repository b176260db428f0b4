import type { Passage } from '../../../spans.ts';

const SEPARATORS: readonly RegExp[] = [/\|/g, /\t+/g, /;/g, /,/g, /[ \u00a0]{2,}/g];

/** The cells of a line for each separator that gives at least two, the most reliable first. */
export function cellsOf(field: string, raw: string, start: number, end: number): Passage[][] {
  const text = raw.slice(start, end);
  return SEPARATORS.flatMap((separator) => {
    const cells: Passage[] = [];
    let from = 0;
    const add = (to: number): void => {
      const piece = text.slice(from, to);
      const lead = piece.length - piece.trimStart().length;
      cells.push({ field, raw, start: start + from + lead, end: start + from + Math.max(lead, piece.trimEnd().length) });
    };
    for (const match of text.matchAll(separator)) {
      add(match.index);
      from = match.index + match[0].length;
    }
    add(text.length);
    // "| a | b |" has an empty cell at each end.
    const first = cells[0];
    const last = cells.at(-1);
    const inner = cells.slice(
      first && first.start === first.end ? 1 : 0,
      cells.length > 1 && last && last.start === last.end ? -1 : undefined,
    );
    return inner.length >= 2 ? [inner] : [];
  });
}

/** Cells between single spaces, for lines of numbers: "20 0.90". */
export function wordsOf(field: string, raw: string, start: number, end: number): Passage[] {
  return [...raw.slice(start, end).matchAll(/\S+/g)].map((match) => ({
    field,
    raw,
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
