import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridRows } from './grid-rows.ts';
import { SheetBlock } from './SheetBlock.tsx';
import { GridRows, TypesetText } from './SheetParts.tsx';
import { sheetSegments } from './sheet-text.ts';

const show = (text: string): HTMLElement => render(<SheetBlock ended headings={new Set(['Section'])} text={text} />).container;

const TASKS = 'From the lecture:\n[ ] Read chapter 7\n[x] Draw a table\n\nWithin 24 hours:\n- Ask one question\n  of two lines\nThe end.';
const CARDS = '1. Q: What is a tide?\nA: A rise of the sea.\n\n2. Q: What makes it?\nA: The moon.\n\n';
const TABLE = 'Length (m)  t1 (s)  t2 (s)\n----------  ------  ------\n      0.40    25.4    25.5\n      0.50            28.1';
const WEEKS = 'Week 1   Mon 24 Aug  |#...|  Sorting\n  - Quiz 1 – Fri 28 Aug\nWeek 2   Mon 31 Aug  |.##.|  Heaps';
const MONTH = ' Mon  Tue  Wed  Thu  Fri  Sat  Sun\n                           1    2\n(24) [25]  26   27   28   29   30';
const PIPES = '| Term | Meaning |\n|------|:-------:|\n| Ebb | The sea falls |';

describe('the typeset text', () => {
  it('has lists, whose items keep their marks, and titles over them', () => {
    const [first, second] = within(show(TASKS)).getAllByRole('list');
    const items = (list: HTMLElement | undefined) => within(list as HTMLElement).getAllByRole('listitem');
    expect(items(first).map((item) => item.textContent)).toEqual(['[ ] Read chapter 7', '[x] Draw a table']);
    expect(items(second).map((item) => item.textContent)).toEqual(['- Ask one question\n  of two lines']);
    expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'From the lecture:',
      'Within 24 hours:',
    ]);
  });

  it('has a question and its answer as one item of a numbered list', () => {
    const items = within(show(CARDS)).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '1. Q: What is a tide?\nA: A rise of the sea.',
      '2. Q: What makes it?\nA: The moon.',
    ]);
    expect(items[0]?.closest('ol')).toBeTruthy();
  });

  it('has a list inside an item', () => {
    const [outer] = within(show('- One\n  - Of one\n  - Again\n- Two')).getAllByRole('list');
    expect([...(outer?.children ?? [])].map((item) => item.querySelectorAll('li').length)).toEqual([2, 0]);
  });

  it('has tables with heads and cells, also empty ones', () => {
    const table = within(show(TABLE)).getByRole('table');
    const cells = (row: HTMLElement) => [...row.querySelectorAll('[role]')].map((cell) => cell.textContent);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getAllByRole('row').map(cells)).toEqual([
      ['Length (m)', 't1 (s)', 't2 (s)'],
      ['0.40', '25.4', '25.5'],
      ['0.50', '', '28.1'],
    ]);
  });

  it('has the days of a month under their weekdays', () => {
    const rows = within(show(MONTH)).getAllByRole('row');
    expect(
      rows.map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([[], ['', '', '', '', '', '1', '2'], ['(24)', '[25]', '26', '27', '28', '29', '30']]);
  });

  it('has a table that a model wrote between bars', () => {
    const cells = within(show(PIPES)).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Ebb', 'The sea falls']);
  });

  it('says what a bar of a timeline shows', () => {
    const bars = within(show(WEEKS)).getAllByRole('img');
    expect(bars.map((bar) => [bar.textContent, bar.getAttribute('aria-label')])).toEqual([
      ['|#...|', '1 of 4'],
      ['|.##.|', '2 to 3 of 4'],
    ]);
  });

  it.each([TASKS, CARDS, TABLE, WEEKS, MONTH, PIPES])('is exactly the public text', (text) => {
    expect(textOfSegments(text)).toBe(
      sheetSegments(text, new Set(), true)
        .map((segment) => segment.text)
        .join(''),
    );
  });

  it('is exactly the public text of any text', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        '- ',
        '- a',
        '  - b',
        '1. Q: c',
        'A: d',
        '[ ] e',
        '[',
        'Title:',
        ':',
        '|#.|',
        '| f |',
        '|-|',
        '--  --',
        'g  h  i',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const text = lines.join('\n');
        expect(textOf(<TypesetText text={text} />)).toBe(text);
        expect(textOf(<GridRows text={text} />)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it('takes no longer for lines that are nearly marks or rules', () => {
    const text = `${'- '.repeat(20_000)}\n${' '.repeat(50_000)}-\n${'-'.repeat(50_000)}x`;
    expect(textOf(<TypesetText text={text} />)).toBe(text);
    expect(gridRows('-'.repeat(200)).length).toBe(1);
  });
});

function textOf(element: React.ReactElement): string | null {
  const { container, unmount } = render(element);
  const text = container.textContent;
  unmount();
  return text;
}

function textOfSegments(text: string): string | null {
  return textOf(<SheetBlock ended headings={new Set()} text={text} />);
}
