import { expect, it } from 'vitest';
import { isDeck } from './is-deck.ts';

const card = { id: 1, front: 'What is ATP?', back: 'Energy', reviews: [[5, 3]] };
const deck = { id: 'd1', tool: 'cards', name: 'Cells', at: '2026-11-20T12:00:00.000Z', cards: [card] };

it('A deck has texts for its head, and cards with their answers', () => {
  expect(isDeck(deck)).toBe(true);
  expect(isDeck({ ...deck, cards: [], colour: 'green' })).toBe(true);
});

it.each<unknown>([
  undefined,
  [],
  ...['id', 'tool', 'name', 'at'].map((name) => ({ ...deck, [name]: 5 })),
  { ...deck, cards: {} },
  ...[null, { ...card, id: '1' }, { ...card, front: 1 }, { ...card, back: null }, { ...card, reviews: 5 }].map((one) => ({
    ...deck,
    cards: [card, one],
  })),
  ...[5, ['5', 3], [5, '3'], [5, 0], [5, 5]].map((review) => ({ ...deck, cards: [{ ...card, reviews: [[5, 3], review] }] })),
])('%j is no deck', (value) => {
  expect(isDeck(value)).toBe(false);
});
