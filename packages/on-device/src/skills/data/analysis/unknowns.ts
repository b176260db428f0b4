import type { Passage } from '../../../spans.ts';
import type { Analysis } from './analyse.ts';
import { shapeOfPoints } from './linearity.ts';
import { untitrated } from './repeated.ts';
import { fitLine, type LineFit, type Point } from './statistics.ts';
import { pointsOf, type Quantity } from './view.ts';

/** A setting that a calibration line gives for a row with a name in place of the setting, such as "unknown". */
export interface Unknown {
  readonly label: Passage;
  readonly set: Quantity;
  readonly quantity: Quantity;
  /** In the unit of the setting, with its standard error. */
  readonly value: number;
  readonly error: number;
}

export function unknownsOf(set: Quantity, quantity: Quantity, fit: LineFit): Unknown[] {
  const words = set.columns[0]?.column.words ?? [];
  return quantity.rows.flatMap(({ row, summary: { mean } }): Unknown[] => {
    const label = words[row];
    if (!label || fit.slopeError === 0) return [];
    const value = (mean - fit.intercept) / fit.slope;
    const meanX = -fit.covariance / fit.slopeError ** 2;
    const spread = (fit.slopeError * (value - meanX)) / fit.slope;
    const error = Math.hypot((fit.scatter / fit.slope) * Math.sqrt(1 + 1 / fit.n), spread);
    return [{ label, set, quantity, value, error }];
  });
}

/** The only setting that a straight line of the experiment gives; undefined if there is none, or more than one. */
export function onlyUnknown(analysis: Analysis): Unknown | undefined {
  const all = untitrated(analysis).flatMap(({ set, measured }) =>
    measured.flatMap((quantity) => {
      const points = set ? pointsOf(set, quantity).map(({ x, y }): Point => [x, y]) : [];
      const fit = fitLine(points);
      return set && fit && shapeOfPoints(points, fit) === 'straight' ? unknownsOf(set, quantity, fit) : [];
    }),
  );
  return all.length === 1 ? all[0] : undefined;
}
