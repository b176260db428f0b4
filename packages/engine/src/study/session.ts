import type { Deck, DeckCard, Rating, Review } from './deck.ts';
import { type CardRef, COMES_BACK, dueAt } from './schedule.ts';

/** One answer of a session. */
export interface CardAnswer {
  readonly ref: CardRef;
  readonly review: Review;
  /** The cards that were still to be asked before this answer. */
  readonly queue: readonly CardRef[];
}

/** The state of a session: the cards that are still to be asked, beginning with the current one, and the answers. */
export interface SessionState {
  readonly decks: ReadonlyMap<string, Deck>;
  readonly queue: readonly CardRef[];
  readonly answers: readonly CardAnswer[];
  /** The number of different cards with which the session began. */
  readonly size: number;
}

export function beginSession(decks: readonly Deck[], queue: readonly CardRef[]): SessionState {
  return { decks: new Map(decks.map((deck) => [deck.id, deck])), queue, answers: [], size: queue.length };
}

/** The card with its deck; undefined if it is no longer there. */
export function cardAt(decks: ReadonlyMap<string, Deck>, { deck, card }: CardRef): DeckCard | undefined {
  return decks.get(deck)?.cards.find(({ id, removed }) => id === card && removed !== true);
}

/** The session after an answer to its first card, whose deck has the answer already. */
export function afterAnswer({ decks, queue, answers, size }: SessionState, review: Review): SessionState {
  const [ref, ...rest] = queue;
  if (ref === undefined) return { decks, queue, answers, size };
  const card = cardAt(decks, ref);
  const due = card && dueAt(card);
  const back = due !== undefined && due - review[0] <= COMES_BACK;
  return { decks, queue: back ? [...rest, ref] : rest, answers: [...answers, { ref, review, queue }], size };
}

/** The session before its last answer, whose deck no longer has it. Cards that were removed since are not asked again. */
export function takenBack(session: SessionState): SessionState {
  const last = session.answers.at(-1);
  return last
    ? { ...session, queue: last.queue.filter((ref) => cardAt(session.decks, ref) !== undefined), answers: session.answers.slice(0, -1) }
    : session;
}

/**
 * The session with newer decks, which another tab may have changed. Cards that are gone leave the queue, and so do those that another tab
 * has answered, except for the current one.
 */
export function withDecks(session: SessionState, decks: readonly Deck[]): SessionState {
  const newer = new Map([...session.decks, ...decks.map((deck) => [deck.id, deck] as const)]);
  const answersOf = (all: ReadonlyMap<string, Deck>, ref: CardRef): number => cardAt(all, ref)?.reviews.length ?? 0;
  const queue = session.queue.filter((ref, place) => {
    if (cardAt(newer, ref) === undefined) return false;
    return place === 0 || answersOf(newer, ref) <= answersOf(session.decks, ref);
  });
  return { ...session, decks: newer, queue };
}

/** The outcome of a session. */
export interface SessionSummary {
  /** The number of different cards that were answered. */
  readonly cards: number;
  readonly answers: Readonly<Record<Rating, number>>;
  /** The number of cards that were known at the first look of the day, that is, not answered with Again. */
  readonly known: number;
  /** The cards that came back at least once. */
  readonly cameBack: readonly CardRef[];
  /** The cards by the time at which they come back next: within a day, in 2 to 7 days, in 8 to 30 days, later. */
  readonly next: readonly [number, number, number, number];
}

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Whether the card was answered with Again in an earlier session of the day, which a reload may have ended. */
function isLookedAtAgain(decks: SessionState['decks'], { ref, review: [at] }: CardAnswer): boolean {
  const before = cardAt(decks, ref)?.reviews.findLast(([earlier]) => earlier < at);
  return before !== undefined && before[1] === 1 && at - before[0] < DAY_MILLISECONDS / 2;
}

export function summaryOf({ decks, answers }: SessionState, now: number): SessionSummary {
  const byCard = Map.groupBy(answers, ({ ref }) => `${ref.deck} ${ref.card}`);
  const groups = [...byCard.values()];
  const next: [number, number, number, number] = [0, 0, 0, 0];
  for (const [{ ref }] of groups as [CardAnswer][]) {
    const card = cardAt(decks, ref);
    const days = ((card && dueAt(card)) ?? now) - now;
    next[days < 1.5 * DAY_MILLISECONDS ? 0 : days < 7.5 * DAY_MILLISECONDS ? 1 : days < 30.5 * DAY_MILLISECONDS ? 2 : 3] += 1;
  }
  const count = (rating: Rating): number => answers.filter(({ review }) => review[1] === rating).length;
  return {
    cards: groups.length,
    answers: { 1: count(1), 2: count(2), 3: count(3), 4: count(4) },
    known: groups.filter(([first]) => first && first.review[1] !== 1 && !isLookedAtAgain(decks, first)).length,
    cameBack: groups.flatMap((group) => (group.length > 1 && group[0] ? [group[0].ref] : [])),
    next,
  };
}
