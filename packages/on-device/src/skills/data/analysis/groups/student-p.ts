import { gammaln } from 'simple-statistics';

const MOST_TERMS = 300;
const PRECISE = 1e-14;
const TINY = 1e-300;

/**
 * The two-sided p of Student's t: how likely chance alone gives a t at least as far from zero.
 * @param freedom degrees of freedom, which need not be whole
 */
export function studentP(t: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** The regularized incomplete beta function by its continued fraction (Abramowitz and Stegun, 26.5.8). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log(1 - x));
  // The fraction ends soon on this side only.
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

function fraction(x: number, a: number, b: number): number {
  const atLeast = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / atLeast(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let step = 1;
    for (const term of [even, odd]) {
      d = 1 / atLeast(1 + term * d);
      c = atLeast(1 + term / c);
      step = d * c;
      value *= step;
    }
    if (Math.abs(step - 1) < PRECISE) break;
  }
  return value;
}
