import { expect, it } from 'vitest';
import { newKeptId, sameForm } from './kept-result.ts';

it.each([
  [{ notes: 'Tides' }, { notes: ' Tides\n' }, true],
  [{ notes: 'Tides' }, { notes: 'Tides', topic: ' ' }, true],
  [{ notes: 'Tides', topic: '' }, { notes: 'Tides' }, true],
  [{ notes: 'Tides' }, { notes: 'Soil' }, false],
  [{ notes: 'Tides' }, { notes: 'Tides', topic: 'Sea' }, false],
  [{ notes: 'Tides', topic: 'Sea' }, { notes: 'Tides' }, false],
])('The forms %j and %j are the same: %s', (one, other, same) => {
  expect(sameForm(one, other)).toBe(same);
});

it('Two texts of one moment have two ids, which begin with the time', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const ids = [newKeptId(now), newKeptId(now)];
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^2026-11-20T12:00:00\.000Z\/./);
});
