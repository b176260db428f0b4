import type { Card, DraftsPort } from '@marginalia/engine';
import { readDraft } from '../drafts/autosave-draft.ts';

/** The words of a card that is being written. */
export interface KeptWords {
  read(): Partial<Card>;
  write(words: Partial<Card>): void;
}

/**
 * The tab keeps the words of a card's form, because the page may be reloaded before they are saved. The form of the same card begins with them,
 * whether it opens in a session or in a list.
 */
export function cardWords(drafts: DraftsPort, deck: string, card: number | 'new'): KeptWords {
  const name = `card/${deck}/${card}`;
  return {
    read: () => Object.fromEntries(readDraft({ drafts, name, initial: { front: '', back: '' } })),
    write: (words) => void drafts.write(name, words),
  };
}
