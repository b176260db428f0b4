import { expect, it } from 'vitest';
import { textOf } from '../../../../spans.ts';
import { german } from '../../../language/german.ts';
import { spanish } from '../../../language/spanish.ts';
import { readDocument } from '../../../text/read-document.ts';
import { noteCards } from './note-cards.ts';

const asked = (raw: string, language = german) =>
  noteCards(readDocument('text', raw, language)).map(({ question, answer }) => [textOf(question), textOf(answer)]);

it('A label asks by itself in a language whose sentences are not read, also between lines of prose', () => {
  const raw = `Die Atmung findet in jeder Zelle statt, und sie braucht dafür den Sauerstoff aus dem Blut.
Die Hefe kommt auch ohne ihn aus, und sie bildet dann Alkohol aus dem Zucker der Früchte.
ATP-Synthase: Enzym, das ATP bildet
Gärung = Abbau ohne Sauerstoff
  - alkoholische Gärung: Pyruvat → Ethanol`;
  expect(asked(raw)).toEqual([
    ['ATP-Synthase', 'Enzym, das ATP bildet'],
    ['Gärung', 'Abbau ohne Sauerstoff'],
    ['alkoholische Gärung', 'Pyruvat → Ethanol'],
  ]);
});

it('A label of one word is asked with the title of the text', () => {
  const raw = 'La Guerra Civil (1936-1939)\n\nCausas: hambre y miedo\nBrigadas Internacionales: voluntarios de muchos países';
  expect(asked(raw, spanish)).toEqual([
    ['La Guerra Civil (1936-1939): Causas', 'hambre y miedo'],
    ['Brigadas Internacionales', 'voluntarios de muchos países'],
  ]);
});

it.each([
  ['one line alone', 'Gärung: Abbau ohne Sauerstoff'],
  ['remarks and tasks', 'Hinweis: das kommt dran\nHausaufgabe: Seite zwölf lesen\nBeispiel 2: die Hefe'],
  ['a conversation', 'Anna: das stimmt so\nBernd: nein, sieh hin\nAnna: was meinst du'],
  ['a dash within a sentence', 'Die Hefe - ein Pilz ohne Fäden\nDer Zucker - ein Stoff der Früchte'],
])('Labels of another language give no card in %s', (_, raw) => {
  expect(asked(raw)).toEqual([]);
});
