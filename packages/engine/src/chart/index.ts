export { type CellNumber, cellNumber, plainNumber } from './cell-number.ts';
export { type ChartFile, chartSvg } from './chart-svg.ts';
export type { Plot, PlotAxis, PlotPoint } from './computed-plots.ts';
export { drawingOf } from './drawing.ts';
export { leastSquares, type StraightLine } from './least-squares.ts';
export { linearScale } from './linear-scale.ts';
export { axisLabel, CHART_HEIGHT, plotFile, plotTitle } from './plot-words.ts';
export { plotsOf, residualOf } from './plots.ts';
export { isEmptyCell, type ResultTable, type ResultTableRow, type TableColumn, tablesOfSections } from './tables.ts';
