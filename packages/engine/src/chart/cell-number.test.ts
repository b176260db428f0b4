import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellNumber } from './cell-number.ts';

it.each([
  ['4.5', { value: 4.5 }],
  ['−0.3', { value: -0.3 }],
  ['+.5', { value: 0.5 }],
  ['4,5', { value: 4.5 }],
  ['0,125', { value: 0.125 }],
  ['1,200', { value: 1200 }],
  ['1,234,567.8', { value: 1234567.8 }],
  ['2.01 s', { value: 2.01 }],
  ['12 %', { value: 12 }],
  ['3e-4', { value: 3e-4 }],
  ['4.80 ± 0.02', { value: 4.8, error: 0.02 }],
  ['1.5 × 10^3 m', { value: 1500 }],
])('reads "%s" as a number', (cell, read) => {
  expect(cellNumber(cell)).toEqual(read);
});

it.each(['', '–', 'rough', '> 12 min', '22 Nov 2026', '3 of 4', '1/2', 'x 3'])('reads no number in "%s"', (cell) => {
  expect(cellNumber(cell)).toBeUndefined();
});

it('reads any cell without a fault', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (cell) => {
      const read = cellNumber(cell);
      expect(read === undefined || Number.isFinite(read.value)).toBe(true);
    }),
  );
});
