import { expect, it } from 'vitest';
import { paragraphAt } from './paragraph-at.ts';

const placeOf = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

it('gives the paragraph around a place, without its blank lines', () => {
  const notes = 'Cells\n \nOsmosis moves water.\nIt needs a membrane.\n\nDiffusion needs none.\n';
  expect(paragraphAt(notes, placeOf(notes, 'moves'))).toBe('Osmosis moves water.\nIt needs a membrane.');
  expect(paragraphAt(notes, placeOf(notes, 'Cells'))).toBe('Cells');
  expect(paragraphAt(notes, placeOf(notes, 'needs none'))).toBe('Diffusion needs none.');
});

it('gives the lines of the place where notes have no blank lines', () => {
  const notes = `${'A line of long notes.\n'.repeat(300)}Osmosis moves water.\n${'Another line.\n'.repeat(100)}`;
  expect(paragraphAt(notes, placeOf(notes, 'Osmosis'))).toBe('Osmosis moves water.');
});
