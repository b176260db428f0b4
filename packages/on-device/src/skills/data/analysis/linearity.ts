import { fitLine, type LineFit, type Point, studentT } from './statistics.ts';

/** The degree to which a straight line describes points; `scattered` is a trend with much scatter. */
export type PointsShape = 'straight' | 'scattered' | 'bent' | 'no-trend' | 'flat';

/** A curve that is a straight line against a changed x or y. */
export interface Curve {
  readonly id: 'square' | 'root' | 'logarithm' | 'inverse' | 'inverse-square' | 'exponential' | 'power';
  readonly fit: LineFit;
  /** The coefficient of determination in the readings themselves. */
  readonly r2: number;
}

/** The fewest points that can show a bend beside their scatter. */
const FEWEST_FOR_A_BEND = 5;
/** A bend smaller than this share of the range of y is of no importance for a student's graph. */
const LEAST_BEND = 0.02;
/** Another curve is named only if it leaves at most this share of the squares that the line leaves. */
const CLEARLY_BETTER = 0.25;
const GOOD_CURVE = 0.98;
/** A curve is only named where the readings lie on it this well. */
const NAMED_CURVE = 0.995;
/** Below this R² points are not said to lie on a line, and without a slope that differs from zero they show no trend below the other. */
const LEAST_R2_OF_A_LINE = 0.95;
const LEAST_R2_OF_A_TREND = 0.9;
/** A curve that leaves so few of the line's squares shows a bend, even one that no parabola describes, such as 1/x. */
const FAR_BETTER = 0.05;

/** Whether points lie on a straight line, bend away from it, or show no trend at the 5 % level. */
export function shapeOfPoints(points: readonly Point[], fit: LineFit): PointsShape {
  if (fit.r2 === undefined) return 'flat';
  if (isBent(points, fit)) return 'bent';
  const trend = fit.slopeError === 0 || Math.abs(fit.slope) > studentT('0.05', fit.n - 2) * fit.slopeError;
  if (!trend && fit.r2 < LEAST_R2_OF_A_TREND) return 'no-trend';
  return fit.r2 < LEAST_R2_OF_A_LINE ? 'scattered' : 'straight';
}

/** Whether a parabola fits better at the 1 % level, and by a part of the range that can be seen. */
export function isBent(points: readonly Point[], fit: LineFit): boolean {
  if (points.length < FEWEST_FOR_A_BEND) return false;
  const ys = points.map(([, y]) => y);
  const range = Math.max(...ys) - Math.min(...ys);
  if (Math.max(...fit.residuals.map(Math.abs)) < LEAST_BEND * range) return false;
  if (betterCurve(points, fit, FAR_BETTER)) return true;
  // The part of x² that a line does not explain; the residuals are then fitted against it.
  const squares = fitLine(points.map(([x]) => [x, x * x] as const));
  if (!squares) return false;
  const part = squares.residuals;
  const pp = part.reduce((sum, it) => sum + it * it, 0);
  if (pp === 0) return false;
  const bend = part.reduce((sum, it, index) => sum + it * (fit.residuals[index] ?? 0), 0) / pp;
  const left = fit.residuals.reduce((sum, it, index) => sum + (it - bend * (part[index] ?? 0)) ** 2, 0);
  const error = Math.sqrt(left / (points.length - 3) / pp);
  return Math.abs(bend) > studentT('0.01', points.length - 3) * error;
}

type Change = { readonly x: (x: number) => number; readonly y?: (y: number) => number; readonly back?: (y: number) => number };

const CURVES: Readonly<Record<Curve['id'], Change>> = {
  square: { x: (x) => x * x },
  root: { x: Math.sqrt },
  logarithm: { x: Math.log },
  inverse: { x: (x) => 1 / x },
  'inverse-square': { x: (x) => 1 / (x * x) },
  exponential: { x: (x) => x, y: Math.log, back: Math.exp },
  power: { x: Math.log, y: Math.log, back: Math.exp },
};

/**
 * The curve that describes bent points clearly better than a line, or undefined.
 * @param share the largest share of the squares of the line that the curve may leave
 */
export function betterCurve(points: readonly Point[], line: LineFit, share = CLEARLY_BETTER): Curve | undefined {
  const ys = points.map(([, y]) => y);
  const mean = ys.reduce((sum, it) => sum + it, 0) / ys.length;
  const total = ys.reduce((sum, it) => sum + (it - mean) ** 2, 0);
  const straight = line.residuals.reduce((sum, it) => sum + it * it, 0);
  const found = (Object.keys(CURVES) as Curve['id'][]).flatMap((id) => {
    const { x, y = same, back = same } = CURVES[id];
    const changed = points.map(([first, second]): Point => [x(first), y(second)]);
    if (changed.some(([first, second]) => !Number.isFinite(first) || !Number.isFinite(second))) return [];
    const fit = fitLine(changed);
    if (!fit) return [];
    const left = changed.reduce((sum, [first], index) => sum + ((ys[index] ?? 0) - back(fit.intercept + fit.slope * first)) ** 2, 0);
    return [{ id, fit, left, r2: 1 - left / total }];
  });
  const best = found.filter(({ left, r2 }) => left < share * straight && r2 > GOOD_CURVE).sort((a, b) => a.left - b.left)[0];
  // A power law has a free exponent, so a named power that fits nearly as well is preferred.
  const simple =
    best &&
    found.filter(({ id, left }) => id !== 'power' && left < 1.5 * best.left && left < share * straight).sort((a, b) => a.left - b.left)[0];
  return simple ?? best;
}

/** The curve that a report may name for bent points. */
export function namedCurve(points: readonly Point[], line: LineFit): Curve | undefined {
  const curve = betterCurve(points, line);
  return curve && curve.r2 >= NAMED_CURVE ? curve : undefined;
}

function same(value: number): number {
  return value;
}

/** Whether y only rises or only falls with x. */
export function goesOneWay(points: readonly Point[]): boolean {
  const ys = points.toSorted(([a], [b]) => a - b).map(([, y]) => y);
  const signs = ys.slice(1).map((y, index) => Math.sign(y - (ys[index] ?? 0)));
  return points.length > 2 && signs[0] !== 0 && signs.every((sign) => sign === signs[0]);
}

/** Whether points that scatter about a line still rise or fall at each step, as a titration curve does: they are then no cloud about a line. */
export function isSteady(shape: PointsShape, points: readonly Point[]): boolean {
  return shape === 'scattered' && points.length >= FEWEST_FOR_A_TOP && goesOneWay(points);
}

/** The fewest points of which a rise and a fall is seldom chance, and the fewest of which a large one is. */
const FEWEST_FOR_A_TOP = 6;
const FEWEST_FOR_A_LARGE_TOP = 5;

/**
 * The index of the point at which y turns: it rises at each step before and falls at each step after, or the other way round. Undefined if
 * it does not, or if too few points show it.
 * @param spread the standard error of a point from its repeats; a turn far beyond it is seen however small it is
 */
export function turnOf(
  points: readonly Point[],
  spread = Number.POSITIVE_INFINITY,
): { readonly index: number; readonly isTop: boolean } | undefined {
  if (points.length < FEWEST_FOR_A_LARGE_TOP) return undefined;
  const order = points.map((_, index) => index).sort((a, b) => (points[a]?.[0] ?? 0) - (points[b]?.[0] ?? 0));
  const ys = order.map((index) => points[index]?.[1] ?? 0);
  const signs = ys.slice(1).map((y, index) => Math.sign(y - (ys[index] ?? 0)));
  const turns = signs.flatMap((sign, index) => (index > 0 && sign !== signs[index - 1] ? [index] : []));
  const [at] = turns;
  if (turns.length !== 1 || at === undefined || signs.includes(0)) return undefined;
  const range = Math.max(...ys) - Math.min(...ys);
  const [first = 0, last = 0, middle = 0] = [ys[0], ys.at(-1), ys[at]];
  const least = points.length < FEWEST_FOR_A_TOP ? LEAST_LARGE_TURN : LEAST_TURN;
  // A small step back at an end is scatter.
  if (Math.min(Math.abs(middle - first), Math.abs(middle - last)) < Math.min(least * range, FAR_BEYOND * spread)) return undefined;
  return { index: order[at] ?? 0, isTop: (signs[0] ?? 0) > 0 };
}

/** A turn is seen where y changes by this share of its range on both sides. */
const LEAST_TURN = 0.25;
/** Or by so many standard errors of a point. */
const FAR_BEYOND = 4;
/** And in few points by this share. */
const LEAST_LARGE_TURN = 0.5;

/** The number of runs of residuals with one sign: few runs in many points show a pattern. */
export function signRuns(residuals: readonly number[]): number {
  const signs = residuals.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index === 0 || sign !== signs[index - 1]).length;
}
