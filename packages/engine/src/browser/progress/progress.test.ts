import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../database/database.ts';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import { setKeepsNothing } from '../kept/set-keeps-nothing.ts';
import { browserProgress } from './progress.ts';

const ID = 'lecture-debrief/hash';
const add = (tick: string) => (state: unknown) => [...(Array.isArray(state) ? state : []), tick];
const ticks = async (progress = browserProgress()): Promise<unknown> => (await progress.read(ID))?.views['checklist'];

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
});

describe('The work of a student on a result', () => {
  it('is kept by view, and is there on a later page', async () => {
    const progress = browserProgress();
    await progress.update(ID, 'checklist', add('a'));
    await progress.update(ID, 'cards', () => ({ hidden: true }));
    expect((await browserProgress().read(ID))?.views).toEqual({ checklist: ['a'], cards: { hidden: true } });
    expect(await browserProgress().read('another')).toBeUndefined();
  });

  it('loads no database where there is none', async () => {
    expect(await ticks()).toBeUndefined();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('keeps every change of two tabs that take turns in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 12 }), async (changes) => {
        const [one, other] = [browserProgress(), browserProgress()];
        await one.update(ID, 'checklist', () => []);
        const writing: Promise<unknown>[] = [];
        for (const [index, [first, waits]] of changes.entries()) {
          const written = (first ? one : other).update(ID, 'checklist', add(String(index)));
          writing.push(written);
          if (waits) await written;
        }
        await Promise.all(writing);
        expect(((await ticks()) as string[]).toSorted()).toEqual(changes.map((_, index) => String(index)).toSorted());
      }),
      { numRuns: 30 },
    );
  });

  it('announces a change to the other tabs', async () => {
    const changed = vi.fn();
    const [here, there] = [browserProgress(), new BroadcastChannel('marginalia:progress')];
    const stop = here.subscribe(ID, changed);
    there.postMessage('another');
    there.postMessage('another');
    there.postMessage(ID);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    const heard = new Promise((resolve) => there.addEventListener('message', ({ data }) => resolve(data)));
    await here.update(ID, 'checklist', add('a'));
    expect(await heard).toBe(ID);
    there.close();
  });

  it('is kept in the tab, with the reason, while the device cannot keep it, and on the device afterwards', async () => {
    await browserProgress().update(ID, 'checklist', add('a'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await expect(browserProgress().update(ID, 'checklist', add('b'))).rejects.toMatchObject({ name: 'StorageError', reason: 'full' });
    expect(await ticks()).toEqual(['a', 'b']);
    put.mockRestore();
    await browserProgress().update(ID, 'checklist', add('c'));
    expect(sessionStorage).toHaveLength(0);
    expect(await ticks()).toEqual(['a', 'b', 'c']);
  });

  it('is kept in the tab if a newer version of the site has changed the database', async () => {
    (await openDB(DATABASE.name, DATABASE.version + 1)).close();
    await expect(browserProgress().update(ID, 'checklist', add('a'))).rejects.toMatchObject({ reason: 'newer' });
    expect(await ticks()).toEqual(['a']);
  });

  it('has the change of a page that ended before the database had it, beside those of others', async () => {
    await browserProgress().update(ID, 'cards', () => 1);
    const ended = browserProgress();
    await ended.update(ID, 'checklist', add('a'));
    await ended.read(ID);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('The page is gone');
    });
    void ended.update(ID, 'checklist', add('b')).catch(() => undefined);
    void ended.update(ID, 'checklist', add('c')).catch(() => undefined);
    const noted = { ...localStorage };
    expect(Object.keys(noted)).toHaveLength(1);
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    put.mockRestore();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(noted)) localStorage.setItem(key, text);
    expect((await browserProgress().read(ID))?.views).toEqual({ checklist: ['a', 'b', 'c'], cards: 1 });
    expect(localStorage).toHaveLength(0);
  });

  it('is not noted before it was read, nor after it was removed', async () => {
    const progress = browserProgress();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const first = progress.update(ID, 'checklist', add('a'));
    expect(setItem).not.toHaveBeenCalled();
    await first;
    await progress.read(ID);
    const second = progress.update(ID, 'checklist', add('b'));
    expect(localStorage).toHaveLength(1);
    await progress.remove([ID]);
    expect(localStorage).toHaveLength(0);
    await second;
    setItem.mockRestore();
  });

  it('ends with the tab while "Keep nothing here" is on, which also removes what was kept', async () => {
    await browserProgress().update(ID, 'checklist', add('a'));
    await setKeepsNothing(true);
    expect(await (await openDatabase()).count('progress')).toBe(0);
    await browserProgress().update(ID, 'checklist', add('b'));
    expect(await ticks()).toEqual(['b']);
    sessionStorage.clear();
    expect(await ticks()).toBeUndefined();
  });

  it('is removed from the device and the tab, and the other tabs are told', async () => {
    const progress = browserProgress();
    await progress.update(ID, 'checklist', add('a'));
    await progress.update('other', 'checklist', add('b'));
    const there = new BroadcastChannel('marginalia:progress');
    const heard = new Promise((resolve) => there.addEventListener('message', ({ data }) => resolve(data)));
    await progress.remove([ID]);
    expect(await ticks()).toBeUndefined();
    expect(await heard).toBe(ID);
    expect((await browserProgress().all()).map(({ id }) => id)).toEqual(['other']);
    there.close();
  });

  it('Progress that only the tab has is removed alone, and nothing to add makes no database', async () => {
    localStorage.setItem('keep_nothing', 'true');
    const progress = browserProgress();
    for (const id of [ID, 'other']) await progress.update(id, 'checklist', add('a'));
    await progress.remove([ID]);
    expect((await progress.all()).map(({ id }) => id)).toEqual(['other']);
    await progress.add([]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('counts as nothing if its record cannot be read', async () => {
    await (await openDatabase()).put('progress', { id: ID, views: 7 } as never);
    expect(await ticks()).toBeUndefined();
    expect(await browserProgress().all()).toEqual([]);
  });

  it('is written so that a power cut does not take it, and at once when the page is left', async () => {
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
    const progress = browserProgress();
    await progress.update(ID, 'checklist', add('a'));
    expect(committed).toHaveBeenCalledTimes(1);
    await progress.remove([ID]);
    const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.map(([, , options]) => options?.durability)).toEqual(['strict', 'strict']);
    opened.mockRestore();
    committed.mockRestore();
  });

  it.each(['{"broken', '{}', '[5, {"id":"lecture-debrief/hash"}]'])('counts as nothing where the tab has only %j', async (text) => {
    sessionStorage.setItem('progress_in_tab', text);
    expect(await ticks()).toBeUndefined();
    expect(await browserProgress().all()).toEqual([]);
  });

  it('takes the newer state of a view from a backup, and adds what is not here', async () => {
    const progress = browserProgress();
    await progress.update(ID, 'checklist', add('mine'));
    await progress.add([
      { id: ID, at: '2020-01-01T00:00:00.000Z', views: { checklist: ['old'], plan: ['moved'] } },
      { id: 'other', at: '2020-01-01T00:00:00.000Z', views: { cards: 1 } },
    ]);
    expect((await progress.read(ID))?.views).toEqual({ checklist: ['mine'], plan: ['moved'] });
    expect(await progress.all()).toHaveLength(2);
  });

  it('is kept where tabs cannot tell each other', async () => {
    vi.resetModules();
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const progress = (await import('./progress.ts')).browserProgress();
    const stop = progress.subscribe(ID, () => undefined);
    await progress.update(ID, 'checklist', add('a'));
    expect(await ticks(progress)).toEqual(['a']);
    await progress.add([{ id: 'other', at: '', views: {} }]);
    await progress.remove(['other']);
    stop();
    vi.unstubAllGlobals();
    await (await import('../database/open-database.ts')).closeDatabase();
  });
});
