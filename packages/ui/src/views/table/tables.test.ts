import type { SectionItems } from '@marginalia/engine';
import { type ResultTable, tablesOfSections } from '@marginalia/engine/chart';
import { describe, expect, it } from 'vitest';
import { nextOrder, sortedRows, tabSeparated } from './sort-rows.ts';

const rows = (lines: string[][], table?: number): SectionItems => ({
  kind: 'row',
  section: 'data',
  title: 'Data',
  items: lines.map((cells, index) => ({ cells, ...(index === 0 && { heading: true as const }), ...(table && { table }) })),
});

const [readings] = tablesOfSections([
  rows([
    ['Site', 'DO (mg/L)', 'Note'],
    ['Spring', '10.9', ''],
    ['Bridge', '9.4'],
    ['Village', '–', 'b'],
    ['Mill pond', '8.1', 'a'],
  ]),
]) as [ResultTable];

const sites = (column: number, direction: 'ascending' | 'descending'): string[] =>
  sortedRows(readings, { column, direction }).map(({ cells }) => cells[0] ?? '');

describe('The tables of a result', () => {
  it('take the unit out of a heading, tell columns of numbers, and give each row a cell in each column', () => {
    expect(readings.columns).toEqual([
      { name: 'Site', isNumeric: false },
      { name: 'DO', unit: 'mg/L', isNumeric: true },
      { name: 'Note', isNumeric: false },
    ]);
    expect(readings.rows.map(({ cells }) => cells.length)).toEqual([3, 3, 3, 3]);
  });

  it('show terms with their meanings, and how often they occur where the text says so', () => {
    const [table] = tablesOfSections([
      {
        kind: 'term',
        section: 'terms',
        title: 'Terms',
        items: [{ term: 'GPA', meaning: 'grade point average', times: 3 }, { term: 'LMM' }],
      },
    ]) as [ResultTable];
    expect(table.columns.map(({ name }) => name)).toEqual(['Term', 'Meaning', 'Times']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['GPA', 'grade point average', '3'],
      ['LMM', '', ''],
    ]);
  });

  it('name each of several tables and leave out one without rows', () => {
    const part = rows([['a'], ['1']], 1);
    const two = { ...part, items: [...part.items, { cells: ['b'], heading: true, table: 2 }] } as SectionItems;
    expect(tablesOfSections([two]).map(({ caption }) => caption)).toEqual(['Data, table 1']);
  });
});

describe('Sorting', () => {
  it('orders numbers by value and words by the alphabet, and leaves empty cells last in both directions', () => {
    expect(sites(1, 'ascending')).toEqual(['Mill pond', 'Bridge', 'Spring', 'Village']);
    expect(sites(1, 'descending')).toEqual(['Spring', 'Bridge', 'Mill pond', 'Village']);
    expect(sites(0, 'ascending')[0]).toBe('Bridge');
    expect(sites(2, 'descending')).toEqual(['Village', 'Mill pond', 'Spring', 'Bridge']);
  });

  it('goes from ascending to descending to the order of the text', () => {
    const up = nextOrder(undefined, 1);
    const down = nextOrder(up, 1);
    expect([up?.direction, down?.direction, nextOrder(down, 1)]).toEqual(['ascending', 'descending', undefined]);
    expect(nextOrder(down, 0)).toEqual({ column: 0, direction: 'ascending' });
  });
});

it('copies a table as lines of cells with tabs between them', () => {
  expect(tabSeparated(readings, readings.rows).split('\n').slice(0, 2)).toEqual(['Site\tDO (mg/L)\tNote', 'Spring\t10.9\t']);
});
