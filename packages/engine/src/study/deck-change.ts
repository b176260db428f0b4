import { addReview, type Deck, editCard, type Review, removeCard, removeReview } from './deck.ts';

/** A change of one card, as a value that can be stored. A change that was applied before changes nothing. */
export type DeckChange = {
  /** The id of the deck. */
  readonly deck: string;
  readonly card: number;
  /** ISO time. */
  readonly at: string;
} & (
  | { readonly do: 'answer' | 'takeBack'; readonly review: Review }
  | { readonly do: 'edit'; readonly front: string; readonly back: string }
  | { readonly do: 'remove' }
);

/** The deck after a change of it; the same deck if the change is of another one. */
export function changedDeck(deck: Deck, change: DeckChange): Deck {
  if (change.deck !== deck.id) return deck;
  const changed = applied(deck, change);
  return change.at > deck.at ? { ...changed, at: change.at } : changed;
}

function applied(deck: Deck, change: DeckChange): Deck {
  switch (change.do) {
    case 'answer':
      return addReview(deck, change.card, change.review);
    case 'takeBack':
      return removeReview(deck, change.card, change.review);
    case 'edit':
      return editCard(deck, change.card, change);
    case 'remove':
      return removeCard(deck, change.card);
  }
}

/** The decks that changes are of, with those changes in their order. */
export function changesByDeck(changes: readonly DeckChange[]): ReadonlyMap<string, readonly DeckChange[]> {
  return Map.groupBy(changes, ({ deck }) => deck);
}
