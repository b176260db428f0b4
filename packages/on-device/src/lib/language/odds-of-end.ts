import * as groups from './border-weights.ts';

/** Weights with their words, as a map from each word or pair of words to its weight. */
function weights(byWeight: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(byWeight).flatMap(([weight, words]) => words.split(' ').map((word): [string, number] => [word, STEP * Number(weight)])),
  );
}

/** The weights are stored as whole numbers of this step. */
const STEP = 0.2;
/** The weight of any border: -3.1, and 0.5 for a cut, as pieces would be long otherwise. */
const ANY = -2.6;

/** The weights of the words about a border, by the places of the first and the last of these words. */
const PLACES = (
  [
    [-3, -3, groups.THIRD_BEFORE],
    [-2, -2, groups.SECOND_BEFORE],
    [-1, -1, groups.BEFORE],
    [0, 0, groups.AFTER],
    [1, 1, groups.SECOND_AFTER],
    [2, 2, groups.THIRD_AFTER],
    [-2, -1, groups.TWO_BEFORE],
    [-1, 0, groups.AROUND],
    [0, 1, groups.TWO_AFTER],
    [1, 2, groups.NEXT_TWO_AFTER],
    [0, 2, groups.THREE_AFTER],
  ] as const
).map(([from, to, byWeight]) => ({ from, to, weights: weights(byWeight) }));

/**
 * The logarithm of the odds that a thought of English speech ends before `words[at]`. The words are in lower case, without marks. It is the
 * sum of the weights of the three words before the border and the three after it, and of some that stand together.
 */
export function oddsOfEnd(words: readonly string[], at: number): number {
  let sum = ANY;
  for (const { from, to, weights: known } of PLACES) {
    const key = from === to ? words[at + from] : words.slice(Math.max(0, at + from), at + to + 1).join('_');
    sum += known.get(key ?? '') ?? 0;
  }
  return sum;
}
