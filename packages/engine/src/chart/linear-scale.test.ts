import { expect, it } from 'vitest';
import { linearScale, roundScale } from './linear-scale.ts';

const names = (from: number, to: number): string[] => linearScale([from, to], [0, 100], 4).ticks.map(({ name }) => name);

it('names ticks with the decimals of their step', () => {
  expect(names(0, 1)).toEqual(['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']);
  expect(names(-20, 20)).toEqual(['−20', '−10', '0', '10', '20']);
  expect(names(9.78, 9.84)).toContain('9.82');
});

it('names very large and very small values with a power of ten', () => {
  expect(names(0, 2e7)).toEqual(['0', '0.5 × 10^7', '1.0 × 10^7', '1.5 × 10^7', '2.0 × 10^7']);
  expect(names(0, 4e-6)).toContain('2 × 10^−6');
});

it('puts values on the range, also where it runs downwards', () => {
  const scale = roundScale([0.1, 9.7], [200, 0], 5);
  expect([scale.from, scale.to, scale.at(0), scale.at(5), scale.at(10)]).toEqual([0, 10, 200, 100, 0]);
});
