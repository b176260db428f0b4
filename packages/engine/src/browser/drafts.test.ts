// @vitest-environment jsdom
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

  it('stores a draft of up to 500,000 characters', () => {
    const notes = `${'x'.repeat(499_994)}\n`;
    drafts.write('cards', { title: 'Tides', notes });
    expect(drafts.read('cards')).toEqual({ title: 'Tides', notes });
    drafts.write('cards', { title: 'Tides!', notes });
    expect(keys()).toEqual([]);
  });

  it('removes other drafts, and nothing else, if session storage is full', () => {
    sessionStorage.setItem('generation_key', 'a key');
    drafts.write('cards', { notes: 'old' });
    drafts.write('contact', { message: 'old' });
    const put = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (keys().length > 1) throw new DOMException('Full', 'QuotaExceededError');
      put.call(this, key, value);
    });
    drafts.write('cards', { notes: 'new' });
    expect(drafts.read('cards')).toEqual({ notes: 'new' });
    expect(keys()).toEqual(['draft:cards', 'generation_key']);
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
