import type { Deck } from './deck.ts';
import type { DeckChange } from './deck-change.ts';

/** The port by which a host keeps decks. Decks do not expire. */
export interface DecksPort {
  /** All decks, the last changed first. Never throws: unreadable decks are left out. */
  list(): Promise<readonly Deck[]>;
  /** Stores a new deck; if there is one with its id, which another tab has made, both as one. Throws `StorageError`. */
  add(deck: Deck): Promise<void>;
  /**
   * Replaces a deck by `change(stored)`, and returns it. No other writer changes the deck between the read and the write. Returns undefined
   * if there is no such deck. Throws `StorageError` if the change could not be stored; then the old deck stays.
   */
  change(id: string, change: (deck: Deck) => Deck): Promise<Deck | undefined>;
  /**
   * Notes a change that `apply` will store, or a deck as `add` or `change` will store it, at once, so that a page that ends before that
   * leaves it to the next one. Never throws.
   */
  note(entry: DeckChange | Deck): void;
  /**
   * Stores changes, all in one transaction, and no longer notes them. Returns the ids of decks that are not here, whose changes are
   * dropped. Throws `StorageError` if the changes could not be stored; then none is, and they stay noted.
   */
  apply(changes: readonly DeckChange[]): Promise<readonly string[]>;
  /** Removes a deck with its answers. Throws `StorageError`. */
  remove(id: string): Promise<void>;
  /** Calls back after decks were changed, in this tab or another one. */
  subscribe(changed: () => void): () => void;
}
