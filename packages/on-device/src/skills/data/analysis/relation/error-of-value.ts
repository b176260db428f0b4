import type { LineFit } from '../statistics.ts';

/** The standard error of a value of slope and intercept, by its change with both and their covariance. */
export function errorOf(valueAt: (slope: number, intercept: number) => number, fit: LineFit): number {
  const step = 1e-6;
  const { slope, intercept } = fit;
  const bySlope = (valueAt(slope * (1 + step), intercept) - valueAt(slope * (1 - step), intercept)) / (2 * step * slope);
  const small = step * (Math.abs(intercept) || 1);
  const byIntercept = (valueAt(slope, intercept + small) - valueAt(slope, intercept - small)) / (2 * small);
  const variance = (bySlope * fit.slopeError) ** 2 + (byIntercept * fit.interceptError) ** 2 + 2 * bySlope * byIntercept * fit.covariance;
  return Math.sqrt(Math.max(0, variance));
}
