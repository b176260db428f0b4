import type { Deck } from '../study/deck.ts';

/** The work of a student on one result. */
export interface ResultWork {
  /** The state of each view, by its name. */
  readonly views: Readonly<Record<string, unknown>>;
  /** Every deck of this device, among which is that of the result. */
  readonly decks: readonly Deck[];
}

export const NO_WORK: ResultWork = { views: {}, decks: [] };
