import { type Card, createEmptyCard, type FSRS, fsrs, type Grade } from 'ts-fsrs';
import { cardsIn, type Deck, type DeckCard, RATINGS, type RatingName, type Review } from './deck.ts';

/**
 * The rules of FSRS for the time at which cards come back. A new card that is known goes to days at once, and a forgotten one comes back
 * after ten minutes. Intervals are not varied at random, so that the same answers always give the same dates.
 */
const scheduler: FSRS = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });

/** A card that is due within this time comes back in the same session, in milliseconds: Again and Hard of a new card are. */
export const COMES_BACK = 20 * 60_000;

/** A card of one of the decks. */
export interface CardRef {
  readonly deck: string;
  readonly card: number;
}

/** The time at which a card is to be studied, in milliseconds since 1970. A card without an answer has none. */
export function dueAt(card: Pick<DeckCard, 'reviews'>): number | undefined {
  return card.reviews.length === 0 ? undefined : memoryOf(card, 0).due.getTime();
}

/** The time at which the card would come back after each of the four answers, in milliseconds since 1970. */
export function previews(card: Pick<DeckCard, 'reviews'>, now: number): Readonly<Record<RatingName, number>> {
  // The clock may have been set back since the last answer.
  const preview = scheduler.repeat(memoryOf(card, now), Math.max(now, card.reviews.at(-1)?.[0] ?? now));
  const at = (name: RatingName): number => preview[RATINGS[name] as Grade].card.due.getTime();
  return { again: at('again'), hard: at('hard'), good: at('good'), easy: at('easy') };
}

/** The cards that are due until a time, the longest overdue first. */
export function dueCards(decks: readonly Deck[], until: number): readonly CardRef[] {
  return decks
    .flatMap((deck) => cardsIn(deck).map((card) => ({ deck: deck.id, card: card.id, due: dueAt(card) })))
    .flatMap(({ due, ...ref }) => (due !== undefined && due <= until ? [{ due, ref }] : []))
    .sort((one, other) => one.due - other.due)
    .map(({ ref }) => ref);
}

/** The cards without an answer, in the order of their decks. */
export function newCards(decks: readonly Deck[]): readonly CardRef[] {
  return decks.flatMap((deck) => cardsIn(deck).flatMap(({ id, reviews }) => (reviews.length === 0 ? [{ deck: deck.id, card: id }] : [])));
}

/**
 * The cards to study now: those that are due, then the new ones, then those that come back within minutes, as in one session. If there are
 * none, all cards ahead of their time, the earliest first.
 */
export function studyQueue(decks: readonly Deck[], now: number): readonly CardRef[] {
  const due = dueCards(decks, now);
  const queue = [...due, ...newCards(decks), ...dueCards(decks, now + COMES_BACK).slice(due.length)];
  return queue.length > 0 ? queue : dueCards(decks, Number.POSITIVE_INFINITY);
}

/** The memories that were computed before. The answers of a card never change: another answer makes another list. */
const memories = new WeakMap<readonly Review[], Card>();

/** The memory of a card after all of its answers. */
function memoryOf({ reviews }: Pick<DeckCard, 'reviews'>, now: number): Card {
  const known = memories.get(reviews);
  if (known !== undefined) return known;
  let memory = createEmptyCard(new Date(reviews[0]?.[0] ?? now));
  for (const [at, rating] of reviews) memory = scheduler.next(memory, at, rating as Grade).card;
  if (reviews.length > 0) memories.set(reviews, memory);
  return memory;
}
