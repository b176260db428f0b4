import type { Card } from '../items/card.ts';
import type { Deck, RatingName } from './deck.ts';
import { changedDeck, type DeckChange } from './deck-change.ts';
import type { DecksPort } from './decks-port.ts';
import type { CardRef } from './schedule.ts';
import { cardAt, type SessionState } from './session.ts';

export interface StudyInput {
  readonly decks: DecksPort;
  readonly clock: { now(): Date };
  /** The decks as they are now, and the cards of them to study, in this order. */
  readonly from: readonly Deck[];
  readonly queue: readonly CardRef[];
}

export interface StudyContext extends Pick<StudyInput, 'decks' | 'clock'> {
  readonly session: SessionState;
  /** The times of the beginning of the session and of its last answer, in milliseconds since 1970. */
  readonly begun: number;
  readonly last: number;
  /** The edits of the session with the words before each, the oldest first. */
  readonly edits: readonly TakenEdit[];
  /** The changes that the device has not stored yet, the oldest first. */
  readonly unstored: readonly DeckChange[];
  /** The reason why the last attempt to store failed. The changes are stored with the next attempt. */
  readonly problem: string | undefined;
}

/** An edit that can be taken back. */
interface TakenEdit {
  readonly ref: CardRef;
  /** The words that the card had. */
  readonly before: Card;
  /** The number of answers that the session had then. */
  readonly after: number;
}

export type StudyEvent =
  | { readonly type: 'show' }
  | { readonly type: 'rate'; readonly rating: RatingName }
  | { readonly type: 'undo' }
  /** Edits the current card, or another one of the session. */
  | ({ readonly type: 'edit'; readonly ref?: CardRef } & Card)
  | { readonly type: 'remove' }
  | { readonly type: 'retry' }
  /** Another tab has changed the decks. */
  | { readonly type: 'decks'; readonly decks: readonly Deck[] }
  | { readonly type: 'stored'; readonly count: number }
  | { readonly type: 'notStored'; readonly problem: string };

type Undated<T> = T extends DeckChange ? Omit<T, 'at'> : never;

/** The context with a change that the device has still to store. */
export function changedBy(
  { session, clock, unstored }: StudyContext,
  change: Undated<DeckChange>,
): Pick<StudyContext, 'session' | 'unstored'> {
  const dated: DeckChange = { ...change, at: clock.now().toISOString() };
  const deck = session.decks.get(change.deck);
  const decks = deck ? new Map(session.decks).set(deck.id, changedDeck(deck, dated)) : session.decks;
  return { session: { ...session, decks }, unstored: [...unstored, dated] };
}

/** The time of an answer: after the last one of its card, whatever the clock was set to in between. */
export function answerTime({ session, clock }: StudyContext, ref: CardRef): number {
  const last = cardAt(session.decks, ref)?.reviews.at(-1)?.[0] ?? 0;
  return Math.max(clock.now().getTime(), last + 1);
}

/** Stores changes. A deck that the device does not have, because it could not be stored before, is stored as it is now. */
export async function storeChanges(decks: DecksPort, changes: readonly DeckChange[], now: ReadonlyMap<string, Deck>): Promise<void> {
  for (const id of await decks.apply(changes)) {
    const deck = now.get(id);
    if (deck) await decks.add(deck);
  }
}
