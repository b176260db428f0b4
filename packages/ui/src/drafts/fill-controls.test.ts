// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fillControls } from './fill-controls.ts';

const INITIAL = { title: 'Untitled', notes: '', level: 'easy' };

it('Every field that is filled, from the draft or by the browser, is reported with its text', () => {
  document.body.innerHTML = `<form>
    <input name="title" value="Untitled"><textarea name="notes"></textarea>
    <select name="level"><option value="easy">Easy</option><option value="hard">Hard</option></select>
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  (form.elements.namedItem('notes') as HTMLTextAreaElement).value = 'From the browser';
  const draft = new Map([
    ['title', 'Draft'],
    ['notes', 'Draft'],
    ['level', 'extreme'],
  ]);
  expect([...fillControls(form, INITIAL, draft)]).toEqual([
    ['title', 'Draft'],
    ['notes', 'From the browser'],
  ]);
});
