import { StorageError } from '../storage/storage-error.ts';
import type { Deck } from '../study/deck.ts';
import { decksInCell } from '../study/decks-in-cell.ts';
import type { DecksPort } from '../study/decks-port.ts';

export interface MemoryDecks extends DecksPort {
  /** The stored decks, in the order in which they were added. */
  decks: readonly Deck[];
  /** If set, every change fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

/** Decks in memory. Two sessions that share them are two tabs. */
export function memoryDecks(decks: readonly Deck[] = []): MemoryDecks {
  const memory: MemoryDecks = {
    ...decksInCell({
      read: () => memory.decks,
      write: (changed) => {
        if (memory.failure) throw new StorageError(memory.failure);
        memory.decks = changed;
      },
    }),
    decks,
    failure: undefined,
  };
  return memory;
}
