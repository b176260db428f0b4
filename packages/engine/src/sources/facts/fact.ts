/** The kinds of facts that a text states and that can be looked for in another text; an item is a card, a term, an event or a reference. */
export type FactKind = 'number' | 'date' | 'name' | 'quote' | 'reference' | 'item';

/** Words of a text that state a fact, as offsets of UTF-16 units. */
export interface FactPlace {
  readonly start: number;
  readonly end: number;
}
