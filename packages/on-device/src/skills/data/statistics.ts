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
  const mean = values.reduce((sum, it) => sum + it, 0) / n;
  const squares = values.reduce((sum, it) => sum + (it - mean) ** 2, 0);
  const deviation = n > 1 ? Math.sqrt(squares / (n - 1)) : undefined;
  return {
    n,
    mean,
    deviation,
    error: deviation === undefined ? undefined : deviation / Math.sqrt(n),
    least: values.reduce((a, b) => Math.min(a, b)),
    greatest: values.reduce((a, b) => Math.max(a, b)),
  };
}

/** The least-squares line y = slope · x + intercept. */
export interface Line2 {
  readonly n: number;
  readonly slope: number;
  readonly intercept: number;
  /** Coefficient of determination; undefined if all y are equal. */
  readonly r2: number | undefined;
}

/** The least-squares line, or undefined for fewer than three points or equal x. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): Line2 | undefined {
  const n = points.length;
  if (n < 3) return undefined;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  if (xx === 0) return undefined;
  const slope = xy / xx;
  return { n, slope, intercept: meanY - slope * meanX, r2: yy === 0 ? undefined : (xy * xy) / (xx * yy) };
}
