import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const sorted = (...times: string[]) =>
  times
    .map((at) => ({ at }))
    .sort(newestFirst(now))
    .map(({ at }) => at.slice(0, 10));

it('The last one comes first', () => {
  expect(sorted('2026-11-18T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-19T12:00:00.000Z')).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
  ]);
});

it('Times that are still to come are older than the others: the clock was set back after them', () => {
  expect(sorted('2027-11-18T12:00:00.000Z', '2026-11-19T12:00:00.000Z', '2027-11-19T12:00:00.000Z')).toEqual([
    '2026-11-19',
    '2027-11-19',
    '2027-11-18',
  ]);
});
