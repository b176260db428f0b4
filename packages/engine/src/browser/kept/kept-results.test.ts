import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptResult, newKeptId } from '../../kept/kept-result.ts';
import { DATABASE } from '../database/database.ts';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import { keepsNothing } from '../forget/keep-nothing.ts';
import { browserKept } from './kept-results.ts';
import { setKeepsNothing } from './set-keeps-nothing.ts';

const now = new Date();
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const record = (given: Partial<KeptResult> = {}): KeptResult => ({
  id: newKeptId(now),
  tool: 'cards',
  at: now.toISOString(),
  values: { notes: 'Tides' },
  text: 'A text.',
  source: 'on-device',
  complete: true,
  shortfalls: [],
  unfinished: false,
  ...given,
});
const textsOf = async (kept = browserKept()): Promise<string[]> => (await kept.list('cards')).map(({ text }) => text);

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});

describe('Kept results', () => {
  it('are listed by tool, newest first, on a later page', async () => {
    const kept = browserKept();
    await kept.put(record({ text: 'Old', at: daysAgo(2).toISOString() }));
    await kept.put(record({ text: 'New' }));
    await kept.put(record({ text: 'Of another tool', tool: 'planner' }));
    expect(await textsOf()).toEqual(['New', 'Old']);
  });

  it('load no database where there is none', async () => {
    expect(await textsOf()).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('keep the fields of later versions of the site', async () => {
    const first = record();
    await (await openDatabase()).put('kept', { ...first, ticks: [1, 3] } as KeptResult);
    await browserKept().put({ ...first, text: 'Longer.' });
    expect(await (await openDatabase()).get('kept', first.id)).toMatchObject({ text: 'Longer.', ticks: [1, 3] });
  });

  it('stay pinned when their page writes them again', async () => {
    const kept = browserKept();
    const first = record();
    await kept.put(first);
    await kept.put({ ...first, pinned: true });
    await kept.put({ ...first, text: 'Longer.' });
    expect(await kept.pinned()).toMatchObject([{ text: 'Longer.' }]);
  });

  it('expire after 30 days for every tool, but not if they are pinned', async () => {
    const old = (given: Partial<KeptResult>): KeptResult => record({ id: newKeptId(daysAgo(31)), at: daysAgo(31).toISOString(), ...given });
    const kept = browserKept();
    for (const one of [old({ text: 'Old' }), old({ text: 'Pinned', pinned: true }), old({ text: 'Other', tool: 'planner' })])
      await kept.put(one);
    // Made long ago, changed lately.
    await kept.put(old({ text: 'Changed', at: now.toISOString() }));
    expect(await textsOf()).toEqual(['Changed', 'Pinned']);
    expect(await (await openDatabase()).count('kept')).toBe(2);
  });

  it.each([{ text: 7 }, { values: { notes: 7 } }, { values: null }, { shortfalls: 'none' }, { complete: 'yes' }])(
    'are left out of the list and stay stored if they have %j',
    async (unfit) => {
      await (await openDatabase()).put('kept', { ...record(), ...unfit } as unknown as KeptResult);
      expect(await textsOf()).toEqual([]);
      expect(await (await openDatabase()).count('kept')).toBe(1);
    },
  );

  it('are kept in the tab, with the reason, if a newer version of the site has changed the database', async () => {
    (await openDB(DATABASE.name, DATABASE.version + 1)).close();
    await expect(browserKept().put(record())).rejects.toMatchObject({ name: 'StorageError', reason: 'newer' });
    expect(await textsOf()).toEqual(['A text.']);
  });

  it('move to the device when it has room again', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(browserKept().put(record())).rejects.toMatchObject({ reason: 'full' });
    expect(sessionStorage).toHaveLength(1);
    put.mockRestore();
    expect(await textsOf()).toEqual(['A text.']);
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(await textsOf()).toEqual(['A text.']);
  });

  it('are removed from the device, and where there is none no database is made', async () => {
    const kept = browserKept();
    await kept.remove(['none']);
    expect(await indexedDB.databases()).toEqual([]);
    const [one, other] = [record({ text: 'One' }), record({ text: 'Other' })];
    for (const each of [one, other]) await kept.put(each);
    await kept.remove([one.id]);
    expect(await textsOf()).toEqual(['Other']);
  });

  it('are removed by each tab when nothing is to be kept, and what is put then ends with the tab', async () => {
    const kept = browserKept();
    await kept.put(record({ text: 'Before' }));
    const forgotten = vi.fn(() => void kept.put(record({ text: 'In view' })));
    const end = kept.subscribe(forgotten);
    await setKeepsNothing(true);
    expect(forgotten).toHaveBeenCalledTimes(1);
    expect([await textsOf(kept), await (await openDatabase()).count('kept')]).toEqual([['In view'], 0]);
    // Another tab has switched it on, and this one has given a text to the database in between.
    await (await openDatabase()).put('kept', record({ text: 'Late' }));
    dispatchEvent(new StorageEvent('storage', { key: 'keep_nothing', newValue: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'true' }));
    dispatchEvent(new StorageEvent('storage', { key: 'keep_nothing', newValue: 'true' }));
    await vi.waitFor(async () => expect(await (await openDatabase()).count('kept')).toBe(0));
    await vi.waitFor(() => expect(forgotten).toHaveBeenCalledTimes(2));
    end();
    await setKeepsNothing(true);
    expect(forgotten).toHaveBeenCalledTimes(2);
  });

  it('Kept results that are pinned are listed for a backup, and no others', async () => {
    const kept = browserKept();
    expect(await kept.pinned()).toEqual([]);
    await kept.put(record({ text: 'Last' }));
    await kept.put(record({ text: 'Pinned', pinned: true }));
    expect((await kept.pinned()).map(({ text }) => text)).toEqual(['Pinned']);
    localStorage.setItem('keep_nothing', 'true');
    expect(await kept.pinned()).toEqual([]);
  });

  it('survive a reload that comes before the database has answered', async () => {
    const kept = browserKept();
    const putting = kept.put(record());
    dispatchEvent(new Event('pagehide'));
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await textsOf()).toEqual(['A text.']);
    await putting.catch(() => undefined);
  });

  it('survive a reload if they are written last of all while the page is being left', async () => {
    const kept = browserKept();
    const written = record({ text: 'The last word.' });
    dispatchEvent(new Event('pagehide'));
    const putting = kept.put(written);
    expect(sessionStorage.getItem('kept_in_tab')).toContain('The last word.');
    await putting;
    expect(sessionStorage.getItem('kept_in_tab') ?? '').not.toContain('The last word.');
    dispatchEvent(new Event('pageshow'));
  });

  it('survive a closed tab whose last text the database did not get', async () => {
    const closed = record({ text: 'The last word.' });
    localStorage.setItem(`unstored:kept:${closed.id}`, JSON.stringify(closed));
    localStorage.setItem('unstored:kept:odd', '{"id":7}');
    expect(await textsOf()).toEqual(['The last word.']);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await textsOf()).toEqual(['The last word.']);
  });

  it('stand in local storage from the moment at which the page is left until the database has them', async () => {
    const kept = browserKept();
    const written = record({ text: 'The last word.' });
    const stands = () => localStorage.getItem(`unstored:kept:${written.id}`) !== null;
    const putting = kept.put(written);
    expect(stands()).toBe(false);
    dispatchEvent(new Event('pagehide'));
    expect(stands()).toBe(true);
    await putting;
    expect(stands()).toBe(false);
    dispatchEvent(new Event('pageshow'));
  });

  it('are not listed while a page writes them', async () => {
    const names = new Set<string>();
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, _: unknown, hold: () => Promise<void>) => {
          names.add(name);
          await hold();
          names.delete(name);
        },
        query: async () => ({ held: [...names].map((name) => ({ name })) }),
      },
    });
    const kept = browserKept();
    const writing = record({ unfinished: true });
    const release = kept.claim(writing.id);
    await kept.put(writing);
    expect(await textsOf()).toEqual([]);
    release();
    await vi.waitFor(async () => expect(await textsOf()).toEqual(['A text.']));
    vi.unstubAllGlobals();
  });
});

describe('"Keep nothing here"', () => {
  it('removes results, drafts and unfinished documents, and keeps new results in the tab', async () => {
    const database = await openDatabase();
    await database.put('drafts', { id: 'draft', at: now.toISOString(), texts: {} });
    await database.put('kv', '{}', 'report_parts');
    await database.put('kv', '[]', 'recently_deleted');
    const kept = browserKept();
    await kept.put(record({ text: 'Before' }));
    // The archive of a browser that refuses the database.
    localStorage.setItem('report_parts', '{}');
    await setKeepsNothing(true);
    expect([keepsNothing(), Object.keys(localStorage)]).toEqual([true, ['keep_nothing']]);
    await kept.put(record({ text: 'After' }));
    expect(await textsOf(kept)).toEqual(['After']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await database.count('kept'), await database.count('drafts'), await database.getAllKeys('kv')]).toEqual([
      0,
      0,
      ['recently_deleted'],
    ]);
    sessionStorage.clear();
    expect(await textsOf()).toEqual([]);
  });
});
