import { expect, it } from 'vitest';
import { followsOrder } from './order.ts';

it('A text whose passages tell of later and later parts follows the order of a report; a shuffled or reversed one does not', () => {
  expect(followsOrder([0, 0.1, 0.33, 0.4, 0.7, 0.95])).toBe(1);
  expect(followsOrder([0.95, 0, 0.7, 0.33, 0.1, 0.9, 0])).toBe(0);
  expect(followsOrder([0.95, 0.9, 0.7, 0.33, 0])).toBe(0);
});

it('A text that follows it in part is trusted in part, as are few passages; where all tell the same, no order shows', () => {
  for (const told of [[0, 0.7, 0.33, 0.4, 0.1, 0.9, 0, 0.5], [0.7], [0.9, 0], []]) {
    expect(followsOrder(told)).toBeGreaterThan(0);
    expect(followsOrder(told)).toBeLessThan(1);
  }
  expect(followsOrder([0.4, 0.4, 0.4, 0.4, 0.4])).toBe(0);
});
