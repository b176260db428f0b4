// @vitest-environment jsdom
import type { DraftsPort } from '@marginalia/engine';
import { memoryDrafts } from '@marginalia/engine/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_DELAY } from './autosave-draft.ts';
import { autosaveFormDraft } from './autosave-form-draft.ts';

beforeEach(() => void vi.useFakeTimers());
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
});

const INITIAL = { title: 'Untitled', notes: '', level: 'easy' };

/** A form as a page has it, with a draft kept for it. */
function open(drafts: DraftsPort, before: (form: HTMLFormElement) => void = () => {}) {
  document.body.innerHTML = `<form>
    <input name="title" value="Untitled"><textarea name="notes"></textarea><input name="botcheck">
    <select name="level"><option value="easy">Easy</option><option value="hard">Hard</option></select>
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  before(form);
  const end = autosaveFormDraft(form, { drafts, name: 'cards', initial: INITIAL });
  ends.push(end);
  return {
    form,
    end,
    shown: () => Object.keys(INITIAL).map((name) => control(name).value),
    type(name: string, text: string): void {
      control(name).value = text;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
const rest = (): void => void vi.advanceTimersByTime(AUTOSAVE_DELAY);

describe('The draft of a form', () => {
  it('is written when typing rests, and comes back with the form', () => {
    const drafts = memoryDrafts();
    const write = vi.spyOn(drafts, 'write');
    const { type } = open(drafts);
    for (const text of ['T', 'Ti', 'Tides']) {
      type('notes', text);
      vi.advanceTimersByTime(AUTOSAVE_DELAY - 1);
    }
    type('level', 'hard');
    type('botcheck', 'x');
    expect(write).not.toHaveBeenCalled();
    rest();
    expect(write.mock.calls).toEqual([['cards', { notes: 'Tides', level: 'hard' }]]);

    const again = open(drafts);
    expect(again.shown()).toEqual(['Untitled', 'Tides', 'hard']);
    expect(document.activeElement).toBe(document.body);
  });

  it.each<[string, (page: ReturnType<typeof open>) => void]>([
    ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['hides it', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['goes to another page of the site', ({ end }) => end()],
  ])('is written at once when the person %s', (_, leave) => {
    const drafts = memoryDrafts();
    const page = open(drafts);
    page.type('notes', 'Tides');
    leave(page);
    expect(drafts.read('cards')).toEqual({ notes: 'Tides' });
  });

  it('is written only after something was typed', () => {
    const drafts = memoryDrafts();
    drafts.write('cards', { notes: 'Tides' });
    const write = vi.spyOn(drafts, 'write');
    const { end } = open(drafts);
    window.dispatchEvent(new Event('pagehide'));
    end();
    rest();
    expect(write).not.toHaveBeenCalled();
  });

  it('is removed once all fields hold their first text again, and holds a default that was emptied', () => {
    const drafts = memoryDrafts();
    const { type } = open(drafts);
    type('title', '');
    rest();
    expect(drafts.read('cards')).toEqual({ title: '' });
    expect(open(drafts).shown()).toEqual(['', '', 'easy']);
    const { type: retype } = open(drafts);
    retype('title', 'Untitled');
    rest();
    expect(drafts.read('cards')).toEqual({});
  });

  it('is removed by a reset, also of a form that has left the page', () => {
    const drafts = memoryDrafts();
    const { type, form, end } = open(drafts);
    type('notes', 'Tides');
    end();
    expect(drafts.read('cards')).toEqual({ notes: 'Tides' });
    form.remove();
    form.reset();
    expect(drafts.read('cards')).toEqual({});
    rest();
    expect(drafts.read('cards')).toEqual({});
  });

  it('does not replace a text that a browser has filled in', () => {
    const drafts = memoryDrafts();
    drafts.write('cards', { title: 'Draft', notes: 'Draft' });
    const { shown } = open(drafts, (form) => {
      (form.elements.namedItem('notes') as HTMLTextAreaElement).value = 'From the browser';
    });
    expect(shown()).toEqual(['Draft', 'From the browser', 'easy']);
  });

  it.each<Record<string, unknown>>([{ level: 'extreme' }, { gone: 'x' }, { notes: 7 }, { notes: null }])(
    'with %j in it is ignored there',
    (odd) => {
      const { shown } = open({ read: () => odd, write: () => {} });
      expect(shown()).toEqual(['Untitled', '', 'easy']);
    },
  );
});
