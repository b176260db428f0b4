import type { TextRange } from '@marginalia/engine';

/** One place of a finding in the draft. */
export interface FindingMark extends TextRange {
  /** The index of its finding. */
  readonly entry: number;
  /** The words that replace it; absent while the draft stays as it is. */
  readonly to?: string;
  /** It is not shown, because accepted words cover it. */
  readonly covered?: true;
}

/** A piece of a line: plain words, or a part of a mark. */
export interface DraftPiece {
  /** The offset in the draft. */
  readonly at: number;
  readonly text: string;
  /** The index of its mark; absent for plain words. */
  readonly mark?: number;
  /** The mark starts here: this part takes focus. */
  readonly first?: boolean;
  /** The mark ends here: this part shows its letters. */
  readonly last?: boolean;
}

/** A draft as lines of pieces. Where marks overlap, the shorter one has the words; a replaced mark has all of its words. */
export function draftPieces(draft: string, marks: readonly FindingMark[]): DraftPiece[][] {
  const seen = new Set<number>();
  const lasts = new Map<number, { last?: boolean }>();
  const starts = marks
    .map((mark, index) => ({ ...mark, index }))
    .filter(({ covered }) => !covered)
    .sort((a, b) => a.start - b.start);
  let next = 0;
  let open: typeof starts = [];
  let lineStart = 0;
  const lines = draft.split('\n').map((line) => {
    const start = lineStart;
    const end = start + line.length;
    lineStart = end + 1;
    for (let mark = starts[next]; mark !== undefined && mark.start < end; mark = starts[next]) {
      open.push(mark);
      next += 1;
    }
    open = open.filter((mark) => mark.end > start);
    const cuts = [...new Set([start, end, ...open.flatMap((mark) => [mark.start, mark.end])])]
      .filter((cut) => cut >= start && cut <= end)
      .sort((a, b) => a - b);
    return cuts.slice(1).flatMap((to, index): DraftPiece[] => {
      const at = cuts[index] ?? 0;
      const owner = ownerOf(open.filter((mark) => mark.start <= at && mark.end >= to));
      if (owner === undefined) return [{ at, text: draft.slice(at, to) }];
      const first = !seen.has(owner.index);
      if (owner.to !== undefined && !first) return [];
      seen.add(owner.index);
      const piece: DraftPiece & { last?: boolean } = { at, text: owner.to ?? draft.slice(at, to), mark: owner.index, first };
      lasts.set(owner.index, piece);
      return [piece];
    });
  });
  for (const piece of lasts.values()) piece.last = true;
  return lines;
}

function ownerOf<Over extends FindingMark>(over: readonly Over[]): Over | undefined {
  const length = ({ start, end }: FindingMark): number => end - start;
  return over.find(({ to }) => to !== undefined) ?? [...over].sort((a, b) => length(a) - length(b))[0];
}
