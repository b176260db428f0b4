import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { acronymCards } from './acronym-cards.ts';

it.each([
  [
    'Plants bind carbon dioxide with nicotinamide adenine dinucleotide (NAD).',
    'What does NAD stand for?',
    'nicotinamide adenine dinucleotide',
  ],
])('A short form gives a card: %j', (raw, question, answer) => {
  expect(askedBy(acronymCards, raw)).toContainEqual([question, answer]);
});
