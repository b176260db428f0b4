import type { DraftsPort } from '@marginalia/engine';
import { memoryDrafts } from '@marginalia/engine/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_MILLISECONDS } from './autosave-draft.ts';
import { autosaveFormDraft } from './autosave-form-draft.ts';

beforeEach(() => void vi.useFakeTimers());
let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

const INITIAL = { title: 'Untitled', notes: '', level: 'easy' };

/** Puts a form into the page and autosaves its draft. */
function open(drafts: DraftsPort, before: (form: HTMLFormElement) => void = () => {}) {
  document.body.innerHTML = `<form>
    <input name="title" value="Untitled"><textarea name="notes"></textarea><input name="botcheck">
    <select name="level"><option value="easy">Easy</option><option value="hard">Hard</option></select>
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  before(form);
  const stop = autosaveFormDraft(form, { drafts, name: 'cards', initial: INITIAL });
  stops.push(stop);
  return {
    form,
    stop,
    shown: () => Object.keys(INITIAL).map((name) => control(name).value),
    type(name: string, text: string): void {
      control(name).value = text;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
const pause = (): void => void vi.advanceTimersByTime(AUTOSAVE_MILLISECONDS);

describe('The draft of a form', () => {
  it('is written when typing pauses, and restored when the form opens again', () => {
    const drafts = memoryDrafts();
    const write = vi.spyOn(drafts, 'write');
    const { type } = open(drafts);
    for (const text of ['T', 'Ti', 'Tides']) {
      type('notes', text);
      vi.advanceTimersByTime(AUTOSAVE_MILLISECONDS - 1);
    }
    type('level', 'hard');
    type('botcheck', 'x');
    expect(write).not.toHaveBeenCalled();
    pause();
    expect(write.mock.calls).toEqual([['cards', { notes: 'Tides', level: 'hard' }]]);

    const again = open(drafts);
    expect(again.shown()).toEqual(['Untitled', 'Tides', 'hard']);
    expect(document.activeElement).toBe(document.body);
  });

  it('is written every two seconds while typing does not pause', () => {
    const drafts = memoryDrafts();
    const { type } = open(drafts);
    for (let key = 1; key <= 22; key += 1) {
      type('notes', 'x'.repeat(key));
      vi.advanceTimersByTime(100);
    }
    expect(drafts.read('cards')).toEqual({ notes: 'x'.repeat(20) });
  });

  it.each<[string, (page: ReturnType<typeof open>) => void]>([
    ['closes the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['hides the page', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['goes to another page of the site', ({ stop }) => stop()],
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
    const { stop } = open(drafts);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    pause();
    expect(write).not.toHaveBeenCalled();
  });

  it('stores that a default was cleared, and is removed once every field has its initial text again', () => {
    const drafts = memoryDrafts();
    const { type } = open(drafts);
    type('title', '');
    pause();
    expect(drafts.read('cards')).toEqual({ title: '' });
    expect(open(drafts).shown()).toEqual(['', '', 'easy']);
    const { type: retype } = open(drafts);
    retype('title', 'Untitled');
    pause();
    expect(drafts.read('cards')).toEqual({});
  });

  it('is removed by a reset, even after the form has left the page', () => {
    const drafts = memoryDrafts();
    const { type, form, stop } = open(drafts);
    type('notes', 'Tides');
    stop();
    expect(drafts.read('cards')).toEqual({ notes: 'Tides' });
    form.remove();
    form.reset();
    expect(drafts.read('cards')).toEqual({});
    pause();
    expect(drafts.read('cards')).toEqual({});
  });

  it('does not overwrite text that the browser filled in', () => {
    const drafts = memoryDrafts();
    drafts.write('cards', { title: 'Draft', notes: 'Draft' });
    const { shown } = open(drafts, (form) => {
      (form.elements.namedItem('notes') as HTMLTextAreaElement).value = 'From the browser';
    });
    expect(shown()).toEqual(['Draft', 'From the browser', 'easy']);
  });

  it.each<Record<string, unknown>>([{ level: 'extreme' }, { gone: 'x' }, { notes: 7 }, { notes: null }])(
    'ignores the stored values %j, which do not fit the form',
    (unfit) => {
      const { shown } = open({ read: () => unfit, write: () => true });
      expect(shown()).toEqual(['Untitled', '', 'easy']);
    },
  );
});
