import { beforeEach, describe, expect, it } from 'vitest';
import type { ProgressRecord } from '../../progress/progress-port.ts';
import { UnstoredProgress } from './unstored-progress.ts';

const stored = (id: string, views: ProgressRecord['views']): ProgressRecord => ({ id, at: '2026-11-20T12:00:00.000Z', views });
/** The notes that the next page would find: the views of each noted record. */
const noted = (): [string, ProgressRecord['views']][] =>
  Object.values(localStorage).flatMap((text) => (JSON.parse(String(text)) as ProgressRecord[]).map(({ id, views }) => [id, views]));
const to = (value: unknown) => () => value;

let unstored: UnstoredProgress;
beforeEach(() => {
  localStorage.clear();
  unstored = new UnstoredProgress(async () => undefined);
});

describe('A change that the database does not have yet', () => {
  it('is noted for its view alone, and no longer when it is stored', () => {
    unstored.know('one', stored('one', { cards: 1, plan: 2 }));
    const end = unstored.begin('one', 'cards', (state) => [state, 'more']);
    expect(noted()).toEqual([['one', { cards: [1, 'more'] }]]);
    end(stored('one', { cards: [1, 'more'], plan: 2 }));
    expect(noted()).toEqual([]);
  });

  it('is noted for a result with which nothing was done before, as a record that can be read', () => {
    unstored.know('one', undefined);
    unstored.begin('one', 'cards', (state) => [state]);
    const [text = ''] = Object.values(localStorage) as string[];
    expect(JSON.parse(text)).toEqual([{ id: 'one', at: expect.stringMatching(/^\d{4}-/), views: { cards: [null] } }]);
  });

  it('takes the place of earlier changes of its view, and of no other', () => {
    for (const id of ['one', 'two']) unstored.know(id, undefined);
    unstored.begin('one', 'plan', to('p'));
    unstored.begin('two', 'cards', to('x'));
    unstored.begin('one', 'cards', to('a'));
    unstored.begin('one', 'cards', (state) => `${state}b`);
    expect(noted()).toEqual([
      ['one', { plan: 'p' }],
      ['two', { cards: 'x' }],
      ['one', { cards: 'ab' }],
    ]);
  });

  it('stays noted when another one is stored, and when an earlier one of its view is', () => {
    unstored.know('one', undefined);
    const first = unstored.begin('one', 'cards', to('a'));
    unstored.begin('one', 'plan', to('p'));
    unstored.begin('one', 'cards', (state) => `${state}b`);
    first(stored('one', { cards: 'a' }));
    expect(noted()).toEqual([
      ['one', { plan: 'p' }],
      ['one', { cards: 'ab' }],
    ]);
  });

  it('is the base of the next change, whatever the database says meanwhile', () => {
    unstored.know('one', undefined);
    unstored.begin('one', 'cards', to('a'));
    unstored.know('one', stored('one', { cards: 'old' }));
    unstored.begin('one', 'cards', (state) => `${state}b`);
    expect(noted()).toEqual([['one', { cards: 'ab' }]]);
  });

  it('A change of another result that the database does not have yet leaves a record as the database has it', () => {
    for (const id of ['one', 'two']) unstored.know(id, undefined);
    unstored.begin('two', 'cards', to('x'));
    unstored.know('one', stored('one', { cards: 'new' }));
    unstored.begin('one', 'cards', (state) => `${state}er`);
    expect(noted()).toContainEqual(['one', { cards: 'newer' }]);
  });

  it('builds on what the database had after the last one, or on its own if that was kept elsewhere', () => {
    unstored.know('one', undefined);
    unstored.begin('one', 'cards', to('a'))(stored('one', { cards: 'a and theirs' }));
    unstored.begin('one', 'cards', (state) => `${state}, b`)();
    unstored.begin('one', 'cards', (state) => `${state}, c`);
    expect(noted()).toEqual([['one', { cards: 'a and theirs, b, c' }]]);
  });

  it('is not noted for a result that was not read, or that was removed', () => {
    unstored.begin('one', 'cards', to('a'))();
    expect(noted()).toEqual([]);
    for (const id of ['one', 'two']) unstored.know(id, undefined);
    for (const id of ['one', 'two']) unstored.begin(id, 'cards', to(id));
    unstored.forget(['one']);
    expect(noted()).toEqual([['two', { cards: 'two' }]]);
    unstored.begin('one', 'cards', to('again'));
    expect(noted()).toEqual([['two', { cards: 'two' }]]);
  });
});
