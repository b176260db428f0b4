import { expect, it } from 'vitest';
import { MONTH_NAMES, monthNumber, SHORT_MONTH_NAMES } from './calendar-names.ts';

it('finds the number of a month by its name, its short name and its first letters in any case', () => {
  for (const names of [MONTH_NAMES, SHORT_MONTH_NAMES, SHORT_MONTH_NAMES.map((name) => name.toLowerCase())])
    expect(names.map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('gives 0 for a word that is no month', () => {
  expect(monthNumber('Friday')).toBe(0);
});
