import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const TESTS = [
  'apps/site/src/home.test.ts',
  'packages/engine/src/run/run.test.ts',
  'packages/engine/src/field/field.test.ts',
  'packages/engine/src/field/rows/rows.test.ts',
];

it('The tests beside a changed file come first, then those around it in its package, and none of other packages', () => {
  expect(nearest(TESTS, ['packages/engine/src/field/field.ts'], 9)).toEqual([
    'packages/engine/src/field/field.test.ts',
    'packages/engine/src/field/rows/rows.test.ts',
    'packages/engine/src/run/run.test.ts',
  ]);
});

it('A test is as near as its nearest changed file', () => {
  expect(nearest(TESTS, ['apps/site/src/home.ts', 'packages/engine/src/run/run.ts'], 2)).toEqual([
    'apps/site/src/home.test.ts',
    'packages/engine/src/run/run.test.ts',
  ]);
});
