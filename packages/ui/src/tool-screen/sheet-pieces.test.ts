import { describe, expect, it } from 'vitest';
import { piecesOf } from './sheet-pieces.ts';

const headings = new Map([['Calendar', 'calendar']]);

describe('A text on the sheet', () => {
  it('has a heading where a line is the title of a section', () => {
    expect(piecesOf('Calendar\nOne line.\n\nAnother  line.\n', headings)).toEqual([
      { heading: 'calendar', grid: false, text: 'Calendar' },
      { grid: false, text: 'One line.\n\nAnother  line.' },
    ]);
  });

  it.each([
    ['a month', ' Mon  Tue  Wed\n             1\n(24) [25]  26\n(31)'],
    ['a timeline', 'Week 1   Mon 24 Aug  |#...|  Sorting\n  * Quiz 1 – Fri 28 Aug\nWeek 2   Mon 31 Aug  |.#..|'],
    ['a table', 'Length (m)  t1 (s)  t2 (s)\n----------  ------  ------\n      0.40    25.4    25.5'],
  ])('keeps the columns of %s', (_name, grid) => {
    expect(piecesOf(`Before it.\n${grid}\n- Tue 25 Aug: classes begin`, headings)).toEqual([
      { grid: false, text: 'Before it.' },
      { grid: true, text: grid },
      { grid: false, text: '- Tue 25 Aug: classes begin' },
    ]);
  });

  it('takes a number on a line of its own for text', () => {
    expect(piecesOf('The answer is\n42\nas ever.', headings)).toEqual([{ grid: false, text: 'The answer is\n42\nas ever.' }]);
  });
});
