import type { Card } from '../items/card.ts';

/** The four answers to a card, as ts-fsrs numbers them. */
export const RATINGS = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type RatingName = keyof typeof RATINGS;
export type Rating = (typeof RATINGS)[RatingName];

/** One answer to a card: when, in milliseconds since 1970, and which. */
export type Review = readonly [at: number, rating: Rating];

/** The place of a card's words in the student's material. */
export interface CardSource {
  /** "line 12", "paragraph 4" */
  readonly place: string;
  readonly quote: string;
}

/** A card of a deck. Its id is given once in its deck, and survives edits. */
export interface DeckCard extends Card {
  readonly id: number;
  /** The front that the result had. A card that the student added has none. */
  readonly origin?: string;
  readonly source?: CardSource;
  /** The student changed its words. */
  readonly edited?: true;
  /** The student took the card out. It stays in the deck, so that a new run does not bring it back. */
  readonly removed?: true;
  /** All answers, the oldest first. Everything about the memory of a card follows from them. */
  readonly reviews: readonly Review[];
}

/** A card as a result has it, before it is in a deck. */
export type NewCard = Card & Pick<DeckCard, 'source'>;

/** Cards that are studied together. */
export interface Deck {
  readonly id: string;
  /** The slug of the tool that made the cards. */
  readonly tool: string;
  readonly name: string;
  /** ISO time of the last change. */
  readonly at: string;
  readonly cards: readonly DeckCard[];
}

/** The cards of a deck that can be studied. */
export function cardsIn({ cards }: Deck): readonly DeckCard[] {
  return cards.filter(({ removed }) => removed !== true);
}

/** A deck from the cards of a result. */
export function newDeck(head: Omit<Deck, 'cards'>, cards: readonly NewCard[]): Deck {
  return withCards({ ...head, cards: [] }, cards);
}

/**
 * The deck after its result was made anew. A card with a known front keeps its answers and edits; a card that is no longer in the result
 * stays if the student answered, edited, added or removed it.
 */
export function withCards(deck: Deck, cards: readonly NewCard[]): Deck {
  const known = new Map(deck.cards.flatMap((card) => (card.origin === undefined ? [] : [[matchOf(card.origin), card] as const])));
  const seen = new Set<string>();
  let next = nextId(deck);
  const made = withoutBareTerms(cards).flatMap((card): DeckCard[] => {
    const match = matchOf(card.front);
    if (seen.has(match)) return [];
    seen.add(match);
    const old = known.get(match);
    if (old === undefined) return [{ ...card, id: next++, origin: card.front, reviews: [] }];
    // An edited card stays as the student wrote it.
    return [isEdited(old) ? old : { ...old, back: card.back, ...(card.source && { source: card.source }) }];
  });
  const own = deck.cards.filter((card) => !seen.has(matchOf(card.origin ?? '')) || card.origin === undefined);
  return { ...deck, cards: [...made, ...own.filter((card) => isTouched(card) || card.origin === undefined)] };
}

/**
 * The cards without the terms that a question asks with the same meaning: a result has "Osmosis" in its definitions and "What is osmosis?"
 * in its cards, or a gap for it in the words of its meaning.
 */
function withoutBareTerms<Kind extends Card>(cards: readonly Kind[]): readonly Kind[] {
  const questions = new Map<string, string[]>();
  for (const { front, back } of cards) {
    if (!/\?|_{3}/.test(front)) continue;
    const answer = matchOf(back);
    questions.set(answer, [...(questions.get(answer) ?? []), matchOf(front)]);
  }
  return cards.filter(({ front, back }) => {
    const [term, meaning] = [matchOf(front), matchOf(back)];
    if (/\?|_{3}/.test(front) || term === '' || meaning === '') return true;
    const isAsked = questions.get(meaning)?.some((question) => question.includes(term));
    const isGap = questions.get(term)?.some((question) => question.includes('___') && question.includes(meaning));
    return !isAsked && !isGap;
  });
}

/** Whether a result belongs to a deck: at least half of the cards of the smaller one are in the other. */
export function isDeckOf({ cards }: Deck, result: readonly Card[]): boolean {
  const fronts = new Set(cards.flatMap(({ origin }) => (origin === undefined ? [] : [matchOf(origin)])));
  const shared = new Set(result.map(({ front }) => matchOf(front)).filter((match) => fronts.has(match)));
  return shared.size > 0 && shared.size * 2 >= Math.min(fronts.size, result.length);
}

/** The name, or with a number if another deck has it: "Cells (2)". */
export function freeName(name: string, decks: readonly Pick<Deck, 'name'>[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}

export function addCard(deck: Deck, card: Card): Deck {
  return { ...deck, cards: [...deck.cards, { ...card, id: nextId(deck), reviews: [] }] };
}

export function editCard(deck: Deck, id: number, { front, back }: Card): Deck {
  return changeCard(deck, id, (card) => ({ ...card, front, back, edited: true }));
}

export function removeCard(deck: Deck, id: number): Deck {
  return changeCard(deck, id, (card) => ({ ...card, removed: true }));
}

/** Takes a card back in that was removed. */
export function returnCard(deck: Deck, id: number): Deck {
  return changeCard(deck, id, ({ removed: _, ...card }) => card);
}

/** Adds an answer at its time. An answer that is there already, because it was stored in the meantime, is not added twice. */
export function addReview(deck: Deck, id: number, review: Review): Deck {
  return changeCard(deck, id, (card) => (placeOf(card, review) === -1 ? { ...card, reviews: inOrder([...card.reviews, review]) } : card));
}

/** Answers, the oldest first. */
export function inOrder(reviews: readonly Review[]): readonly Review[] {
  return reviews.toSorted(([one, rating], [other, otherRating]) => one - other || rating - otherRating);
}

/** Takes one answer back. Another tab may have answered the same card since. */
export function removeReview(deck: Deck, id: number, review: Review): Deck {
  return changeCard(deck, id, (card) => {
    const place = placeOf(card, review);
    return place === -1 ? card : { ...card, reviews: card.reviews.toSpliced(place, 1) };
  });
}

function placeOf({ reviews }: DeckCard, [at, rating]: Review): number {
  return reviews.findLastIndex((review) => review[0] === at && review[1] === rating);
}

function changeCard(deck: Deck, id: number, change: (card: DeckCard) => DeckCard): Deck {
  return { ...deck, cards: deck.cards.map((card) => (card.id === id ? change(card) : card)) };
}

export function nextId({ cards }: Deck): number {
  return cards.reduce((most, { id }) => Math.max(most, id), 0) + 1;
}

export function isEdited({ edited, origin, front }: DeckCard): boolean {
  return edited === true || (origin !== undefined && origin !== front);
}

function isTouched(card: DeckCard): boolean {
  return card.reviews.length > 0 || card.removed === true || isEdited(card);
}

/** Fronts match whatever their case, spaces and final mark. */
export function matchOf(front: string): string {
  return front
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!:]+$/, '')
    .trim();
}
