import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deck, newDeck, type Rating } from './deck.ts';
import { changedDeck, type DeckChange } from './deck-change.ts';
import { isDeckChange } from './is-deck-change.ts';

const deck: Deck = newDeck({ id: 'd1', tool: 'cards', name: 'Cells', at: '2026-11-20T12:00:00.000Z' }, [
  { front: 'What is ATP?', back: 'Energy' },
  { front: 'What is DNA?', back: 'A plan' },
]);
const at = '2026-11-20T12:00:01.000Z';
const head = { deck: 'd1', card: 1, at };

const changes: fc.Arbitrary<DeckChange> = fc
  .record({ card: fc.constantFrom(1, 2), time: fc.integer({ min: 1, max: 5 }), rating: fc.constantFrom<Rating[]>(1, 3), kind: fc.nat(3) })
  .map(({ card, time, rating, kind }): DeckChange => {
    const change = { deck: 'd1', card, at: new Date(Date.parse(at) + time).toISOString() };
    if (kind === 0) return { ...change, do: 'takeBack', review: [time, rating] };
    if (kind === 1) return { ...change, do: 'edit', front: `Front ${time}`, back: 'Back' };
    return kind === 2 ? { ...change, do: 'remove' } : { ...change, do: 'answer', review: [time, rating] };
  });

describe('A change of a deck', () => {
  it.each<[DeckChange, object]>([
    [{ ...head, do: 'answer', review: [5, 3] }, { reviews: [[5, 3]] }],
    [{ ...head, do: 'takeBack', review: [1, 3] }, { reviews: [] }],
    [
      { ...head, do: 'edit', front: 'ATP?', back: 'Power' },
      { front: 'ATP?', back: 'Power', edited: true },
    ],
    [{ ...head, do: 'remove' }, { removed: true }],
  ])('is %j', (change, card) => {
    const changed = changedDeck(deck, change);
    expect(changed).toMatchObject({ id: 'd1', at, cards: [card, deck.cards[1]] });
  });

  it('leaves other decks alone, and does not make a deck older than it is', () => {
    const change: DeckChange = { ...head, do: 'remove' };
    expect(changedDeck({ ...deck, id: 'd2' }, change)).toEqual({ ...deck, id: 'd2' });
    const newer = { ...deck, at: '2026-11-21T12:00:00.000Z' };
    expect(changedDeck(newer, change)).toMatchObject({ at: newer.at, cards: [{ removed: true }, {}] });
  });

  it('can be applied again after all that followed it, as a page does that finds it noted', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (all) => {
        const once = all.reduce(changedDeck, deck);
        expect(all.reduce(changedDeck, once)).toEqual(once);
      }),
    );
  });

  it('is read again from its JSON', () => {
    fc.assert(fc.property(changes, (change) => isDeckChange(JSON.parse(JSON.stringify(change)))));
  });

  it.each([
    null,
    'remove',
    {},
    { ...head },
    { ...head, do: 'forget' },
    { ...head, do: 'answer' },
    { ...head, do: 'answer', review: [5, 9] },
    { ...head, do: 'takeBack', review: ['5', 3] },
    { ...head, do: 'edit', front: 'ATP?' },
    { ...head, do: 'edit', front: 5, back: 'x' },
    { ...head, do: 'remove', card: '1' },
    { ...head, do: 'remove', deck: 5 },
    { ...head, do: 'remove', at: 5 },
  ])('is not %j', (value) => {
    expect(isDeckChange(value)).toBe(false);
  });
});
