import { type Finding, itemIds, placeSteps, rangesOverlap, type TextRange, type Values } from '@marginalia/engine';
import type { ViewProps } from '../view.ts';
import type { Decisions } from './decisions.ts';
import { type ProofKind, proofKindOf } from './proof-kind.ts';

/** A finding, with its places in the draft. */
export interface MarkedEntry {
  readonly id: string;
  readonly section: string;
  readonly finding: Finding;
  readonly kind: ProofKind;
  /** [] where its words do not stand in the draft. */
  readonly places: readonly TextRange[];
}

/** The draft and its findings. */
export interface MarkedDraft {
  /** '' where no text of the form holds the words of a finding. */
  readonly draft: string;
  readonly entries: readonly MarkedEntry[];
}

/** Finds the text of the form that the findings quote, and the place of each, in small steps. */
export function* proofSteps(sections: ViewProps['sections'], values: Values): Generator<undefined, MarkedDraft> {
  const found = sections.flatMap((section) => {
    if (section.kind !== 'finding') return [];
    const ids = itemIds(section);
    return section.items.map((finding, index) => ({
      id: ids[index] ?? '',
      section: section.title,
      finding,
      kind: proofKindOf(section.title, finding),
    }));
  });
  let best = { draft: '', places: [] as TextRange[][], count: 0 };
  for (const draft of Object.values(values)) {
    if (typeof draft !== 'string' || draft.trim() === '') continue;
    const places = yield* placeSteps(
      draft,
      found.map(({ finding }) => finding),
    );
    const count = places.filter((own) => own.length > 0).length;
    if (count > best.count) best = { draft, places, count };
  }
  const entries = found.map((entry, index) => ({ ...entry, places: best.places[index] ?? [] }));
  return { draft: best.draft, entries };
}

/** Characters that one part of the index of accepted places covers. */
const PART = 256;

/** The accepted entry that shares words with another entry, by the id of that other one. A text takes only one of the two. */
export function blockers(entries: readonly MarkedEntry[], decisions: Decisions | undefined): ReadonlyMap<string, MarkedEntry> {
  const applied = new Map<number, MarkedEntry[]>();
  const blocked = new Map<string, MarkedEntry>();
  const clash = (entry: MarkedEntry): MarkedEntry | undefined => {
    for (const place of entry.places)
      for (const part of partsOf(place)) {
        const shares = (other: MarkedEntry): boolean => other !== entry && other.places.some((at) => rangesOverlap(place, at));
        const other = applied.get(part)?.find(shares);
        if (other) return other;
      }
    return undefined;
  };
  for (const entry of entries) {
    if (decisions?.of[entry.id]?.kind !== 'accepted' || clash(entry) !== undefined) continue;
    for (const place of entry.places) for (const part of partsOf(place)) applied.set(part, [...(applied.get(part) ?? []), entry]);
  }
  if (applied.size === 0) return blocked;
  for (const entry of entries) {
    const other = clash(entry);
    if (other) blocked.set(entry.id, other);
  }
  return blocked;
}

function partsOf({ start, end }: TextRange): number[] {
  const first = Math.floor(start / PART);
  return Array.from({ length: Math.floor(end / PART) - first + 1 }, (_, after) => first + after);
}
