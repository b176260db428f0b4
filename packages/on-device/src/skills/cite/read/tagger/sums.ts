import { LABELS } from './labels.ts';

const COUNT = LABELS.length;

/** The sums over all rows of labels (forward and backward), each scaled to one at each word so that none becomes too small to hold. */
export interface Sums {
  /** The weight of each label of each word alone. `steps` has the weights from label to label. */
  readonly weights: Float64Array;
  readonly steps: Float64Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
}

/** `scores` has a number for each word and label; `transitions` one for each pair of labels, then those from the start and to the end. */
export function sumsOf(scores: Float64Array, transitions: Float64Array): Sums {
  const length = scores.length / COUNT;
  const steps = transitions.map(Math.exp);
  const weights = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  for (let at = 0; at < length; at += 1) {
    const own = at * COUNT;
    let most = -Infinity;
    for (let label = 0; label < COUNT; label += 1) most = Math.max(most, scores[own + label] ?? 0);
    for (let label = 0; label < COUNT; label += 1) {
      weights[own + label] = Math.exp((scores[own + label] ?? 0) - most);
      let sum = at === 0 ? (steps[COUNT * COUNT + label] ?? 0) : 0;
      for (let before = 0; at > 0 && before < COUNT; before += 1)
        sum += (forward[own - COUNT + before] ?? 0) * (steps[before * COUNT + label] ?? 0);
      forward[own + label] = sum * (weights[own + label] ?? 0);
    }
    scale(forward, own);
  }
  for (let at = length - 1; at >= 0; at -= 1) {
    const own = at * COUNT;
    const next = own + COUNT;
    for (let label = 0; label < COUNT; label += 1) {
      let sum = at === length - 1 ? (steps[(COUNT + 1) * COUNT + label] ?? 0) : 0;
      for (let after = 0; at < length - 1 && after < COUNT; after += 1)
        sum += (steps[label * COUNT + after] ?? 0) * (weights[next + after] ?? 0) * (backward[next + after] ?? 0);
      backward[own + label] = sum;
    }
    scale(backward, own);
  }
  return { weights, steps, forward, backward };
}

/** How probable a label of a word is. */
export function probabilityOf({ forward, backward }: Sums, at: number, label: number): number {
  let all = 0;
  for (let one = at * COUNT; one < (at + 1) * COUNT; one += 1) all += (forward[one] ?? 0) * (backward[one] ?? 0);
  return ((forward[at * COUNT + label] ?? 0) * (backward[at * COUNT + label] ?? 0)) / all;
}

function scale(values: Float64Array, from: number): void {
  let sum = 0;
  for (let at = from; at < from + COUNT; at += 1) sum += values[at] ?? 0;
  for (let at = from; at < from + COUNT; at += 1) values[at] = (values[at] ?? 0) / sum;
}
