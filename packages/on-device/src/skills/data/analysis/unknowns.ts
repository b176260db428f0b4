import type { Passage } from '../../../spans.ts';
import type { Analysis } from './analyse.ts';
import { shapeOfPoints } from './linearity.ts';
import { untitrated } from './repeated.ts';
import { fitLine, type LineFit, type Point } from './statistics.ts';
import { pointsOf, type Quantity, type TableView } from './view.ts';

/** A setting that a calibration line gives for a row with a name in place of the setting, such as "unknown". */
export interface Unknown {
  readonly label: Passage;
  readonly set: Quantity;
  readonly quantity: Quantity;
  /** In the unit of the setting, with its standard error. */
  readonly value: number;
  readonly error: number;
}

export function unknownsOf({ table }: TableView, set: Quantity, quantity: Quantity, fit: LineFit): Unknown[] {
  const words = set.columns[0]?.column.words ?? [];
  const labels = table.columns.find(({ isIndex }) => isIndex)?.words ?? [];
  const settings = new Set(set.rows.map(({ row }) => row));
  return quantity.rows.flatMap(({ row, summary: { mean } }): Unknown[] => {
    // In a row without a setting, its name may stand in the column that counts the rows.
    const label = words[row] ?? (settings.has(row) ? undefined : labels[row]);
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
  const all = untitrated(analysis).flatMap((view) =>
    view.measured.flatMap((quantity) => {
      const { set } = view;
      const points = set ? pointsOf(set, quantity).map(({ x, y }): Point => [x, y]) : [];
      const fit = fitLine(points);
      return set && fit && shapeOfPoints(points, fit) === 'straight' ? unknownsOf(view, set, quantity, fit) : [];
    }),
  );
  return all.length === 1 ? all[0] : undefined;
}
