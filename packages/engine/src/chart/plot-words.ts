import type { ChartFile } from './chart-svg.ts';
import type { Plot, PlotAxis } from './computed-plots.ts';

/** "T² against Length" */
export function plotTitle({ x, y }: Pick<Plot, 'x' | 'y'>): string {
  return `${y.name} against ${x.name}`;
}

/** "Length (m)" */
export function axisLabel({ name, unit }: PlotAxis): string {
  return unit === '' ? name : `${name} (${unit})`;
}

/** The height of a chart, in CSS pixels. */
export const CHART_HEIGHT = 300;

/** A chart as a file shows it. */
export function plotFile({ x, y, points, line }: Plot): ChartFile {
  const title = plotTitle({ x, y });
  return {
    title,
    description: `${title}: ${points.length} points${line ? ' and a straight line' : ''}.`,
    xLabel: axisLabel(x),
    yLabel: axisLabel(y),
    points,
    line,
    height: CHART_HEIGHT,
  };
}
