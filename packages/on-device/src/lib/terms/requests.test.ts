import { expect, it } from 'vitest';
import { readDocument } from '../text/read-document.ts';
import { keyTerms } from './key-terms.ts';
import { isRequest } from './requests.ts';

it.each([
  'bitte helfen',
  'Bitte Karteikarten erstellen!',
  'can you make flashcards for this please',
  'Please make 20 cards from this chapter',
  'make flashcards:',
  'I need help with this topic',
  'explain this in simple terms',
  'Help me learn these',
  'thanks!!',
  'plz help',
])('%j is a request', (line) => {
  expect(isRequest(line)).toBe(true);
});

it.each([
  'Osmosis moves water.',
  'Help desks answer the questions of customers.',
  'Cells make ATP: it carries energy.',
  'Thanksgiving is a holiday.',
  'Can openers are levers.',
  'Create a partition, then format it.',
  'Explanations: the causes of war',
  'I need a hypothesis before I test one.',
  'Summary: cells divide',
  'Writers give characters a voice.',
])('%j is no request', (line) => {
  expect(isRequest(line)).toBe(false);
});

it('A request gives no term and leaves the terms of its text', () => {
  const raw =
    'bitte helfen\n\nOsmosis is the movement of water across a membrane.\nDiffusion is the spread of particles.\nPlease: simple words';
  const terms = keyTerms(readDocument('text', raw), 12).map(({ text }) => text);
  expect(terms).toEqual(expect.arrayContaining(['Osmosis', 'Diffusion']));
  expect(terms.join(' ')).not.toMatch(/bitte|helfen|please|simple/i);
});
