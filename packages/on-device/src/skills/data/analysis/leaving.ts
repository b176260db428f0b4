import { betterCurve, isBent } from './linearity.ts';
import { fitLine, type LineFit, type Point, studentT } from './statistics.ts';

/** The points before the end of a line, which the last points leave. */
export interface Leaving {
  /** Indexes of the points on the line. */
  readonly kept: readonly number[];
  /** Indexes of the last points, which lie beside it. */
  readonly left: readonly number[];
}

/** A line stands on this many points or more. */
const FEWEST_ON_A_LINE = 4;
/** At most this share of the points leaves the line. */
const MOST_LEFT = 1 / 3;
const LEAST_R2 = 0.98;
/** The search takes the cube of the number of points, and in a longer record the last points are no single readings. */
const MOST_POINTS = 200;
/** The points on the line scatter about it by at most this share of what a curve through all points leaves. */
const CLEARLY_CLOSER = 0.3;
/** A point leaves the line by this share of its range or more. */
const LEAST_STEP = 0.08;

/**
 * The last points, by x, that leave the straight line of those before them: each lies on the same side, farther than the line foretells at
 * the 1 % level. Undefined where the points bend all along, or none leaves.
 */
export function leavingOf(points: readonly Point[], fit: LineFit): Leaving | undefined {
  if (points.length > MOST_POINTS) return undefined;
  const order = points.map((_, index) => index).sort((a, b) => (points[a]?.[0] ?? 0) - (points[b]?.[0] ?? 0));
  const curve = betterCurve(points, fit);
  const scatterOfCurve = curve ? Math.sqrt(((1 - curve.r2) * squaresOf(points)) / (points.length - 2)) : Number.POSITIVE_INFINITY;
  for (let count = 1; count <= Math.floor(points.length * MOST_LEFT); count++) {
    const [kept, left] = [order.slice(0, -count), order.slice(-count)];
    const head = kept.map((index) => points[index] as Point);
    const line = kept.length < FEWEST_ON_A_LINE ? undefined : fitLine(head);
    if (!line || (line.r2 ?? 0) < LEAST_R2 || isBent(head, line) || line.scatter > CLEARLY_CLOSER * scatterOfCurve) continue;
    const leaves = left.map((index) => farFrom(line, head, points[index] as Point));
    if (leaves.every((side) => side !== 0 && side === leaves[0])) return { kept: kept.toSorted(ascending), left: left.toSorted(ascending) };
  }
  return undefined;
}

/** The sum of the squares of y about its mean. */
function squaresOf(points: readonly Point[]): number {
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  return points.reduce((sum, [, y]) => sum + (y - mean) ** 2, 0);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** 1 or −1 if a point lies far above or below the line of the others, else 0. */
function farFrom(line: LineFit, head: readonly Point[], [x, y]: Point): number {
  const meanX = head.reduce((sum, [it]) => sum + it, 0) / head.length;
  const xx = head.reduce((sum, [it]) => sum + (it - meanX) ** 2, 0);
  const distance = y - line.intercept - line.slope * x;
  const error = line.scatter * Math.sqrt(1 + 1 / head.length + (x - meanX) ** 2 / xx);
  const ys = head.map(([, it]) => it);
  const range = Math.max(...ys) - Math.min(...ys);
  const isFar = Math.abs(distance) > studentT('0.01', head.length - 2) * error && Math.abs(distance) > LEAST_STEP * range;
  return isFar ? Math.sign(distance) : 0;
}
