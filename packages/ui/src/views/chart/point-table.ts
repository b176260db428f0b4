import { type Plot, type PlotAxis, type ResultTable, residualOf, type TableColumn } from '@marginalia/engine/chart';

/** The points of a chart as a table: its text alternative. */
export function pointTable({ id, x, y, points, line }: Plot): ResultTable {
  const hasErrors = points.some(({ error }) => error !== undefined);
  const columns = [
    { ...columnOf(x), cells: aligned(points.map((point) => point.x)) },
    { ...columnOf(y), cells: aligned(points.map((point) => point.y)) },
    ...(hasErrors
      ? [
          {
            ...columnOf({ name: 'Error bar', unit: y.unit }),
            cells: aligned(
              points.map(({ error }) => error),
              2,
            ),
          },
        ]
      : []),
    ...(line
      ? [
          {
            ...columnOf({ name: 'Residual', unit: y.unit }),
            cells: aligned(
              points.map((point) => residualOf(point, line)),
              2,
            ),
          },
        ]
      : []),
  ];
  return {
    id,
    caption: 'Points of this chart',
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows: points.map(({ row }, index) => ({ id: String(row), cells: columns.map(({ cells }) => cells[index] ?? '') })),
  };
}

/** Values with the same decimals, so that the greatest one has the significant digits asked for. Values that need fewer have fewer. */
function aligned(values: readonly (number | undefined)[], digits = 4): string[] {
  const greatest = Math.max(...values.map((value = 0) => Math.abs(value)));
  if (greatest < 1e-4 || greatest >= 1e6) return values.map((value) => (value === undefined ? '–' : significantDigits(value, digits)));
  const most = Math.max(0, digits - 1 - Math.floor(Math.log10(greatest)));
  const needed = Math.max(...values.map((value = 0) => String(Number(value.toFixed(most))).split('.')[1]?.length ?? 0));
  return values.map((value) =>
    value === undefined
      ? '–'
      : value
          .toFixed(needed)
          .replace(/^-(?=0\.?0*$)/, '')
          .replace('-', '−'),
  );
}

function columnOf({ name, unit }: PlotAxis): TableColumn {
  return { name, ...(unit !== '' && { unit }), isNumeric: true };
}

/** Significant digits without trailing zeros: 4.045. */
export function significantDigits(value: number, digits = 4): string {
  const rounded = Number(value.toPrecision(digits));
  const size = Math.abs(rounded);
  if (size !== 0 && (size < 1e-4 || size >= 1e6)) {
    const [mantissa = '0', exponent = '0'] = rounded.toExponential().split('e');
    return `${mantissa} × 10^${Number(exponent)}`.replaceAll('-', '−');
  }
  return String(rounded).replace('-', '−');
}
