import { LABELS } from '../../packages/on-device/src/skills/cite/read/tagger/labels.ts';
import { probabilityOf, type Sums, sumsOf } from '../../packages/on-device/src/skills/cite/read/tagger/sums.ts';

/** A row of words: the features of each that have a weight, and its label. */
export interface Example {
  readonly features: readonly Int32Array[];
  readonly labels: readonly number[];
}

const COUNT = LABELS.length;
const RATE = 0.1;
const DECAY = 1e-4;
/** The share of its features that a word loses each time it is seen, so that no feature is trusted alone on references of others. */
const DROPPED = 0.3;

/** Weights that are moved by stochastic gradients, each at its own rate (AdaGrad). */
class Weights {
  readonly values: Float64Array;
  readonly #squares: Float64Array;

  constructor(length: number) {
    this.values = new Float64Array(length);
    this.#squares = new Float64Array(length).fill(1);
  }

  move(at: number, gradient: number): void {
    const value = this.values[at] ?? 0;
    const change = gradient - DECAY * value;
    const square = (this.#squares[at] ?? 1) + change * change;
    this.#squares[at] = square;
    this.values[at] = value + (RATE * change) / Math.sqrt(square);
  }
}

/** A linear conditional random field: the weights of each feature for each label, and those from label to label, from the start and to the end. */
export interface Field {
  readonly weights: Float64Array;
  readonly transitions: Float64Array;
}

export function train(examples: readonly Example[], features: number, epochs: number): Field {
  const weights = new Weights(features * COUNT);
  const transitions = new Weights((COUNT + 2) * COUNT);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of shuffled(examples.length, epoch)) {
      const whole = examples[at];
      if (whole === undefined) continue;
      const example = { ...whole, features: whole.features.map((rows) => rows.filter(() => drawn() >= DROPPED)) };
      const sums = sumsOf(scoresOf(example, weights.values), transitions.values);
      learnLabels(example, sums, weights, transitions);
      learnSteps(example, sums, transitions);
    }
  return { weights: weights.values.map((weight) => weight * (1 - DROPPED)), transitions: transitions.values };
}

/** The same order in every run. */
function shuffled(length: number, seed: number): readonly number[] {
  const order = Array.from({ length }, (_, at) => at);
  let state = seed + 7;
  for (let at = length - 1; at > 0; at -= 1) {
    state = nextState(state);
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

let drawnState = 12_345;

/** A number from 0 to 1, the same in every run. */
function drawn(): number {
  drawnState = nextState(drawnState);
  return drawnState / 0x7fffffff;
}

/** The next number of a linear congruential generator. */
function nextState(state: number): number {
  return (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
}

function scoresOf({ features }: Example, weights: Float64Array): Float64Array {
  const scores = new Float64Array(features.length * COUNT);
  for (const [at, rows] of features.entries())
    for (const row of rows)
      for (let label = 0; label < COUNT; label += 1)
        scores[at * COUNT + label] = (scores[at * COUNT + label] ?? 0) + (weights[row * COUNT + label] ?? 0);
  return scores;
}

/** One step towards the labels of an example: what it has less what the weights expect. */
function learnLabels({ features, labels }: Example, sums: Sums, weights: Weights, transitions: Weights): void {
  for (const [at, rows] of features.entries())
    for (let label = 0; label < COUNT; label += 1) {
      const gradient = Number(label === labels[at]) - probabilityOf(sums, at, label);
      for (const row of rows) weights.move(row * COUNT + label, gradient);
      if (at === 0) transitions.move(COUNT * COUNT + label, gradient);
      if (at === features.length - 1) transitions.move((COUNT + 1) * COUNT + label, gradient);
    }
}

function learnSteps({ labels }: Example, { weights, steps, forward, backward }: Sums, transitions: Weights): void {
  const gradients = new Float64Array(COUNT * COUNT);
  const pairs = new Float64Array(COUNT * COUNT);
  for (let at = 1; at < labels.length; at += 1) {
    let all = 0;
    for (let before = 0; before < COUNT; before += 1)
      for (let label = 0; label < COUNT; label += 1) {
        const own = at * COUNT + label;
        const pair =
          (forward[(at - 1) * COUNT + before] ?? 0) * (steps[before * COUNT + label] ?? 0) * (weights[own] ?? 0) * (backward[own] ?? 0);
        pairs[before * COUNT + label] = pair;
        all += pair;
      }
    for (const [index, pair] of pairs.entries()) gradients[index] = (gradients[index] ?? 0) - pair / all;
    const right = (labels[at - 1] ?? 0) * COUNT + (labels[at] ?? 0);
    gradients[right] = (gradients[right] ?? 0) + 1;
  }
  for (const [at, gradient] of gradients.entries()) transitions.move(at, gradient);
}
