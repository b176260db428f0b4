import { expect, it } from 'vitest';
import { likeliest } from './likeliest.ts';
import { likelihoods } from './likelihood.ts';

const step = (_: number, from: number, to: number) => (from === to ? 2 : 0);

it('A passage is likely where its neighbours and its own words agree, and unlikely where they do not', () => {
  const emission = (at: number, state: number) => ([3, -3, 3, -3][at] ?? 0) * (state === 0 ? 1 : -1) * (at === 1 ? 0.2 : 1);
  const [first, second] = likelihoods(4, 2, { emission, step });
  expect(first?.[0]).toBeGreaterThan(0.9);
  expect(second?.[0]).toBeGreaterThan(0.5);
  expect(second?.[0]).toBeLessThan(first?.[0] ?? 0);
});

it('The shares of a passage add up to one, and without any weight all states are as likely', () => {
  const weights = { emission: (at: number, state: number) => at - state, step };
  for (const shares of likelihoods(5, 3, weights)) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  expect(likelihoods(1, 2, { emission: () => 0, step: () => 0 })).toEqual([[0.5, 0.5]]);
});

it('A passage whose words decide alone is sure, also among others', () => {
  const emission = (at: number, state: number) => (at === 2 && state === 1 ? 1000 : 0);
  expect(likelihoods(5, 2, { emission, step })[2]?.[1]).toBe(1);
  expect(likeliest(5, 2, { emission, step })[2]).toBe(1);
});
