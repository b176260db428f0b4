import type { Weights } from './likeliest.ts';

/** The weights are stronger than the evidence they stand for, because neighbouring sentences share words; so they count in half. */
const SHARE = 0.5;

/**
 * The likelihood that each passage of a sequence is in each state, from 0 to 1: the share of all sequences that pass through it, each by its
 * weight (forward–backward). A passage is likely in a state if its own words, those of its neighbours and its place agree.
 */
export function likelihoods(passages: number, states: number, { emission, step }: Weights): number[][] {
  const all = Array.from({ length: states }, (_, state) => state);
  const forward: number[][] = [];
  for (let passage = 0; passage < passages; passage += 1) {
    const before = forward[passage - 1];
    forward.push(
      all.map((to) => {
        const came = before?.map((score, from) => score + SHARE * step(passage, from, to)) ?? [SHARE * step(passage, 0, to)];
        return SHARE * emission(passage, to) + logOfSum(came);
      }),
    );
  }
  const backward: number[][] = Array.from({ length: passages }, () => all.map(() => 0));
  for (let passage = passages - 2; passage >= 0; passage -= 1) {
    const after = backward[passage + 1] ?? [];
    backward[passage] = all.map((from) =>
      logOfSum(all.map((to) => (after[to] ?? 0) + SHARE * (step(passage + 1, from, to) + emission(passage + 1, to)))),
    );
  }
  return forward.map((scores, passage) => {
    const through = scores.map((score, state) => score + (backward[passage]?.[state] ?? 0));
    const whole = logOfSum(through);
    // Rounded, so that every browser gives the same result.
    return through.map((score) => Math.round(1e6 * Math.exp(score - whole)) / 1e6);
  });
}

/** The logarithm of the sum of numbers that are given by their logarithms. */
function logOfSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}
