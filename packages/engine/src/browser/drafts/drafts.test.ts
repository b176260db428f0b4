import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDrafts } from './drafts.ts';

// The files of a worker share its storage.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const drafts = browserDrafts();
const keys = (): string[] => Object.keys(sessionStorage).sort();

describe('browserDrafts', () => {
  it('stores one draft per form for the tab', () => {
    drafts.write('cards', { notes: 'Tides' });
    drafts.write('contact', { message: 'Hello' });
    expect(keys()).toEqual(['draft:cards', 'draft:contact']);
    expect(browserDrafts().read('cards')).toEqual({ notes: 'Tides' });
    expect(localStorage).toHaveLength(0);
  });

  it('removes an empty draft', () => {
    drafts.write('cards', { notes: 'Tides' });
    drafts.write('cards', {});
    expect(keys()).toEqual([]);
    expect(drafts.read('cards')).toEqual({});
  });

  it.each(['{"notes":', 'null', '"text"', '[1]', ''])('reads no draft where %j is stored', (text) => {
    sessionStorage.setItem('draft:cards', text);
    expect(drafts.read('cards')['notes']).toBeUndefined();
  });

  it('stores a draft of up to 500,000 characters, and says that it did not store a larger one', () => {
    const notes = `${'x'.repeat(499_994)}\n`;
    expect(drafts.write('cards', { title: 'Tides', notes })).toBe(true);
    expect(drafts.read('cards')).toEqual({ title: 'Tides', notes });
    expect(drafts.write('cards', { title: 'Tides!', notes })).toBe(false);
    expect(keys()).toEqual([]);
  });

  it('stores a draft of any size if the device may keep nothing', () => {
    localStorage.setItem('keep_nothing', 'true');
    const notes = 'x'.repeat(600_000);
    expect(drafts.write('cards', { notes })).toBe(true);
    expect(drafts.read('cards')).toEqual({ notes });
  });

  it('stores a draft of any size when the page is left, because the database may not have it yet', () => {
    const [early, last] = ['x'.repeat(600_000), 'y'.repeat(600_000)];
    drafts.write('cards', { notes: early });
    drafts.write('planner', { notes: early });
    drafts.write('planner', {});
    expect(keys()).toEqual([]);
    dispatchEvent(new Event('pagehide'));
    // A form that listens later writes its last text.
    drafts.write('contact', { message: last });
    expect(keys()).toEqual(['draft:cards', 'draft:contact']);
    expect(browserDrafts().read('cards')).toEqual({ notes: early });
    dispatchEvent(new Event('pageshow'));
    expect(drafts.write('cards', { notes: early })).toBe(false);
    expect(drafts.read('cards')).toEqual({});
    drafts.write('cards', {});
  });

  it('says that it did not store a draft, and removes no other one, if session storage is full', () => {
    drafts.write('contact', { message: 'old' });
    drafts.write('cards', { notes: 'old' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(drafts.write('cards', { notes: 'new' })).toBe(false);
    expect(drafts.read('cards')).toEqual({});
    expect(drafts.read('contact')).toEqual({ message: 'old' });
  });

  it('does not throw if storage is blocked', () => {
    const refuse = (): never => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
    drafts.write('cards', { notes: 'Tides' });
    drafts.write('cards', {});
    expect(drafts.read('cards')).toEqual({});
  });
});
