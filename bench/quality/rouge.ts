import { stemmer } from 'stemmer';

/** The stems of a text in order. */
export function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => stemmer(word));
}

/**
 * ROUGE-N of Lin (2004) as the F1 of the sequences of `size` stems that a text shares with its reference, 0 to 1.
 * Function words count, as in the usual setting.
 */
export function rouge(text: string, reference: string, size: number): number {
  const own = countsOf(stemsOf(text), size);
  const wanted = countsOf(stemsOf(reference), size);
  let shared = 0;
  for (const [sequence, count] of wanted) shared += Math.min(count, own.get(sequence) ?? 0);
  const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((total, count) => total + count, 0);
  return shared === 0 ? 0 : (2 * shared) / (sum(own) + sum(wanted));
}

function countsOf(stems: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + size <= stems.length; at += 1) {
    const sequence = stems.slice(at, at + size).join(' ');
    counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
  }
  return counts;
}
