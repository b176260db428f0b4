import { expect, it } from 'vitest';
import { isExpired } from './retention.ts';

it.each([
  ['2026-11-01T12:00:00.000Z', true],
  ['2026-11-01T12:00:00.001Z', false],
  ['2027-01-01T00:00:00.000Z', false],
  ['not a time', false],
])('a record of %s has expired on 1 December at noon: %s', (since, expired) => {
  expect(isExpired(since, new Date('2026-12-01T12:00:00.000Z'))).toBe(expired);
});
