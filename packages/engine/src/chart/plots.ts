import { type AxisChange, CHANGES, effectOf, NAMED_CHANGES, scaledChange } from './change.ts';
import { axisOf, computedPlots, isEnough, type Plot, plotOf, plotPoints } from './computed-plots.ts';
import { heightOf, leastSquares, type StraightLine, type XyPair } from './least-squares.ts';
import { type AxisQuantity, counterOf, quantitiesOf, quantityNamed } from './readings.ts';
import { relationAxes, type StatedLine, statedErrors, statedLines, statedSlips, unitOfFigure } from './stated.ts';
import type { ResultTable } from './tables.ts';

/** The charts of a result: the line of the answer first, then the other lines of the text, then those that have only points. */
export function plotsOf(tables: readonly ResultTable[], text: string): Plot[] {
  const stated = statedLines(text);
  const repeats = { errors: statedErrors(text), slips: statedSlips(text) };
  const plots = tables.flatMap((table) => {
    const quantities = quantitiesOf(table, repeats);
    const named = stated.flatMap((line): Plot[] => {
      const x = line.x === undefined ? undefined : quantityNamed(table, line.x, repeats);
      const y = line.y === undefined ? undefined : quantityNamed(table, line.y, repeats);
      return x && y ? statedPlot(line, x, y) : [];
    });
    const measured = [
      ...quantities,
      ...stated.flatMap(({ y }) => (y?.startsWith('mean of ') ? (quantityNamed(table, y, repeats) ?? []) : [])),
    ];
    const others = stated.filter(({ kind, x }) => kind === 'line' && x === undefined).flatMap((line) => foundPlot(line, measured, text));
    const known = [...others, ...named];
    return (known.length > 0 ? known : computedPlots(quantities, counterOf(table), stated.length === 0)).map((plot) => ({
      ...plot,
      id: `${table.id}: ${plot.id}`,
    }));
  });
  const rank = ({ isAnswer, line }: Plot): number => (isAnswer ? 0 : line ? 1 : 2);
  return plots
    .filter(isEnough)
    .filter((plot, index, all) => all.findIndex(({ id }) => id === plot.id) === index)
    .toSorted((a, b) => rank(a) - rank(b));
}

function statedPlot(line: StatedLine, x: AxisQuantity, y: AxisQuantity): Plot[] {
  const change = NAMED_CHANGES[line.change ?? ''];
  if (line.kind === 'changed' && change === undefined) return [];
  const plot = plotOf(axisOf(x, change?.x), axisOf(y, change?.y), plotPoints(x, y, change?.x, change?.y));
  if (line.kind === 'none') return [{ ...plot, stated: line, isMean: y.columns > 1 }];
  const { slope = 0 } = line;
  // A line of least squares passes through the mean of its points, so the slope of the text gives its intercept.
  const intercept = line.intercept ?? meanOf(plot.points.map((point) => point.y)) - slope * meanOf(plot.points.map((point) => point.x));
  return [{ ...plot, line: { slope, intercept }, stated: line, isMean: y.columns > 1 }];
}

/** Factors of units and of repeats that are timed together. */
const SCALES = [1, ...Array.from({ length: 99 }, (_one, index) => 1 / (index + 2)), 1e-3, 1e-6, 1e-9, 60, 3600, 1e3, 1e6];
const UNITS = [1, 1e-2, 1e-3, 1e-6, 1e-9, 60, 1e3, 1e6];
/** Figures of the text have four digits. */
const TOLERANCE = 1e-3;

/**
 * The chart of a line without names of columns ("T² against the length"): the change of two columns whose least-squares line is the one
 * that the text states. A pair that does not give these figures is not taken for it.
 */
function foundPlot(line: StatedLine, quantities: readonly AxisQuantity[], text: string): Plot[] {
  for (const changeY of CHANGES) {
    for (const changeX of CHANGES) {
      for (const y of quantities.toReversed()) {
        for (const x of quantities) {
          if (x === y) continue;
          const r2 = leastSquares(plotPoints(x, y, changeX, changeY))?.r2;
          if (r2 === undefined || (line.r2 !== undefined && Math.abs(r2 - Number(line.r2)) > TOLERANCE)) continue;
          const scales = scalesThatGive(line, x, y, changeX, changeY);
          if (!scales) continue;
          const points = plotPoints(x, y, scales.x, scales.y);
          const named = relationAxes(text);
          const isScaled = scales.x !== changeX || scales.y !== changeY;
          const axes = {
            x: {
              name: named && changeX !== CHANGES[0] ? named.x : changeX.name(x.name),
              unit: isScaled ? xUnitOf(line) : changeX.unit(x.unit),
            },
            y: { name: named?.y ?? changeY.name(y.name), unit: isScaled ? unitOfFigure(line.interceptText) : changeY.unit(y.unit) },
          };
          const { slope = 0, intercept = 0 } = line;
          return [{ ...plotOf(axes.x, axes.y, points), line: { slope, intercept }, stated: line, isMean: y.columns > 1, isAnswer: true }];
        }
      }
    }
  }
  return [];
}

/** The units in which the least-squares line has the stated figures. They are computed from one line, not fitted again for each unit. */
function scalesThatGive(
  line: StatedLine,
  x: AxisQuantity,
  y: AxisQuantity,
  changeX: AxisChange,
  changeY: AxisChange,
): { x: AxisChange; y: AxisChange } | undefined {
  const points = plotPoints(x, y, changeX, changeY);
  const fit = leastSquares(points);
  if (!fit) return undefined;
  const height = Math.max(...points.map((point) => Math.abs(point.y)));
  for (const unit of UNITS) {
    const across = effectOf(changeX, unit);
    for (const scale of SCALES) {
      const up = effectOf(changeY, scale);
      const slope = (up.factor * fit.slope) / across.factor;
      const intercept = up.factor * fit.intercept - slope * across.shift + up.shift;
      if (!isNear(slope, line.slope ?? 0, Math.abs(slope)) || !isNear(intercept, line.intercept ?? 0, up.factor * height)) continue;
      return { x: scaledChange(changeX, unit), y: scaledChange(changeY, scale) };
    }
  }
  return undefined;
}

function isNear(value: number, stated: number, size: number): boolean {
  return Math.abs(value - stated) <= TOLERANCE * size;
}

/** "m" of "4.022 s² per m" */
function xUnitOf({ slopeText = '' }: StatedLine): string {
  return / per (.+)$/.exec(slopeText)?.[1] ?? '';
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The distance of a point above its line. */
export function residualOf({ x, y }: XyPair, line: StraightLine): number {
  const height = heightOf(line, x);
  // Less is an error of the computation.
  return Math.abs(y - height) < 1e-12 * Math.max(Math.abs(y), Math.abs(height)) ? 0 : y - height;
}
