import { mean as meanOf, sampleStandardDeviation } from 'simple-statistics';

/** Plain statistics of a set of readings. */
export interface Summary {
  readonly n: number;
  readonly mean: number;
  /** Sample standard deviation (n − 1); undefined for one reading. */
  readonly deviation: number | undefined;
  /** Standard error of the mean: deviation / √n. */
  readonly error: number | undefined;
  readonly least: number;
  readonly greatest: number;
}

export function summarize(values: readonly number[]): Summary {
  const n = values.length;
  const all = [...values];
  const deviation = n > 1 ? sampleStandardDeviation(all) : undefined;
  return {
    n,
    mean: meanOf(all),
    deviation,
    error: deviation === undefined ? undefined : deviation / Math.sqrt(n),
    least: values.reduce((a, b) => Math.min(a, b)),
    greatest: values.reduce((a, b) => Math.max(a, b)),
  };
}

/** The share of the squares of y that rounding leaves on points of an exact line. */
const ROUNDING = 1e-24;

export type Point = readonly [x: number, y: number];

/** The least-squares line y = slope · x + intercept. Its errors are standard errors; undefined for two points. */
export interface LineFit {
  readonly n: number;
  readonly slope: number;
  readonly intercept: number;
  readonly slopeError: number;
  readonly interceptError: number;
  /** Covariance of slope and intercept. */
  readonly covariance: number;
  /** Coefficient of determination; undefined if all y are equal. */
  readonly r2: number | undefined;
  /** Scatter of the points about the line: √(sum of squared residuals / (n − 2)). */
  readonly scatter: number;
  /** y minus the line, by point. */
  readonly residuals: readonly number[];
}

/**
 * The least-squares line, or undefined for fewer than three points or equal x. A point counts by its weight. The sums are of differences from the means, because the
 * plain sums lose all digits of readings such as 1000.001 and 1000.002.
 */
export function fitLine(points: readonly Point[], weightOf: (y: number) => number = () => 1): LineFit | undefined {
  const n = points.length;
  if (n < 3) return undefined;
  const given = points.map(([, y]) => weightOf(y));
  const total = meanOf(given);
  const weights = given.map((it) => it / total);
  const meanX = meanOf(points.map(([x], at) => x * (weights[at] ?? 1)));
  const meanY = meanOf(points.map(([, y], at) => y * (weights[at] ?? 1)));
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const [at, [x, y]] of points.entries()) {
    const weight = weights[at] ?? 1;
    xx += weight * (x - meanX) ** 2;
    xy += weight * (x - meanX) * (y - meanY);
    yy += weight * (y - meanY) ** 2;
  }
  if (xx === 0) return undefined;
  const slope = xy / xx;
  const residuals = points.map(([x, y]) => y - meanY - slope * (x - meanX));
  const left = residuals.reduce((sum, it, at) => sum + (weights[at] ?? 1) * it * it, 0);
  // Residuals of exact points are rounding errors of the computer.
  const variance = left <= ROUNDING * yy ? 0 : left / (n - 2);
  return {
    n,
    slope,
    intercept: meanY - slope * meanX,
    slopeError: Math.sqrt(variance / xx),
    interceptError: Math.sqrt(variance * (1 / n + (meanX * meanX) / xx)),
    covariance: (-meanX * variance) / xx,
    r2: yy === 0 ? undefined : (xy * xy) / (xx * yy),
    scatter: Math.sqrt(variance),
    residuals,
  };
}

/**
 * Two-sided quantiles of Student's t at 1 % and 5 %, by degrees of freedom 1 to 10, then 15, 20, 30 and more.
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2.
 */
const STUDENT_T = {
  '0.01': [63.66, 9.925, 5.841, 4.604, 4.032, 3.707, 3.499, 3.355, 3.25, 3.169, 2.947, 2.845, 2.75],
  '0.05': [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.131, 2.086, 2.042],
} as const;

export function studentT(level: keyof typeof STUDENT_T, freedom: number): number {
  const index = freedom <= 10 ? freedom - 1 : freedom < 15 ? 9 : freedom < 20 ? 10 : freedom < 30 ? 11 : 12;
  return STUDENT_T[level][Math.max(0, index)] ?? Number.POSITIVE_INFINITY;
}
