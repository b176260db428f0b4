import type { Card } from '../items/card.ts';
import { type Deck, isDeckOf } from './deck.ts';

/** The link that the view of cards keeps beside a text: to the deck of the result, once there is one. */
export interface DeckLink {
  readonly deck: string;
}

export function isDeckLink(value: unknown): value is DeckLink {
  return typeof (value as Partial<DeckLink> | null | undefined)?.deck === 'string';
}

/** The deck of a result: the one that it was linked with, or else the deck of an earlier run with the same fronts. */
export function deckOfResult(decks: readonly Deck[], tool: string, link: DeckLink | undefined, cards: readonly Card[]): Deck | undefined {
  return decks.find(({ id }) => id === link?.deck) ?? decks.find((deck) => deck.tool === tool && isDeckOf(deck, cards));
}
