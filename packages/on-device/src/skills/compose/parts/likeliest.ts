/** The weights of a sequence of states, one state for each passage. */
export interface Weights {
  /** The strength with which a passage speaks for a state. */
  readonly emission: (passage: number, state: number) => number;
  /** The strength with which a passage follows in a state, after the passage before it in another. */
  readonly step: (passage: number, from: number, to: number) => number;
}

/** The most likely sequence of states (Viterbi). Among equally likely states it takes the first. */
export function likeliest(passages: number, states: number, { emission, step }: Weights): number[] {
  let scores: number[] = Array.from({ length: states }, () => 0);
  const from: number[][] = [];
  for (let passage = 0; passage < passages; passage += 1) {
    const before = scores;
    const back: number[] = [];
    scores = scores.map((_, to) => {
      let best = Number.NEGATIVE_INFINITY;
      let came = to;
      before.forEach((score, at) => {
        const total = Math.round(1e6 * (score + step(passage, at, to))) / 1e6;
        if (total > best) {
          best = total;
          came = at;
        }
      });
      back.push(came);
      return best + emission(passage, to);
    });
    from.push(back);
  }
  const path: number[] = [];
  let at = scores.indexOf(Math.max(...scores));
  for (let passage = passages - 1; passage >= 0; passage -= 1) {
    path.unshift(at);
    at = from[passage]?.[at] ?? at;
  }
  return path;
}
