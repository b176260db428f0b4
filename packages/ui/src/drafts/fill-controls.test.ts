import { expect, it } from 'vitest';
import { fillControls } from './fill-controls.ts';

const INITIAL = { title: 'Untitled', notes: '', level: 'easy' };

it('returns the text of every field that the draft or the browser filled in', () => {
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
