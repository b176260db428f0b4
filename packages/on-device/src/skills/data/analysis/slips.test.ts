import { describe, expect, it } from 'vitest';
import { slipsIn } from './slips.ts';

const STEADY = [
  [17.92, 18.05, 17.88],
  [25.3, 25.41, 25.37],
  [31.12, 31.02, 31.1],
  [35.95, 35.88, 36.01],
];

describe('A slip among repeats', () => {
  it('is the one repeat far from the others of its row', () => {
    expect(slipsIn([...STEADY, [43.96, 48.03, 44.01]])).toEqual(new Map([[4, 1]]));
  });

  it.each([
    ['repeats that scatter as those of other rows do', [...STEADY, [43.96, 44.2, 44.01]]],
    ['repeats that all differ', [...STEADY, [40, 48, 44]]],
    ['two repeats, of which either may be wrong', [...STEADY, [43.96, 48.03]]],
    ['too few other rows', [...STEADY.slice(1), [43.96, 48.03, 44.01]]],
    [
      'other rows without scatter',
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
        [4, 4, 4],
        [5, 5, 9],
      ],
    ],
    [
      'a scatter that grows with the reading',
      [
        [1, 1.2, 1.1],
        [10, 12, 11],
        [50, 60, 55],
        [100, 120, 110],
        [1000, 1001, 1200],
      ],
    ],
  ])('is not found in %s', (_, rows) => {
    expect(slipsIn(rows)).toEqual(new Map());
  });
});
