import { describe, expect, it } from 'vitest';
import { itemId, type StoredItem } from './item.ts';
import { joinList, listFingerprint } from './list-text.ts';
import { type MergeInput, mergeList } from './merge-list.ts';
import { readRecordList } from './record-list.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const record = (id: number, title: string): string => JSON.stringify({ id, title });
const item = (nth: number, text: string, rest: Partial<StoredItem> = {}): StoredItem => ({
  id: itemId(1, nth),
  store: 'saved_content',
  text,
  state: 'live',
  rev: 1,
  ...rest,
});

/** Merges a public list, which the revision 5 has written, with items. New items have the ids "new 1", "new 2". */
function merge(list: readonly string[] | string, items: readonly StoredItem[], rest: Partial<MergeInput> = {}) {
  const made: StoredItem[] = [];
  const merged = mergeList({
    found: readRecordList(typeof list === 'string' ? list : joinList(list)),
    items,
    seen: 5,
    since: NOW,
    create: (given) => {
      const next: StoredItem = { id: `new ${made.length + 1}`, store: 'saved_content', rev: 6, ...given };
      made.push(next);
      return next;
    },
    withNewId: (text) => text.replace(/"id":\d+/, '"id":99'),
    ...rest,
  });
  const { news, changed } = merged;
  return {
    ...merged,
    made,
    ids: merged.list.map(({ id }) => id),
    told: news.map(({ kind, item: of }) => `${kind} ${of.id}`),
    became: changed.map(({ id, state, since, text }) => [id, state, ...(since ? [since] : []), text]),
  };
}

const [TIDES, SOIL, CELLS] = [record(1, 'Tides'), record(2, 'Soil'), record(3, 'Cells')];
const [one, two] = [item(1, TIDES), item(2, SOIL)];

describe('A public list that differs from the database', () => {
  it('changes nothing if it does not differ', () => {
    expect(merge([TIDES, SOIL], [one, two])).toMatchObject({ ids: [one.id, two.id], changed: [], made: [], news: [], rewrite: false });
  });

  it('has its own order, and records of other programs are adopted', () => {
    const { ids, made, present, rewrite } = merge([CELLS, SOIL, TIDES], [one, two]);
    expect([ids, made.map(({ text }) => text), rewrite]).toEqual([['new 1', two.id, one.id], [CELLS], false]);
    expect(present).toEqual(ids);
  });

  it('decides about records that its revision knew: a missing one is deleted, with news', () => {
    const { ids, became, told, rewrite } = merge([SOIL], [one, two]);
    expect([ids, became, told, rewrite]).toEqual([[two.id], [[one.id, 'deleted', NOW, TIDES]], [`removed ${one.id}`], false]);
  });

  it('offers the missing records if something cleared the list, without news', () => {
    const { became, told } = merge([], [item(1, TIDES, { rev: 9 })], { seen: 'cleared' });
    expect([became, told]).toEqual([[[one.id, 'cleared', NOW, TIDES]], []]);
  });

  it('gets back the records that are newer than its revision', () => {
    const later = item(1, TIDES, { rev: 6 });
    const { ids, told, rewrite, changed, present } = merge([SOIL], [later, two]);
    expect([ids, told, rewrite, changed, present]).toEqual([[two.id, later.id], [`recovered ${later.id}`], true, [], [two.id]]);
    expect(merge([SOIL], [item(1, TIDES, { rev: 5 }), two]).told).toEqual([`removed ${one.id}`]);
  });

  it('removes nothing if it is damaged', () => {
    const { ids, told } = merge(`[${SOIL},{"id":1,"ti`, [one, two]);
    expect([ids, told]).toEqual([[two.id, one.id], [`recovered ${one.id}`]]);
  });

  it('decides about a changed record, and the older version is deleted', () => {
    const changed = record(1, 'Tides, changed');
    const { ids, made, became, told } = merge([changed], [one]);
    expect([ids, made.map(({ state, since, text }) => [state, since, text])]).toEqual([[one.id], [['deleted', NOW, TIDES]]]);
    expect([became, told]).toEqual([[[one.id, 'live', changed]], []]);
  });

  it('takes one change for each id, and further records with the id are new', () => {
    const { ids } = merge([record(1, 'First'), record(1, 'Second')], [one]);
    expect(ids).toEqual([one.id, 'new 2']);
  });

  it('adopts records without an id, also beside one of ours without an id', () => {
    const ours = item(1, '{"title":"Ours"}');
    const { ids, told } = merge(['{"title":"Theirs"}', '7'], [ours]);
    expect([ids, told]).toEqual([['new 1', 'new 2'], [`removed ${ours.id}`]]);
  });

  it('keeps both of two new records that share an id by chance: ours gets another one', () => {
    const ours = item(1, TIDES, { rev: 6 });
    const { ids, list, became } = merge([record(1, 'Theirs')], [ours]);
    expect([ids, list.at(-1)?.text, became]).toEqual([['new 1', ours.id], record(99, 'Tides'), [[ours.id, 'live', record(99, 'Tides')]]]);
  });

  it.each<[string, Partial<StoredItem>, string]>([
    ['deleted', { state: 'deleted' }, TIDES],
    ['deleted for good', { state: 'gone' }, listFingerprint(TIDES)],
  ])('does not bring back what was %s later, once for each deletion', (_, rest, text) => {
    const { ids, rewrite, made } = merge([TIDES, TIDES, SOIL], [item(1, text, { ...rest, rev: 6 }), two]);
    expect([ids, rewrite, made.length]).toEqual([['new 1', two.id], true, 1]);
    expect(merge([TIDES], [item(1, text, { ...rest, rev: 5 })])).toMatchObject({ ids: ['new 1'], rewrite: false });
    expect(merge([TIDES], [item(1, text, { ...rest, rev: 6 })], { seen: 'cleared' })).toMatchObject({ ids: ['new 1'], rewrite: false });
  });

  it.each(['overflow', 'cleared'] as const)('takes back a record that was outside of the list (%s) if the list has its text', (state) => {
    const { ids, became } = merge([TIDES], [item(1, TIDES, { state, since: NOW })]);
    expect([ids, became]).toEqual([[one.id], [[one.id, 'live', TIDES]]]);
    expect(merge([], [item(1, TIDES, { state, since: NOW })])).toMatchObject({ ids: [], changed: [], news: [] });
  });

  it('matches equal texts one by one, the one in the list before the one outside of it', () => {
    const outside = item(1, TIDES, { state: 'overflow' });
    const inside = item(2, TIDES);
    expect(merge([TIDES], [outside, inside])).toMatchObject({ ids: [inside.id], changed: [] });
    expect(merge([TIDES, TIDES], [outside, inside]).ids).toEqual([inside.id, outside.id]);
    expect(merge([TIDES, TIDES], [one, item(2, TIDES)])).toMatchObject({ ids: [one.id, two.id], made: [], news: [] });
  });
});
