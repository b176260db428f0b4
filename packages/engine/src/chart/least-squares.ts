/** Two readings of one row. */
export interface XyPair {
  readonly x: number;
  readonly y: number;
}

/** y = slope · x + intercept */
export interface StraightLine {
  readonly slope: number;
  readonly intercept: number;
}

interface FittedLine extends StraightLine {
  /** Coefficient of determination. */
  readonly r2: number;
}

/** The least-squares line through three points or more; undefined where all x or all y are equal. */
export function leastSquares(points: readonly XyPair[]): FittedLine | undefined {
  const n = points.length;
  if (n < 3) return undefined;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  // Sums of differences keep the digits of readings such as 1000.001 and 1000.002.
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const slope = xy / xx;
  const r2 = (xy * xy) / (xx * yy);
  return Number.isFinite(slope) && Number.isFinite(r2) ? { slope, intercept: meanY - slope * meanX, r2 } : undefined;
}

export function heightOf({ slope, intercept }: StraightLine, x: number): number {
  return slope * x + intercept;
}
