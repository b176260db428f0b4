import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCard,
  addReview,
  cardsIn,
  editCard,
  freeName,
  isDeckOf,
  type NewCard,
  newDeck,
  type Review,
  removeCard,
  removeReview,
  returnCard,
  withCards,
} from './deck.ts';
import { mergedDeck } from './merge-decks.ts';

const HEAD = { id: 'd1', tool: 'flashcard-creator', name: 'Cells', at: '2026-11-20T12:00:00.000Z' };
const CARDS: readonly NewCard[] = [
  { front: 'What is ATP?', back: 'Energy' },
  { front: 'What is DNA?', back: 'Genes' },
  { front: 'What is RNA?', back: 'Messages' },
];
const deck = newDeck(HEAD, CARDS);
const frontsOf = (of: typeof deck): string[] => cardsIn(of).map(({ front }) => front);
const anyCards = fc.array(fc.record({ front: fc.string({ minLength: 1 }), back: fc.string() }));

describe('A deck', () => {
  it('numbers its cards once, and leaves out a card that comes twice', () => {
    expect(deck.cards.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(frontsOf(newDeck(HEAD, [...CARDS, { front: 'what is  atp', back: 'The same' }]))).toEqual(frontsOf(deck));
  });

  it('asks for a definition once: a bare term goes where a question or a gap asks it', () => {
    const meaning = 'The movement of water across a membrane';
    const terms = [
      { front: 'Osmosis', back: meaning },
      { front: 'Lysis', back: 'The bursting of a cell' },
    ];
    const question = { front: 'What is osmosis?', back: `${meaning}.` };
    const gap = { front: 'Fill the gap: The bursting of a cell is called _____.', back: 'lysis' };
    expect(frontsOf(newDeck(HEAD, [...terms, question, gap]))).toEqual([question.front, gap.front]);
    expect(frontsOf(newDeck(HEAD, terms))).toEqual(['Osmosis', 'Lysis']);
  });

  it('keeps answers, edits, additions and removals when its result is made anew', () => {
    const review: Review = [1_000, 3];
    let studied = addReview(deck, 1, review);
    studied = removeCard(editCard(studied, 2, { front: 'What does DNA hold?', back: 'Genes' }), 3);
    studied = addCard(studied, { front: 'My own', back: 'Card' });
    const anew = withCards(studied, [
      { front: 'What is RNA?', back: 'Messages' },
      { front: 'What is DNA?', back: 'Other words' },
      { front: 'What is a gene?', back: 'A unit' },
    ]);
    expect(frontsOf(anew)).toEqual(['What does DNA hold?', 'What is a gene?', 'What is ATP?', 'My own']);
    expect(anew.cards.find(({ id }) => id === 1)?.reviews).toEqual([review]);
    expect(anew.cards.find(({ id }) => id === 3)?.removed).toBe(true);
    expect(anew.cards.find(({ front }) => front === 'What is a gene?')?.id).toBe(5);
  });

  it('takes a removed card back in with its answers', () => {
    const removed = removeCard(addReview(deck, 2, [5, 4]), 2);
    expect(cardsIn(removed)).toHaveLength(2);
    expect(returnCard(removed, 2)).toEqual(addReview(deck, 2, [5, 4]));
  });

  it('takes back the answer that is meant, although another tab answered since', () => {
    const twice = addReview(addReview(deck, 1, [10, 3]), 1, [20, 1]);
    expect(removeReview(twice, 1, [10, 3]).cards[0]?.reviews).toEqual([[20, 1]]);
    expect(removeReview(deck, 1, [10, 3])).toEqual(deck);
  });

  it('never loses an answer and never gives an id twice, whatever results follow', () => {
    fc.assert(
      fc.property(anyCards, anyCards, fc.nat(), (first, second, nth) => {
        const made = newDeck(HEAD, first);
        const id = made.cards[nth % Math.max(1, made.cards.length)]?.id ?? 0;
        const studied = addReview(made, id, [nth, 2]);
        const anew = withCards(studied, second);
        expect(anew.cards.flatMap(({ reviews }) => reviews)).toEqual(studied.cards.flatMap(({ reviews }) => reviews));
        expect(new Set(anew.cards.map((card) => card.id)).size).toBe(anew.cards.length);
        expect(withCards(anew, second)).toEqual(anew);
      }),
    );
  });

  it('belongs to a result with at least half of its cards, not to another with the same name', () => {
    expect(isDeckOf(deck, CARDS.slice(1))).toBe(true);
    expect(isDeckOf(deck, [{ front: 'What is DNA?', back: '' }, ...['a', 'b', 'c', 'd'].map((front) => ({ front, back: '' }))])).toBe(
      false,
    );
    expect(isDeckOf(deck, [])).toBe(false);
  });
});

describe('Two copies of a deck', () => {
  it('become one with the answers, edits and cards of both', () => {
    const here = addCard(addReview(deck, 1, [10, 3]), { front: 'Mine', back: 'Here' });
    const theirs = addCard(editCard(addReview(addReview(deck, 1, [5, 1]), 1, [10, 3]), 2, { front: 'Clearer?', back: 'Genes' }), {
      front: 'Yours',
      back: 'There',
    });
    const merged = mergedDeck(here, theirs);
    expect(merged.cards.map(({ id, front, reviews }) => [id, front, reviews.length])).toEqual([
      [1, 'What is ATP?', 2],
      [2, 'Clearer?', 0],
      [3, 'What is RNA?', 0],
      [4, 'Mine', 0],
      [5, 'Yours', 0],
    ]);
    expect(merged.cards[0]?.reviews).toEqual([
      [5, 1],
      [10, 3],
    ]);
    expect(mergedDeck(merged, theirs)).toEqual(merged);
    expect(mergedDeck(deck, deck)).toEqual(deck);
  });
});

describe('An edited deck', () => {
  it('keeps a back that the student changed, and a removed card, when a new run has other cards', () => {
    const edited = removeCard(editCard(deck, 1, { front: 'What is ATP?', back: 'The energy of cells' }), 2);
    const anew = withCards(edited, [{ front: 'What is ATP?', back: 'Energy' }]);
    expect(anew.cards.map(({ back, removed }) => [back, removed])).toEqual([
      ['The energy of cells', undefined],
      ['Genes', true],
    ]);
    expect(frontsOf(withCards(anew, CARDS))).toEqual(['What is ATP?', 'What is RNA?']);
  });

  it('has an answer once, however often it is applied', () => {
    expect(addReview(addReview(deck, 1, [10, 3]), 1, [10, 3]).cards[0]?.reviews).toEqual([[10, 3]]);
  });

  it('gets a number if another deck has its name', () => {
    expect(freeName('Cells', [])).toBe('Cells');
    expect(freeName('Cells', [{ name: 'Cells' }, { name: 'Cells (2)' }])).toBe('Cells (3)');
  });
});
