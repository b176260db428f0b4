import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../database/database.ts';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import { setKeepsNothing } from '../kept/set-keeps-nothing.ts';
import { browserLeftDrafts } from './drafts-left.ts';

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

  it('A draft on the device that another one replaces is offered in turn', async () => {
    const drafts = browserLeftDrafts();
    await drafts.leave('cards', { notes: 'Typed instead' });
    expect((await drafts.left('cards')).map(({ texts }) => texts)).toEqual([{ notes: 'Typed instead' }]);
  });

  describe('that the database has not confirmed when the page is left', () => {
    const leave = (): boolean => window.dispatchEvent(new Event('pagehide'));
    const waiting = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('unstored:'));
    /** Puts a draft into local storage, as the page of a tab leaves it. */
    const leftBy = (tab: string, notes: string, at = new Date().toISOString()): void => {
      const draft = { id: `${tab}:cards`, at, texts: { notes } };
      localStorage.setItem(`unstored:draft:${draft.id}`, JSON.stringify(draft));
    };
    const offered = async () => (await browserLeftDrafts().left('cards')).map(({ texts }) => texts['notes']);

    it.each([
      ['typed before it is left', ['write', 'leave']],
      ['typed while it is left', ['leave', 'write']],
    ])('stands in local storage until it does: %s', async (_, steps) => {
      const drafts = browserLeftDrafts();
      let written: Promise<void> | undefined;
      for (const step of steps) {
        if (step === 'leave') leave();
        else written = drafts.write('cards', { notes: 'The last word' });
      }
      expect(waiting()).toHaveLength(1);
      expect(localStorage.getItem(waiting()[0] ?? '')).toContain('The last word');
      await written;
      expect(waiting()).toEqual([]);
      window.dispatchEvent(new Event('pageshow'));
    });

    it('is stored by the next page, and offered there', async () => {
      leftBy('closed', 'The last word');
      expect(await offered()).toEqual(['The last word']);
      expect([waiting(), await (await openDatabase()).count('drafts')]).toEqual([[], 1]);
    });

    it('does not replace a newer one', async () => {
      leftBy('closed', 'Older');
      await (await openDatabase()).put('drafts', { id: 'closed:cards', at: '2999-01-01T00:00:00.000Z', texts: { notes: 'Newer' } });
      expect(await offered()).toEqual(['Newer']);
      expect(waiting()).toEqual([]);
    });

    it('is left to its page while that is open', async () => {
      leftBy('open', 'Tides');
      locks.push('marginalia:tab:open');
      expect(await offered()).toEqual([]);
      expect(waiting()).toHaveLength(1);
    });

    it('is removed when the form is emptied', async () => {
      const drafts = browserLeftDrafts();
      await drafts.write('cards', { notes: 'Tides' });
      leftBy(sessionStorage.getItem('tab') ?? '', 'Tides');
      await drafts.write('cards', {});
      expect(waiting()).toEqual([]);
    });

    it('is left out if it is no draft', async () => {
      localStorage.setItem('unstored:draft:closed:cards', '{"id":7}');
      expect(await offered()).toEqual([]);
      expect(waiting()).toEqual([]);
    });

    it('is not written with "Keep nothing here"', async () => {
      await setKeepsNothing(true);
      leave();
      await expect(browserLeftDrafts().write('cards', { notes: 'Tides' })).rejects.toThrow();
      expect(Object.keys(localStorage)).toEqual(['keep_nothing']);
    });
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
