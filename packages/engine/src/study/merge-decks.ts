import { type Deck, type DeckCard, inOrder, isEdited, matchOf, nextId, type Review } from './deck.ts';

/** A deck with the cards and answers of another copy of it, as from a backup or another tab. Nothing of the first one is removed. */
export function mergedDeck(here: Deck, theirs: Deck): Deck {
  const byKey = new Map(theirs.cards.map((card) => [keyOf(card), card]));
  const known = new Set(here.cards.map(keyOf));
  let next = nextId(here);
  const added = theirs.cards.filter((card) => !known.has(keyOf(card))).map((card) => ({ ...card, id: next++ }));
  const cards = here.cards.map((card) => {
    const other = byKey.get(keyOf(card));
    if (other === undefined) return card;
    const words = isEdited(other) && !isEdited(card) ? { front: other.front, back: other.back, edited: true as const } : {};
    return { ...card, ...words, reviews: mergedReviews(card.reviews, other.reviews) };
  });
  return { ...theirs, ...here, cards: [...cards, ...added] };
}

function mergedReviews(one: readonly Review[], other: readonly Review[]): readonly Review[] {
  const known = new Set(one.map(String));
  return inOrder([...one, ...other.filter((review) => !known.has(String(review)))]);
}

/** The same card in two copies of a deck, whose ids may differ. */
function keyOf({ origin, front, back }: DeckCard): string {
  return origin === undefined ? `${front}\n${back}` : `${matchOf(origin)}\n`;
}
