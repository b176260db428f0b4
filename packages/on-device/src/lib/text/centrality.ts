import type { Sentence } from './document.ts';
import { round } from './similarity.ts';

/** Damping and steps of the power iteration, as usual for LexRank (Erkan and Radev 2004). */
const DAMPING = 0.85;
const ITERATIONS = 12;

/** A sentence as a unit vector: its weight of each stem. */
type Vector = readonly (readonly [stem: number, weight: number])[];

/**
 * The centrality of each sentence, 0 to 1: continuous LexRank over the cosine of tf-idf vectors. The matrix of similarities is never
 * formed: its product with a vector is A(Aᵀx) − diag(AAᵀ)x, so the time is linear in the number of words.
 */
export function centrality(sentences: readonly Sentence[]): ReadonlyMap<Sentence, number> {
  const { vectors, stems } = vectorsOf(sentences);
  const count = vectors.length;
  const sums = new Float64Array(stems);
  const own = vectors.map((vector) => vector.reduce((sum, [, weight]) => sum + weight * weight, 0));
  const multiply = (values: readonly number[]): number[] => {
    sums.fill(0);
    vectors.forEach((vector, at) => {
      for (const [stem, weight] of vector) sums[stem] = (sums[stem] ?? 0) + weight * (values[at] ?? 0);
    });
    return vectors.map((vector, at) => {
      let total = 0;
      for (const [stem, weight] of vector) total += weight * (sums[stem] ?? 0);
      return Math.max(0, total - (own[at] ?? 0) * (values[at] ?? 0));
    });
  };
  const degrees = multiply(vectors.map(() => 1));
  let ranks: readonly number[] = vectors.map(() => 1 / count);
  for (let step = 0; step < ITERATIONS; step += 1) {
    const shared = ranks.map((rank, at) => ((degrees[at] ?? 0) > 1e-9 ? rank / (degrees[at] as number) : 0));
    ranks = multiply(shared).map((value) => (1 - DAMPING) / count + DAMPING * value);
  }
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0);
  return new Map(sentences.map((sentence, at) => [sentence, highest > 0 ? round((ranks[at] ?? 0) / highest) : 0]));
}

function vectorsOf(sentences: readonly Sentence[]): { readonly vectors: readonly Vector[]; readonly stems: number } {
  const indices = new Map<string, number>();
  const spread: number[] = [];
  const counted = sentences.map(({ tokens }) => {
    const counts = new Map<number, number>();
    for (const { stop, stem } of tokens) {
      if (stop) continue;
      const index = indices.get(stem) ?? indices.size;
      indices.set(stem, index);
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    for (const index of counts.keys()) spread[index] = (spread[index] ?? 0) + 1;
    return counts;
  });
  const vectors = counted.map((counts): Vector => {
    const weighted = [...counts].map(([stem, times]) => [stem, times * Math.log(sentences.length / (spread[stem] ?? 1))] as const);
    const length = Math.sqrt(weighted.reduce((sum, [, weight]) => sum + weight * weight, 0));
    return length === 0 ? [] : weighted.map(([stem, weight]) => [stem, weight / length] as const);
  });
  return { vectors, stems: indices.size };
}
