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

/**
 * A stored deck after a page has ended that noted the deck as it wanted to store it. The newer of both has the words; no answer and no card
 * of the older one is lost.
 */
export function withNoted(stored: Deck, noted: Deck): Deck {
  if (noted.at <= stored.at) return mergedDeck(stored, noted);
  const before = new Map(stored.cards.map((card) => [card.id, card]));
  const cards = noted.cards.map((card) => ({ ...card, reviews: mergedReviews(card.reviews, before.get(card.id)?.reviews ?? []) }));
  return mergedDeck(
    { ...stored, ...noted, cards },
    { ...stored, cards: stored.cards.filter(({ id }) => !cards.some((card) => card.id === id)) },
  );
}

function mergedReviews(one: readonly Review[], other: readonly Review[]): readonly Review[] {
  const known = new Set(one.map(String));
  return inOrder([...one, ...other.filter((review) => !known.has(String(review)))]);
}

/** The same card in two copies of a deck, whose ids may differ. */
function keyOf({ origin, front, back }: DeckCard): string {
  return origin === undefined ? `${front}\n${back}` : `${matchOf(origin)}\n`;
}
