import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeKeeping, stopKeeping } from '../forget/keep-nothing.ts';
import { setKeepsNothing } from '../kept/set-keeps-nothing.ts';
import { Journal } from './journal.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A page with a journal, and what it has stored for others. */
function open(store: (entries: readonly string[]) => Promise<unknown> = async () => undefined) {
  const stored: string[] = [];
  const journal = new Journal('texts', isText, async (entries) => {
    await store(entries);
    stored.push(...entries);
  });
  return { journal, stored };
}

/** Locks as a browser has them: those of a page end with it. */
function stubLocks(): Set<string> {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, hold: () => Promise<void>): Promise<void> => {
    held.add(name);
    await hold();
  };
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [...held].map((name) => ({ name })) }) } });
  return held;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  resumeKeeping();
});

describe('A change that the database has not confirmed', () => {
  it('is noted at once, and no longer when it is stored', () => {
    const { journal } = open();
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem');
    journal.write([]);
    expect(removeItem).not.toHaveBeenCalled();
    journal.write(['one']);
    journal.write(['one', 'two']);
    expect(Object.values(localStorage)).toEqual(['["one","two"]']);
    journal.write([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is stored once by the next page, with what each of several pages has left', async () => {
    open().journal.write(['one']);
    open().journal.write(['two', 'three']);
    const next = open();
    await Promise.all([next.journal.replayed(), next.journal.replayed()]);
    expect(next.stored.toSorted()).toEqual(['one', 'three', 'two']);
    expect(localStorage).toHaveLength(0);
    const later = open();
    await later.journal.replayed();
    expect(later.stored).toEqual([]);
  });

  it('is left to its page while that is open, and stored when the page is gone', async () => {
    const held = stubLocks();
    const first = open();
    first.journal.write(['one']);
    expect([...held]).toEqual(Object.keys(localStorage));
    const other = open();
    await other.journal.replayed();
    expect([other.stored, localStorage.length]).toEqual([[], 1]);
    held.clear();
    const next = open();
    await next.journal.replayed();
    expect([next.stored, localStorage.length]).toEqual([['one'], 0]);
  });

  it('is stored after a reload that is faster than the release of the lock', async () => {
    const held = stubLocks();
    open().journal.write(['one']);
    const next = open();
    const replayed = next.journal.replayed();
    setTimeout(() => held.clear(), 20);
    await replayed;
    expect(next.stored).toEqual(['one']);
  });

  it('is stored after such a reload also if another page ended long ago', async () => {
    const held = stubLocks();
    open().journal.write(['one']);
    localStorage.setItem('unstored:texts:gone', '["two"]');
    const next = open();
    const replayed = next.journal.replayed();
    setTimeout(() => held.clear(), 20);
    await replayed;
    expect(next.stored.toSorted()).toEqual(['one', 'two']);
  });

  it('is stored without a wait where no other page is open', async () => {
    stubLocks();
    localStorage.setItem('unstored:texts:gone', '["one"]');
    vi.useFakeTimers();
    const next = open();
    await next.journal.replayed();
    expect(next.stored).toEqual(['one']);
  });

  it('is not stored again by its own page, only by a later one', async () => {
    const { journal, stored } = open();
    journal.write(['one']);
    await journal.replayed();
    expect([stored, localStorage.length]).toEqual([[], 1]);
  });

  it('stays when it cannot be stored, and is stored at the next use', async () => {
    open().journal.write(['one']);
    const store = vi.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
    const { journal, stored } = open(store);
    await expect(journal.replayed()).rejects.toThrow('busy');
    expect(localStorage).toHaveLength(1);
    await journal.replayed();
    expect([stored, localStorage.length]).toEqual([['one'], 0]);
  });

  it('stays if its page has changed it meanwhile', async () => {
    const first = open();
    first.journal.write(['one']);
    await open(async () => first.journal.write(['one', 'two'])).journal.replayed();
    expect(Object.values(localStorage)).toEqual(['["one","two"]']);
  });

  it.each(['', '{"broken', '{}', '[5]'])('is removed where nothing of it can be read: %j', async (text) => {
    localStorage.setItem('unstored:texts:page', text);
    localStorage.setItem('unstored:others:page', '["theirs"]');
    const store = vi.fn();
    await open(store).journal.replayed();
    expect(store).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual(['unstored:others:page']);
  });

  it.each([
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['left', () => dispatchEvent(new Event('pagehide'))],
  ])('is written when the page is %s if it is long, so that typing stays quick', (_, leave) => {
    const { journal } = open();
    const long = 'x'.repeat(20_000);
    journal.write([long]);
    expect(localStorage).toHaveLength(0);
    leave();
    expect(Object.values(localStorage)).toEqual([JSON.stringify([long])]);
    journal.write(['short']);
    leave();
    expect(Object.values(localStorage)).toEqual(['["short"]']);
  });

  it('does no harm where storage is full or blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    open().journal.write(['one']);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    open().journal.write(['one']);
    await open().journal.replayed();
  });
});

describe('Nothing waits in local storage', () => {
  it('while "Keep nothing here" is on, which also removes what waits', async () => {
    const { journal } = open();
    journal.write(['one']);
    await setKeepsNothing(true);
    expect(Object.keys(localStorage)).toEqual(['keep_nothing']);
    journal.write(['two', 'x'.repeat(20_000)]);
    journal.write(['two']);
    dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage)).toEqual(['keep_nothing']);
  });

  it('writes nothing once everything is being forgotten', async () => {
    open().journal.write(['one']);
    const [{ journal }, next] = [open(), open()];
    journal.write(['x'.repeat(20_000)]);
    stopKeeping();
    dispatchEvent(new Event('pagehide'));
    journal.write(['two']);
    await next.journal.replayed();
    expect([Object.values(localStorage), next.stored]).toEqual([['["one"]'], []]);
  });
});
