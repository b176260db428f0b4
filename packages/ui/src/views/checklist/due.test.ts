import { describe, expect, it } from 'vitest';
import { dueOf } from './due.ts';
import { taskSourceFinder } from './sources-of-tasks.ts';

const now = new Date(2026, 10, 25, 23, 30);

describe('the day of a task', () => {
  it.each([
    ['2026-11-27', 'Fri 27 Nov, in 2 days', false],
    ['2026-11-25', 'Wed 25 Nov, today', false],
    ['2026-11-26', 'Thu 26 Nov, tomorrow', false],
    ['2026-11-20', 'Fri 20 Nov, 5 days ago', true],
    ['2027-01-04', 'Mon 4 Jan 2027, in 40 days', false],
    ['--01-04', 'Mon 4 Jan 2027, in 40 days', false],
  ])('%s is "%s"', (day, label, isPast) => {
    expect(dueOf(day, now)).toMatchObject({ label, isPast });
  });
});

it('names the line of the material that a task is from', () => {
  const notes = 'Tides.\nRead chapter 7.\nEbb.';
  const text = 'Next Steps\n[ ] Read chapter 7.\n[ ] Rest.';
  const sourceOf = taskSourceFinder(text, [{ at: 15, length: 15, field: 'notes', start: 7, end: 22 }], { notes });
  expect(sourceOf('Read chapter 7.')).toEqual({ field: 'notes', start: 7, end: 22, line: 2 });
  expect(sourceOf('Rest.')).toBeUndefined();
});
