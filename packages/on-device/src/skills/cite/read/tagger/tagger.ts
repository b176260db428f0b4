import { featuresOf } from './features.ts';
import { LABELS, type Label } from './labels.ts';
import { probabilityOf, type Sums, sumsOf } from './sums.ts';
import weights from './weights.json' with { type: 'json' };
import { readWeights } from './weights.ts';
import { wordsOf } from './words.ts';

/** Neighbouring words of one label. */
export interface Segment {
  readonly label: Label;
  readonly start: number;
  readonly end: number;
}

export interface TaggedText {
  readonly segments: readonly Segment[];
  /** How probable it is, from 0 to 1, that a label stands at just the words of a segment: the least probability of its words and its ends. */
  readonly probability: (segment: Segment) => number;
}

const COUNT = LABELS.length;

let known: ReturnType<typeof readWeights> | undefined;

/** Labels the words of a reference, as a conditional random field does. */
export function tagReference(text: string): TaggedText {
  known ??= readWeights(weights);
  const words = wordsOf(text);
  const { rowOf, rows, transitions } = known;
  const scores = scoresOf(featuresOf(words), rowOf, rows);
  const path = bestPath(scores, transitions);
  const segments: Segment[] = [];
  for (const [at, { start, end }] of words.entries()) {
    const label = LABELS[path[at] ?? 0] ?? 'other';
    const last = segments.at(-1);
    if (last?.label === label) segments[segments.length - 1] = { ...last, end };
    else segments.push({ label, start, end });
  }
  // Most references are read alike by other means, so that nobody asks for the probabilities.
  let sums: Sums | undefined;
  const probability = ({ label, start, end }: Segment): number => {
    sums ??= sumsOf(scores, transitions);
    const index = LABELS.indexOf(label);
    const first = words.findIndex((word) => word.end > start);
    const after = words.findIndex((word) => word.start >= end);
    const last = after < 0 ? words.length : after;
    let least = 1;
    for (let at = Math.max(first - 1, 0); at <= Math.min(last, words.length - 1); at += 1) {
      const own = probabilityOf(sums, at, index);
      least = Math.min(least, first <= at && at < last ? own : 1 - own);
    }
    return least;
  };
  return { segments, probability };
}

/** The score of each label for each word: the sum of the weights of its features. */
function scoresOf(features: readonly Int32Array[], rowOf: ReadonlyMap<number, number>, rows: Float64Array): Float64Array {
  const scores = new Float64Array(features.length * COUNT);
  for (const [at, keys] of features.entries())
    for (const key of keys) {
      const row = rowOf.get(key);
      if (row === undefined) continue;
      for (let label = 0; label < COUNT; label += 1)
        scores[at * COUNT + label] = (scores[at * COUNT + label] ?? 0) + (rows[row * COUNT + label] ?? 0);
    }
  return scores;
}

/** The most probable row of labels (Viterbi). Transitions have two more rows: from the start, and to the end. */
function bestPath(scores: Float64Array, transitions: Float64Array): Int32Array {
  const length = scores.length / COUNT;
  const best = scores.slice();
  const from = new Int32Array(scores.length);
  for (let at = 0; at < length; at += 1)
    for (let label = 0; label < COUNT; label += 1) {
      let most = at === 0 ? (transitions[COUNT * COUNT + label] ?? 0) : -Infinity;
      for (let before = 0; at > 0 && before < COUNT; before += 1) {
        const sum = (best[(at - 1) * COUNT + before] ?? 0) + (transitions[before * COUNT + label] ?? 0);
        if (sum <= most) continue;
        most = sum;
        from[at * COUNT + label] = before;
      }
      best[at * COUNT + label] = (best[at * COUNT + label] ?? 0) + most;
    }
  const path = new Int32Array(length);
  if (length === 0) return path;
  let last = 0;
  const total = (label: number) => (best[(length - 1) * COUNT + label] ?? 0) + (transitions[(COUNT + 1) * COUNT + label] ?? 0);
  for (let label = 1; label < COUNT; label += 1) if (total(label) > total(last)) last = label;
  for (let at = length - 1; at >= 0; at -= 1) {
    path[at] = last;
    last = from[at * COUNT + last] ?? 0;
  }
  return path;
}
