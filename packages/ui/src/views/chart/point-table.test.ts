import { expect, it } from 'vitest';
import { pointTable } from './point-table.ts';

const plot = { id: 'a', x: { name: 'L', unit: 'm' }, y: { name: 'T', unit: 's' }, isMean: false, isAnswer: false };

it('lists points, error bars and residuals with the same decimals in a column', () => {
  const points = [
    { row: 1, x: 0.4, y: 1.6194, error: 0.0064 },
    { row: 2, x: 1, y: 4.03 },
  ];
  const { columns, rows } = pointTable({ ...plot, points, line: { slope: 4, intercept: 0.01937 } });
  expect(columns.map(({ name }) => name)).toEqual(['L', 'T', 'Error bar', 'Residual']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['0.4', '1.619', '0.0064', '0.000'],
    ['1.0', '4.030', '–', '0.011'],
  ]);
});

it('has no column for what no point has, and a power of ten for very small values', () => {
  const { columns, rows } = pointTable({ ...plot, points: [{ row: 1, x: 2e-7, y: -3 }] });
  expect(columns).toHaveLength(2);
  expect(rows[0]?.cells).toEqual(['2 × 10^−7', '−3']);
});
