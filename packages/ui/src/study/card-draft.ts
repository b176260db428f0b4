import type { Card, DraftsPort } from '@marginalia/engine';
import { readDraft } from '../drafts/autosave-draft.ts';

/** The words of a card while they are written. */
export interface CardDraft {
  read(): Partial<Card>;
  write(words: Partial<Card>): void;
}

/**
 * The tab keeps the words of a card's form, because the page may be reloaded before they are saved. The form of the same card begins with
 * them, whether it opens in a session or in a list.
 */
export function cardDraft(drafts: DraftsPort, deck: string, card: number | 'new'): CardDraft {
  const name = `card/${deck}/${card}`;
  return {
    read: () => Object.fromEntries(readDraft({ drafts, name, initial: { front: '', back: '' } })),
    write: (words) => void drafts.write(name, words),
  };
}
