import { expect, it } from 'vitest';
import type { StoredItem } from './item.ts';
import { RevisionItems } from './revision-items.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const item = (id: string, given: Partial<StoredItem> = {}): StoredItem => ({
  id,
  store: 'saved_content',
  state: 'live',
  text: '{}',
  rev: 1,
  ...given,
});
const old = '2026-10-01T12:00:00.000Z';

it('Deleted records expire after 30 days, and nothing else does', () => {
  const stays = [
    item('live', { since: old }),
    item('overflow', { state: 'overflow', since: old }),
    item('cleared', { state: 'cleared', since: old }),
    item('lately deleted', { state: 'deleted', since: '2026-11-01T12:00:00.000Z' }),
    item('deleted at no time', { state: 'deleted' }),
  ];
  const goes = [item('deleted', { state: 'deleted', since: old }), item('gone', { state: 'gone', since: old })];
  const items = new RevisionItems(2, [...stays, ...goes], now);
  expect(items.all).toEqual(stays);
  expect(items.expired).toEqual(['deleted', 'gone']);
  expect(items.changed).toEqual([]);
});

it('New and changed records have the revision that is being made, and ids that sort by time', () => {
  const items = new RevisionItems(2, [item('a')], now);
  const [one, other] = [items.create(item('')), items.create(item(''))];
  items.set(item('a', { text: '{"x":1}' }));
  expect(one.id < other.id).toBe(true);
  expect(items.changed).toEqual([one, other, item('a', { text: '{"x":1}', rev: 2 })]);
  expect([one.rev, other.rev]).toEqual([2, 2]);
});
