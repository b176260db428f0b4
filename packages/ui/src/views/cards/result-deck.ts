import { type Deck, nameOfDeck, newDeck, type Tool, type Values, withCards } from '@marginalia/engine';
import type { CardOfResult } from './cards-of.ts';

/** The deck with the cards of the result, as it would be stored. The places in the form are not part of it. */
export function withResult(deck: Deck, cards: readonly CardOfResult[]): Deck {
  return withCards(
    deck,
    cards.map(({ place: _, ...card }) => card),
  );
}

/** The deck that a result would get. */
export function firstDeck(head: Omit<Deck, 'cards'>, cards: readonly CardOfResult[]): Deck {
  return withResult(newDeck(head, []), cards);
}

/** The name of a deck, from the material of its cards, or else from the longest text of the form. */
export function nameFor(tool: Tool, values: Values, cards: readonly CardOfResult[], now: Date): string {
  const field = cards.find(({ place }) => place)?.place?.field;
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const material = field === undefined ? longest : values[field];
  return nameOfDeck(tool, values, typeof material === 'string' ? material : '', now);
}
