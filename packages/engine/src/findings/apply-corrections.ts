import type { TextRange } from './paragraphs.ts';

/** New words for one or more places of a text. */
export interface Correction {
  readonly places: readonly TextRange[];
  readonly to: string;
}

export interface CorrectedText {
  readonly text: string;
  /** The indices of corrections that were left out, because they overlap an earlier one of the list. */
  readonly refused: readonly number[];
}

/** A text with corrections. Of two that overlap, the first of the list is applied and the other is refused as a whole. */
export function applyCorrections(text: string, corrections: readonly Correction[]): CorrectedText {
  const applied: (TextRange & { readonly to: string })[] = [];
  const refused: number[] = [];
  for (const [index, { places, to }] of corrections.entries()) {
    if (places.some((place) => applied.some((other) => rangesOverlap(place, other)))) refused.push(index);
    else applied.push(...places.map((place) => ({ ...place, to })));
  }
  const inOrder = applied.sort((a, b) => a.start - b.start);
  const pieces = inOrder.flatMap(({ start, to }, index) => [text.slice(inOrder[index - 1]?.end ?? 0, start), to]);
  return { text: [...pieces, text.slice(inOrder.at(-1)?.end ?? 0)].join(''), refused };
}

/** Whether two places of a text share a character. */
export function rangesOverlap(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}
