// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE } from './database/database.ts';
import { closeDatabase, openDatabase } from './database/open-database.ts';
import { browserLeftDrafts } from './drafts-left.ts';
import { setKeepsNothing } from './kept/kept-nothing.ts';

/** The locks of all tabs, by name. */
let locks: string[];

beforeEach(async () => {
  await closeDatabase();
  locks = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {
    locks: { request: async (name: string) => void locks.push(name), query: async () => ({ held: locks.map((name) => ({ name })) }) },
  });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Another tab: its session storage is empty. If this one is closed, its locks are gone. */
function otherTab(isThisClosed: boolean) {
  sessionStorage.clear();
  if (isThisClosed) locks = [];
  return browserLeftDrafts();
}

describe('A draft on the device', () => {
  it('belongs to its tab while that is open, and is offered in another one when it is closed', async () => {
    const drafts = browserLeftDrafts();
    await drafts.write('cards', { notes: 'Tides' });
    expect((await drafts.own('cards'))?.texts).toEqual({ notes: 'Tides' });
    expect(await drafts.left('cards')).toEqual([]);
    expect(await otherTab(false).left('cards')).toEqual([]);
    const later = otherTab(true);
    const [left] = await later.left('cards');
    expect(left?.texts).toEqual({ notes: 'Tides' });
    expect(await later.own('cards')).toBeUndefined();
    expect(await later.left('planner')).toEqual([]);
    await later.remove(left?.id ?? '');
    expect(await later.left('cards')).toEqual([]);
  });

  it('is not replaced by that of a duplicate of its tab, which begins with the same session storage', async () => {
    const first = browserLeftDrafts();
    await first.write('cards', { notes: 'Tides' });
    await browserLeftDrafts().write('cards', { notes: 'Waves' });
    const left = await otherTab(true).left('cards');
    expect(left.map(({ texts }) => texts['notes']).sort()).toEqual(['Tides', 'Waves']);
  });

  it('stays that of its tab after a reload, although the lock of the page before is released a moment later', async () => {
    await browserLeftDrafts().write('cards', { notes: 'Tides' });
    setTimeout(() => {
      locks = [];
    }, 20);
    expect((await browserLeftDrafts().own('cards'))?.texts).toEqual({ notes: 'Tides' });
  });

  it('is removed when the form is empty', async () => {
    const drafts = browserLeftDrafts();
    await drafts.write('cards', { notes: 'Tides' });
    await drafts.write('cards', {});
    expect(await drafts.own('cards')).toBeUndefined();
  });

  it('opens no database and takes no lock while nothing was typed', async () => {
    const drafts = browserLeftDrafts();
    await drafts.write('cards', {});
    expect([await drafts.own('cards'), await drafts.left('cards'), locks, await indexedDB.databases()]).toEqual([undefined, [], [], []]);
  });

  it('that another one replaces is offered in turn', async () => {
    const drafts = browserLeftDrafts();
    await drafts.leave('cards', { notes: 'Typed instead' });
    expect((await drafts.left('cards')).map(({ texts }) => texts)).toEqual([{ notes: 'Typed instead' }]);
  });

  it('expires after 30 days', async () => {
    const at = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await (await openDatabase()).put('drafts', { id: `${at}/x:cards`, at, texts: { notes: 'Old' } });
    expect(await browserLeftDrafts().left('cards')).toEqual([]);
    expect(await (await openDatabase()).count('drafts')).toBe(0);
  });

  it('is refused, with the reason, where it cannot be kept', async () => {
    (await openDB(DATABASE.name, DATABASE.version + 1)).close();
    await expect(browserLeftDrafts().write('cards', { notes: 'Tides' })).rejects.toMatchObject({ reason: 'newer' });
    await setKeepsNothing(true).catch(() => undefined);
    await expect(browserLeftDrafts().write('cards', { notes: 'Tides' })).rejects.toMatchObject({ name: 'StorageError' });
  });
});
