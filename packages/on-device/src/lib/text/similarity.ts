import type { Sentence } from './document.ts';

/** The stems of a sentence that carry meaning. */
export function contentStems(sentence: Pick<Sentence, 'tokens'>): Set<string> {
  const stems = new Set<string>();
  for (const token of sentence.tokens) if (!token.stop) stems.add(token.stem);
  return stems;
}

/** Share of common members, 0 to 1: cosine of two sets. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const member of small) if (large.has(member)) shared += 1;
  return shared / Math.sqrt(one.size * other.size);
}

interface Candidate<T> {
  readonly item: T;
  readonly score: number;
  readonly stems: ReadonlySet<string>;
}

/** Only this many candidates for each wanted item are compared, so that the time stays linear in the length of the text. */
const POOL_FACTOR = 6;
/** The weight of novelty against the score, a usual value for maximal marginal relevance. */
const NOVELTY = 0.35;

/** The groups of items, and the loss of an item for each item of its group that is already picked. */
interface Groups<T> {
  groupOf(item: T): number;
  readonly cost: number;
}

/** Picks the best items that do not repeat each other, best first (maximal marginal relevance). Scores are about 0 to 1. */
export function pickDiverse<T>(candidates: readonly Candidate<T>[], count: number, groups?: Groups<T>): T[] {
  const taken = new Map<number, number>();
  const worth = (candidate: { readonly item: T; readonly score: number; readonly nearest: number }): number =>
    round(
      candidate.score -
        NOVELTY * candidate.nearest -
        (groups === undefined ? 0 : groups.cost * (taken.get(groups.groupOf(candidate.item)) ?? 0)),
    );
  const pool = candidates
    .map((candidate, index) => ({ ...candidate, index, nearest: 0 }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, Math.max(40, count * POOL_FACTOR));
  const chosen: T[] = [];
  while (chosen.length < count && pool.length > 0) {
    let best = 0;
    pool.forEach((candidate, at) => {
      const leader = pool[best];
      if (leader !== undefined && worth(candidate) > worth(leader)) best = at;
    });
    const [winner] = pool.splice(best, 1);
    if (winner === undefined) break;
    chosen.push(winner.item);
    if (groups !== undefined) taken.set(groups.groupOf(winner.item), (taken.get(groups.groupOf(winner.item)) ?? 0) + 1);
    for (const candidate of pool) candidate.nearest = Math.max(candidate.nearest, overlap(candidate.stems, winner.stems));
  }
  return chosen;
}

/** Rounds a score to a millionth, so that the last bit of a logarithm, which differs between browsers, decides nothing. */
export function round(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
