import { describe, expect, it } from 'vitest';
import { displayed, hasLongRun, sheetSegments as withLines } from './sheet-text.ts';

const headings = new Set(['Calendar']);
const segmentsOf = (...given: Parameters<typeof withLines>) => withLines(...given).map(({ kind, text }) => ({ kind, text }));

describe('the text on the sheet', () => {
  it('has a heading where a whole line is the title of a section', () => {
    expect(segmentsOf('Calendar\nOne line.\n\nAnother  line.', headings, true)).toEqual([
      { kind: 'heading', text: 'Calendar' },
      { kind: 'text', text: 'One line.\n\nAnother  line.' },
    ]);
    expect(segmentsOf('Text\nCalendar', headings, false)).toEqual([{ kind: 'text', text: 'Text\nCalendar' }]);
  });

  it.each([
    ['a month', ' Mon  Tue  Wed\n             1\n(24) [25]  26\n(31)'],
    ['a timeline', 'Week 1   Mon 24 Aug  |#...|  Sorting\n  - Quiz 1 – Fri 28 Aug\nWeek 2   Mon 31 Aug  |.#..|'],
    ['a table', 'Length (m)  t1 (s)  t2 (s)\n----------  ------  ------\n      0.40    25.4    25.5'],
  ])('keeps the columns of %s', (_name, grid) => {
    expect(segmentsOf(`Before it.\n${grid}\n- Tue 25 Aug: classes begin`, headings, true)).toEqual([
      { kind: 'text', text: 'Before it.' },
      { kind: 'grid', text: grid },
      { kind: 'text', text: '- Tue 25 Aug: classes begin' },
    ]);
  });

  it('has segments that know their first line', () => {
    const block = 'One.\nCalendar\n\nTwo.\nLength (m)  t1 (s)  t2 (s)\n----------  ------  ------\nThree.';
    expect(withLines(block, headings, true).map(({ line, text }) => [line, text.trim().split('\n')[0]])).toEqual([
      [0, 'One.'],
      [1, 'Calendar'],
      [2, 'Two.'],
      [4, 'Length (m)  t1 (s)  t2 (s)'],
      [6, 'Three.'],
    ]);
  });

  it('treats a line that is only a number as text', () => {
    expect(segmentsOf('The answer is\n42\nas ever.', headings, true)).toEqual([{ kind: 'text', text: 'The answer is\n42\nas ever.' }]);
  });

  it('shows at most sixteen combining marks on one letter', () => {
    expect(displayed(`a${'\u0301'.repeat(5000)}b`)).toBe(`a${'\u0301'.repeat(16)}b`);
  });
});

describe('hasLongRun', () => {
  it('finds a run of characters that is longer than any word, and no text of words', () => {
    expect(hasLongRun(`A word. ${'x'.repeat(500)} and more`)).toBe(true);
    expect(hasLongRun('A sentence of words. '.repeat(100))).toBe(false);
  });
});
