import type { Table, TableColumn } from '../table/tables.ts';
import { type Axis, type Plot, residualOf } from './plots.ts';

/** The points of a chart as a table: its text alternative. */
export function pointTable({ id, x, y, points, line }: Plot): Table {
  const hasErrors = points.some(({ error }) => error !== undefined);
  const names = [
    columnOf(x),
    columnOf(y),
    ...(hasErrors ? [columnOf({ name: 'Error bar', unit: y.unit })] : []),
    ...(line ? [columnOf({ name: 'Residual', unit: y.unit })] : []),
  ];
  return {
    id,
    caption: 'Points of this chart',
    columns: names,
    rows: points.map((point) => ({
      id: String(point.row),
      cells: [
        figure(point.x),
        figure(point.y),
        ...(hasErrors ? [point.error === undefined ? '–' : figure(point.error, 2)] : []),
        ...(line ? [figure(residualOf(point, line), 2)] : []),
      ],
    })),
  };
}

function columnOf({ name, unit }: Axis): TableColumn {
  return { name, ...(unit !== '' && { unit }), isNumeric: true };
}

/** Significant digits without trailing zeros: 4.045. */
export function figure(value: number, digits = 4): string {
  const rounded = Number(value.toPrecision(digits));
  const size = Math.abs(rounded);
  if (size !== 0 && (size < 1e-4 || size >= 1e6)) {
    const [mantissa = '0', exponent = '0'] = rounded.toExponential().split('e');
    return `${mantissa} × 10^${Number(exponent)}`.replaceAll('-', '−');
  }
  return String(rounded).replace('-', '−');
}
