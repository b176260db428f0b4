/** Shares are multiples of this many words, as nobody counts single words while writing. */
const STEP = 10;

/** Divides `total` words by weight into multiples of ten that add up exactly. The heaviest share gets the remainder. */
export function shareWords(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const step = total < weights.length * STEP * 2 ? 1 : STEP;
  const exact = weights.map((weight) => (weight * total) / sum / step);
  const shares = exact.map((value) => Math.floor(value) * step);
  let left = total - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left < step) break;
    shares[index] = (shares[index] ?? 0) + step;
    left -= step;
  }
  const heaviest = weights.indexOf(Math.max(...weights));
  shares[heaviest] = (shares[heaviest] ?? 0) + left;
  return shares;
}
