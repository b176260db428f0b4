import { type CardRef, type Deck, dueCards } from '@marginalia/engine';

/** The cards that are due until the end of the day, and how many of them each deck has. */
export interface DueCards {
  readonly queue: readonly CardRef[];
  readonly decks: readonly { readonly deck: Deck; readonly count: number }[];
}

export function dueToday(decks: readonly Deck[], now: Date): DueCards {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - 1;
  const queue = dueCards(decks, end);
  const counted = decks.map((deck) => ({ deck, count: queue.filter((ref) => ref.deck === deck.id).length }));
  return { queue, decks: counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count) };
}
