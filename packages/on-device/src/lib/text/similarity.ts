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

/** Only the best are compared with each other, so the work stays linear in the length of the text. */
const POOL_FACTOR = 6;
/** How much being new weighs against the score: the usual middle of maximal marginal relevance. */
const NOVELTY = 0.35;

/** Maximal marginal relevance: the best items that do not repeat each other, best first. Scores should lie about 0 to 1. */
export function pickDiverse<T>(candidates: readonly Candidate<T>[], count: number): T[] {
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
    for (const candidate of pool) candidate.nearest = Math.max(candidate.nearest, overlap(candidate.stems, winner.stems));
  }
  return chosen;
}

function worth({ score, nearest }: { readonly score: number; readonly nearest: number }): number {
  return round(score - NOVELTY * nearest);
}

/** Scores are cut at a millionth, so the last bit of a logarithm decides nothing. */
export function round(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
