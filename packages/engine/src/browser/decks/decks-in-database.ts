import type { Deck } from '../../study/deck.ts';
import { changedDeck, changesByDeck, type DeckChange } from '../../study/deck-change.ts';
import { isDeck } from '../../study/is-deck.ts';
import { mergedDeck, withNoted } from '../../study/merge-decks.ts';
import { withDatabase } from '../database/with-database.ts';

/** The stored decks. Throws `StorageError`. */
export function listDecks(): Promise<readonly Deck[]> {
  return withDatabase(async (database) => {
    const stored: readonly unknown[] = await database.getAll('decks');
    return stored.filter(isDeck);
  });
}

/** Stores a new deck; if there is one with its id, both as one, made by `join`. Throws `StorageError`. */
export function addDeck(deck: Deck, join: (stored: Deck, deck: Deck) => Deck = mergedDeck): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('decks', 'readwrite', { durability: 'strict' });
    const write = async (): Promise<void> => {
      const stored: unknown = await transaction.store.get(deck.id);
      await transaction.store.put({ ...(isDeck(stored) ? join(stored, deck) : deck) });
    };
    await Promise.all([transaction.done, write()]);
  });
}

/** Changes a deck in one transaction, so that two tabs take turns; undefined if it is gone. Throws `StorageError`. */
export function changeDeck(id: string, change: (deck: Deck) => Deck): Promise<Deck | undefined> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('decks', 'readwrite', { durability: 'strict' });
    const write = async (): Promise<Deck | undefined> => {
      const stored: unknown = await transaction.store.get(id);
      if (!isDeck(stored)) return undefined;
      // Fields that a later version of the site has added stay.
      const changed = { ...stored, ...change(stored) };
      const written = transaction.store.put({ ...changed });
      // At once, because the browser aborts a transaction that waits for its commit when the page is left.
      transaction.commit();
      await written;
      return changed;
    };
    // Awaited together: an aborted transaction rejects both.
    const [, deck] = await Promise.all([transaction.done, write()]);
    return deck;
  });
}

/** Stores what a page that has ended had noted. Throws `StorageError`. */
export async function storeNoted(entries: readonly (DeckChange | Deck)[]): Promise<void> {
  for (const deck of entries.filter((entry) => 'cards' in entry)) await addDeck(deck, withNoted);
  await applyChanges(entries.filter((entry) => 'do' in entry));
}

/** Applies changes in one transaction. Returns the ids of decks that are not stored. Throws `StorageError`; then nothing has changed. */
export function applyChanges(changes: readonly DeckChange[]): Promise<readonly string[]> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('decks', 'readwrite', { durability: 'strict' });
    const { store, done } = transaction;
    const ids = [...changesByDeck(changes).keys()];
    const write = async (): Promise<readonly string[]> => {
      const stored: readonly unknown[] = await Promise.all(ids.map((id) => store.get(id)));
      const decks = stored.filter(isDeck);
      const written = decks.map((deck) => store.put({ ...changes.reduce(changedDeck, deck) }));
      // At once, because the browser aborts a transaction that waits for its commit when the page is left.
      transaction.commit();
      await Promise.all(written);
      const here = new Set(decks.map(({ id }) => id));
      return ids.filter((id) => !here.has(id));
    };
    // Awaited together: an aborted transaction rejects both.
    const [, missing] = await Promise.all([done, write()]);
    return missing;
  });
}

/** Removes a deck. Throws `StorageError`. */
export function removeDeck(id: string): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('decks', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.done, transaction.store.delete(id)]);
  });
}
