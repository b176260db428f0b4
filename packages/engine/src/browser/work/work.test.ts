import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedWorkOf } from '../../saved/saved-entry.ts';
import { itemId, type StoredItem } from '../../saved/store/item.ts';
import { DATABASE } from '../database/database.ts';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import { openItems } from './items-database.ts';
import { openWork } from './open-work.ts';
import { browserWork } from './work.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00.000Z') };
const tides = '{"id":1,"title":"Tides"}';
const refuse = (): never => {
  throw Object.assign(new Error('denied'), { name: 'SecurityError' });
};

beforeEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});

describe('Saved work in a browser', () => {
  it('stands in local storage and in the database, with a revision of 16 digits', async () => {
    const work = browserWork(clock);
    expect(await work.save('saved_content', (id) => ({ id, title: 'Tides' }))).toBe('safe');
    expect(localStorage.getItem('saved_content')).toBe(`[{"id":${clock.now().getTime()},"title":"Tides"}]`);
    expect(localStorage.getItem('study_meta')).toBe('0000000000000001');
    expect(await (await openDatabase()).count('items')).toBe(1);
  });

  it('is shown before its code has loaded, and compared with the database afterwards', async () => {
    await openWork(clock).save('saved_content', (id) => ({ id, title: 'Tides' }));
    localStorage.setItem('saved_content', '[]');
    const work = browserWork(clock);
    const changed = vi.fn();
    work.subscribe(changed);
    expect((await work.read()).news).toEqual([]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect((await work.read()).news).toMatchObject([{ kind: 'removed', title: 'Tides' }]);
  });

  it('still has a text that could not be read on the next pages after a save', async () => {
    const raw = '[{"id":9,"title":"My thesis","content":"LONG WORK", ';
    localStorage.setItem('saved_reports', raw);
    const shown = async () => {
      const work = browserWork(clock);
      const changed = vi.fn();
      work.subscribe(changed);
      await work.read();
      await vi.waitFor(() => expect(changed).toHaveBeenCalled());
      return savedWorkOf(await work.read()).unreadable;
    };
    expect(savedWorkOf(await browserWork(clock).read()).unreadable).toEqual([raw]);
    await browserWork(clock).save('saved_reports', (id) => ({ id, title: 'New' }));
    expect(await shown()).toEqual([raw]);
    await closeDatabase();
    expect(await shown()).toEqual([raw]);
  });

  it('keeps the saves of tabs without locks', async () => {
    const tabs = [openWork(clock), openWork(clock)];
    await Promise.all(Array.from({ length: 20 }, (_, nth) => tabs[nth % 2]?.save('saved_content', (id) => ({ id, title: `${nth}` }))));
    expect(JSON.parse(localStorage.getItem('saved_content') ?? '')).toHaveLength(20);
  });

  it('waits for its lock no longer than three seconds', async () => {
    vi.stubGlobal('navigator', {
      locks: {
        request: (_: string, { signal }: LockOptions) =>
          new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    });
    vi.useFakeTimers();
    const refused = expect(openWork(clock).count('flashcards')).rejects.toMatchObject({ reason: 'slow' });
    await vi.advanceTimersByTimeAsync(3_000);
    await refused;
  });

  it('is switched off where local storage or locks are refused', async () => {
    vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
    await expect(openWork(clock).count('flashcards')).rejects.toMatchObject({ reason: 'blocked' });
    vi.unstubAllGlobals();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    await expect(browserWork(clock).read()).rejects.toMatchObject({ reason: 'blocked' });
  });

  it('is less safe where the database is refused: deleted records and unreadable texts stand in local storage', async () => {
    vi.stubGlobal('indexedDB', { open: refuse });
    localStorage.setItem('saved_content', `[${tides}]`);
    const work = openWork(clock);
    expect(await work.save('saved_content', (id) => ({ id, title: 'New' }))).toBe('less-safe');
    await work.remove({ store: 'saved_content', text: tides });
    const later = openWork(clock);
    expect(await later.deleted()).toMatchObject([{ text: tides }]);
    localStorage.setItem('saved_content', '{"broken');
    await later.save('saved_content', (id) => ({ id, title: 'Newer' }));
    await later.check();
    expect(await later.read()).toMatchObject({ safety: 'less-safe', quarantined: ['{"broken'] });
    await later.restore((await later.deleted())[0]?.id ?? '');
    expect(localStorage.getItem('saved_content')).toContain(tides);
  });
});

describe('The database of saved work', () => {
  it('has the deleted records of earlier versions, and their text if a part of it is none', async () => {
    const deletedAt = '2026-11-19T12:00:00.000Z';
    const text = JSON.stringify([{ id: 1, store: 'saved_content', deletedAt, record: JSON.parse(tides) }, 'strange']);
    await (await openDatabase()).put('kv', text, 'recently_deleted');
    const work = openWork(clock);
    expect(await work.deleted()).toMatchObject([{ store: 'saved_content', text: tides, deletedAt }]);
    await work.check();
    expect((await work.read()).quarantined).toEqual([text]);
    expect(await (await openDatabase()).get('kv', 'recently_deleted')).toBeUndefined();
  });

  it('writes nothing from an old revision, and nothing after it was told to stop', async () => {
    const items = await openItems();
    const meta = { version: 1, rev: 1, lastId: 0, lists: {}, counters: null, crowded: false, news: [], overflow: 0, cleared: 0 } as const;
    const change = { from: 0, meta, put: [], remove: [], quarantine: [] };
    const stop = new AbortController();
    const stopped = items.commit(change, stop.signal);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'slow' });
    expect(await items.readMeta()).toBeUndefined();
    const { signal } = new AbortController();
    expect(await items.commit(change, signal)).toBe(true);
    expect(await items.commit(change, signal)).toBe(false);
    expect((await items.readMeta())?.rev).toBe(1);
  });

  it('gives all items by id, whatever tab has changed, added or removed some since the last reading, also after it was deleted', async () => {
    const items = await openItems();
    const item = (rev: number, nth: number, text = '{}') =>
      ({ id: itemId(nth, 1), store: 'saved_content', state: 'live', text, rev }) satisfies StoredItem;
    const stored = async () => (await (await openDatabase()).getAll('items')) as readonly unknown[];
    for (const [put, remove] of [
      [[item(1, 1), item(1, 2)], []],
      [[item(2, 1, '{"changed":1}'), item(2, 3)], []],
      // Of two revisions between two readings, the later one has changed the older item.
      [[item(4, 4, '{"changed":2}'), item(3, 5)], []],
      [[item(5, 6)], [item(1, 1).id, item(1, 2).id]],
      [[{ ...item(0, 7), rev: undefined } as unknown as StoredItem], []],
      [[], []],
    ] as const) {
      const database = await openDatabase();
      for (const one of put) await database.put('items', { ...one });
      for (const id of remove) await database.delete('items', id);
      expect(await items.readItems()).toEqual(await stored());
    }
    await closeDatabase();
    await new Promise((resolve) => Object.assign(indexedDB.deleteDatabase(DATABASE.name), { onsuccess: resolve }));
    for (const nth of [1, 2, 3, 4, 5]) await (await openDatabase()).put('items', { ...item(1, nth, '{"new":1}') });
    expect(await items.readItems()).toEqual(await stored());
  });

  it('The database of saved work of a newer version of the site is left alone', async () => {
    const open = indexedDB.open(DATABASE.name, DATABASE.version + 1);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    open.result.close();
    await expect(openWork(clock).count('flashcards')).rejects.toMatchObject({ reason: 'newer' });
  });
});
