import type { TextRange } from '@marginalia/engine';

/** One place of a finding in the draft. */
export interface Mark extends TextRange {
  /** The index of its finding. */
  readonly entry: number;
  /** The words that replace it; absent while the draft stays as it is. */
  readonly to?: string;
}

/** A piece of a paragraph: plain words, or a part of a mark. */
export interface Piece {
  readonly text: string;
  /** The index of its mark; absent for plain words. */
  readonly mark?: number;
  /** The mark starts here. The other parts of it cannot take focus. */
  readonly first?: boolean;
}

/** A draft as lines of pieces. Where marks overlap, the shorter one has the words; a replaced mark has all of its words. */
export function piecesOf(draft: string, marks: readonly Mark[]): Piece[][] {
  const seen = new Set<number>();
  const starts = marks.map((mark, index) => ({ ...mark, index })).sort((a, b) => a.start - b.start);
  let next = 0;
  let open: typeof starts = [];
  let lineStart = 0;
  return draft.split('\n').map((line) => {
    const start = lineStart;
    const end = start + line.length;
    lineStart = end + 1;
    while ((starts[next]?.start ?? Number.POSITIVE_INFINITY) < end) open.push(...starts.slice(next, ++next));
    open = open.filter((mark) => mark.end > start);
    const cuts = [...new Set([start, end, ...open.flatMap((mark) => [mark.start, mark.end])])]
      .filter((cut) => cut >= start && cut <= end)
      .sort((a, b) => a - b);
    const pieces: Piece[] = [];
    for (let index = 1; index < cuts.length; index += 1) {
      const [from = 0, to = 0] = [cuts[index - 1], cuts[index]];
      const over = open.filter((mark) => mark.start <= from && mark.end >= to);
      const owner = over.find((mark) => mark.to !== undefined) ?? over.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
      if (owner === undefined) {
        pieces.push({ text: draft.slice(from, to) });
        continue;
      }
      const first = !seen.has(owner.index);
      seen.add(owner.index);
      if (owner.to === undefined) pieces.push({ text: draft.slice(from, to), mark: owner.index, first });
      else if (first) pieces.push({ text: owner.to, mark: owner.index, first });
    }
    return pieces;
  });
}
