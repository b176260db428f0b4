import { expect, it } from 'vitest';
import { dayFinder } from './day-in.ts';

it('finds the day in the words of a task, with the year of the text', () => {
  const dayIn = dayFinder('Written on 21 Nov 2026.\n[ ] Problem sheet 5 is due on 27 November.');
  expect(dayIn('Problem sheet 5 is due on 27 November.')).toBe('2026-11-27');
  expect(dayIn('Hand in by Fri 4 Dec 2026, at noon')).toBe('2026-12-04');
  expect(dayIn('Read chapter 7 before Thursday')).toBeUndefined();
  expect(dayFinder('')('Due on 27 November')).toBe('--11-27');
});
