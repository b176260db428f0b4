import type { Deck } from './deck.ts';
import { changedDeck, changesByDeck } from './deck-change.ts';
import type { DecksPort } from './decks-port.ts';
import { mergedDeck } from './merge-decks.ts';

/** A place for all decks at once, such as a variable or a key of session storage. */
interface DecksCell {
  read(): readonly Deck[];
  /** Throws `StorageError` if the decks could not be stored. */
  write(decks: readonly Deck[]): void;
}

/** Decks in one cell, which no other tab can reach. */
export function decksInCell(cell: DecksCell): DecksPort {
  const subscribers = new Set<() => void>();
  const write = (decks: readonly Deck[]): void => {
    cell.write(decks);
    for (const changed of subscribers) changed();
  };
  return {
    list: async () => [...cell.read()].sort((one, other) => other.at.localeCompare(one.at)),
    async add(deck) {
      const known = cell.read().find(({ id }) => id === deck.id);
      write([...cell.read().filter(({ id }) => id !== deck.id), known ? mergedDeck(known, deck) : deck]);
    },
    async change(id, change) {
      const old = cell.read().find((deck) => deck.id === id);
      if (old === undefined) return undefined;
      const changed = change(old);
      write(cell.read().map((deck) => (deck.id === id ? changed : deck)));
      return changed;
    },
    note: () => undefined,
    async apply(changes) {
      const decks = cell.read();
      const here = new Set(decks.map(({ id }) => id));
      const known = changes.filter(({ deck }) => here.has(deck));
      if (known.length > 0) write(decks.map((deck) => known.reduce(changedDeck, deck)));
      return [...changesByDeck(changes).keys()].filter((id) => !here.has(id));
    },
    remove: async (id) => write(cell.read().filter((deck) => deck.id !== id)),
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
  };
}
