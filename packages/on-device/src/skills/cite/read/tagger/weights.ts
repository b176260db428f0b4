import { LABELS } from './labels.ts';

/** The weights as they are stored: one printable character for each number, so that the file packs well. */
export interface StoredWeights {
  /** The distance of each feature from the one before, in two characters. */
  readonly features: string;
  /** The weights of each feature for each label, then those of the transitions. */
  readonly weights: string;
  readonly transitions: string;
}

export interface Weights {
  /** The row of each feature that has weights. */
  readonly rowOf: ReadonlyMap<number, number>;
  readonly rows: Float64Array;
  readonly transitions: Float64Array;
}

/** The printable characters from "#" on, without the backslash, which JSON writes as two. */
const FIRST = 35;
const BACKSLASH = 92;
const ALPHABET = 90;
/** Weights are stored in steps of 0.08, from -3.6 to 3.5. */
const STEP = 0.08;
const ZERO = 45;

export function readWeights({ features, weights, transitions }: StoredWeights): Weights {
  const rowOf = new Map<number, number>();
  let key = 0;
  for (let at = 0; at < features.length; at += 2) {
    key += numberAt(features, at) * ALPHABET + numberAt(features, at + 1);
    rowOf.set(key, rowOf.size);
  }
  return { rowOf, rows: weightsIn(weights), transitions: weightsIn(transitions) };
}

/** Stores features in the order of their numbers; no two may lie further apart than two characters can say. */
export function storeWeights(rows: ReadonlyMap<number, readonly number[]>, transitions: readonly number[]): StoredWeights {
  let features = '';
  let weights = '';
  let last = 0;
  const add = (key: number, row: readonly number[]): void => {
    features += character(Math.floor((key - last) / ALPHABET)) + character((key - last) % ALPHABET);
    weights += row.map(weightCharacter).join('');
    last = key;
  };
  for (const [key, row] of [...rows].sort(([one], [other]) => one - other)) {
    while (key - last >= ALPHABET * ALPHABET)
      add(
        last + ALPHABET * ALPHABET - 1,
        LABELS.map(() => 0),
      );
    add(key, row);
  }
  return { features, weights, transitions: transitions.map(weightCharacter).join('') };
}

function weightsIn(text: string): Float64Array {
  return Float64Array.from({ length: text.length }, (_, at) => (numberAt(text, at) - ZERO) * STEP);
}

function weightCharacter(weight: number): string {
  return character(Math.max(0, Math.min(ALPHABET - 1, Math.round(weight / STEP) + ZERO)));
}

function character(value: number): string {
  const code = value + FIRST;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
}

function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code > BACKSLASH ? code - 1 : code) - FIRST;
}
