import { expect, it } from 'vitest';
import { event } from './event.ts';

it('The mark of the current week is no topic of it', () => {
  const text = `Week 12  Mon 16 Nov  |.#..|  Bourdieu
Week 13  Mon 23 Nov  |..#.|    ← this week
Week 14  Mon 30 Nov  |...#|  Butler  ← this week`;
  expect(event.parse(text).map(({ title, week }) => [week, title])).toEqual([
    [12, 'Bourdieu'],
    [14, 'Butler'],
  ]);
});
