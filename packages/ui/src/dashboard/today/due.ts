import { type CardRef, cardsIn, type Deck, dueCards, newCards } from '@marginalia/engine';

/**
 * The cards that are due until the end of the day, then those of begun decks that have no answer yet, and how many of them each deck has. A
 * deck that nobody has begun is a result to go on with, not work that is due.
 */
export interface DueCards {
  readonly queue: readonly CardRef[];
  readonly decks: readonly { readonly deck: Deck; readonly count: number }[];
}

export function dueToday(decks: readonly Deck[], now: Date): DueCards {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - 1;
  const begun = decks.filter((deck) => cardsIn(deck).some(({ reviews }) => reviews.length > 0));
  const queue = [...dueCards(decks, end), ...newCards(begun)];
  const counted = decks.map((deck) => ({ deck, count: queue.filter((ref) => ref.deck === deck.id).length }));
  return { queue, decks: counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count) };
}
