import { expect, it } from 'vitest';
import type { SectionItems } from '../../items/section-items.ts';
import { viewsOf } from './views-of.ts';

const rows = (...cells: string[][]): SectionItems => ({
  kind: 'row',
  views: ['table', 'chart'],
  section: 'data',
  title: 'Data',
  items: cells.map((entry, index) => ({ cells: entry, ...(index === 0 && { heading: true as const }) })),
});

it('lists the views in the order in which the sections name them, each with its sections and its number of items', () => {
  const block: SectionItems = {
    kind: 'block',
    views: ['plan', 'calendar'],
    section: 'plan',
    title: 'Plan',
    items: [{ date: '2026-11-23', subject: 'Maths' }],
  };
  const task = (section: string): SectionItems => ({
    kind: 'task',
    views: ['checklist'],
    section,
    title: section,
    items: [
      { text: 'Read', done: false },
      { text: 'Write', done: false },
    ],
  });
  const plain: SectionItems = { kind: 'term', section: 'terms', title: 'Terms', items: [{ term: 'a' }] };
  expect(
    viewsOf([block, task('before'), plain, task('after')]).map(({ name, sections, count }) => [name, sections.map((s) => s.title), count]),
  ).toEqual([
    ['plan', ['Plan'], 1],
    ['calendar', ['Plan'], 1],
    ['checklist', ['before', 'after'], 4],
  ]);
});

it('counts the rows of a table without its heading, and draws a chart only where two columns have numbers', () => {
  const readings = rows(['T', 'v'], ['1', '2'], ['2', '4,1'], ['3', '−6']);
  expect(viewsOf([readings]).map(({ name, count }) => [name, count])).toEqual([
    ['table', 3],
    ['chart', 3],
  ]);
  const words = rows(['Leaf', 'Colour'], ['1', 'green'], ['2', 'red'], ['3', 'red']);
  expect(viewsOf([words]).map(({ name }) => name)).toEqual(['table']);
});

it('counts in a calendar what has a day, and offers none where nothing has one', () => {
  const course = (...days: (string | undefined)[]): SectionItems => ({
    kind: 'event',
    views: ['timeline', 'calendar'],
    section: 'course',
    title: 'Course',
    items: days.map((date, index) => ({ title: 'Quiz', week: index + 1, ...(date !== undefined && { date }) })),
  });
  expect(viewsOf([course('2026-11-23', undefined)]).map(({ name, count }) => [name, count])).toEqual([
    ['timeline', 2],
    ['calendar', 1],
  ]);
  expect(viewsOf([course(undefined, undefined)]).map(({ name }) => name)).toEqual(['timeline']);
});

it('offers the views of a section with fewer items than its outline asks for, and none of one without items', () => {
  const few: SectionItems = {
    kind: 'card',
    views: ['cards'],
    section: 'cards',
    title: 'Cards',
    items: [{ front: 'a', back: 'b' }],
  };
  expect(viewsOf([few]).map(({ name, count }) => [name, count])).toEqual([['cards', 1]]);
  expect(viewsOf([{ ...few, items: [] }])).toEqual([]);
});
