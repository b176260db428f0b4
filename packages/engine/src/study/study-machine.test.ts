import { type Card, createEmptyCard, fsrs, type Grade } from 'ts-fsrs';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type MemoryDecks, memoryDecks } from '../testing/memory-decks.ts';
import { cardsIn, type Deck, type DeckCard, newDeck, type RatingName, removeCard } from './deck.ts';
import { dueAt, dueCards, newCards, previews, studyQueue } from './schedule.ts';
import { summaryOf } from './session.ts';
import { studyMachine } from './study-machine.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = new Date(2026, 10, 20, 12).getTime();

const deckOf = (count: number): Deck =>
  newDeck(
    { id: 'd1', tool: 'flashcard-creator', name: 'Cells', at: new Date(NOON).toISOString() },
    Array.from({ length: count }, (_, nth) => ({ front: `Question ${nth + 1}?`, back: `Answer ${nth + 1}` })),
  );

function study(decks: MemoryDecks, at: { now: number } = { now: NOON }) {
  const from = decks.decks;
  const queue = [...dueCards(from, at.now), ...newCards(from)];
  const actor = createActor(studyMachine, { input: { decks, clock: { now: () => new Date(at.now) }, from, queue } }).start();
  const session = () => actor.getSnapshot().context.session;
  return {
    actor,
    at,
    session,
    card: () => session().queue[0]?.card,
    state: () => (actor.getSnapshot().value as { card: string }).card,
    answer: (rating: RatingName) => {
      actor.send({ type: 'show' });
      actor.send({ type: 'rate', rating });
    },
    stored: () => vi.waitFor(() => expect(actor.getSnapshot().context.unstored).toEqual([])),
  };
}

describe('Studying a deck', () => {
  it('shows the back before it takes an answer', () => {
    const { actor, card, state } = study(memoryDecks([deckOf(2)]));
    actor.send({ type: 'rate', rating: 'good' });
    expect([card(), state()]).toEqual([1, 'asking']);
    actor.send({ type: 'show' });
    actor.send({ type: 'rate', rating: 'good' });
    expect([card(), state()]).toEqual([2, 'asking']);
  });

  it('goes on when the clock was set back: an answer counts after the ones before it, and has its times', async () => {
    const { actor, at, answer, card, session, stored } = study(memoryDecks([deckOf(2)]));
    answer('again');
    answer('good');
    at.now = NOON - 2 * DAY;
    actor.send({ type: 'show' });
    const [deck] = [...session().decks.values()];
    const current = cardsIn(deck as Deck).find(({ id }) => id === card());
    expect(current && previews(current, at.now).good).toBeGreaterThan(NOON);
    actor.send({ type: 'rate', rating: 'good' });
    await stored();
    expect(cardsIn([...session().decks.values()][0] as Deck)[0]?.reviews).toEqual([
      [NOON, 1],
      [NOON + 1, 3],
    ]);
  });

  it('asks a forgotten card again in the same session', () => {
    const { answer, card, state } = study(memoryDecks([deckOf(2)]));
    answer('again');
    answer('good');
    expect(card()).toBe(1);
    answer('good');
    expect(state()).toBe('done');
  });

  it('takes answers back one by one, also after the last card', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { actor, answer, card, state, stored, session } = study(decks);
    answer('again');
    answer('easy');
    answer('good');
    expect(state()).toBe('done');
    actor.send({ type: 'undo' });
    expect([card(), state()]).toEqual([1, 'asking']);
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    expect([card(), state()]).toEqual([1, 'asking']);
    await stored();
    expect(decks.decks).toEqual([deckOf(2)]);
    expect(session().answers).toEqual([]);
  });

  it('goes on where it was after a reload', async () => {
    const decks = memoryDecks([deckOf(3)]);
    const first = study(decks);
    first.answer('good');
    await first.stored();
    expect(study(decks).card()).toBe(2);
  });

  it('edits and removes the current card, and asks the others', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { actor, card, stored } = study(decks);
    actor.send({ type: 'edit', front: 'Better?', back: 'Yes' });
    actor.send({ type: 'show' });
    actor.send({ type: 'remove' });
    expect(card()).toBe(2);
    await stored();
    expect(decks.decks[0]?.cards[0]).toMatchObject({ front: 'Better?', origin: 'Question 1?', removed: true });
  });

  it('keeps every answer of two tabs, and does not ask what the other tab has answered', async () => {
    const decks = memoryDecks([deckOf(4)]);
    const [one, other] = [study(decks), study(decks)];
    one.answer('good');
    await one.stored();
    await vi.waitFor(() => expect(other.session().decks.get('d1')?.cards[0]?.reviews).toHaveLength(1));
    // The card that the other tab shows stays there.
    expect(other.card()).toBe(1);
    other.answer('hard');
    await other.stored();
    one.answer('good');
    one.answer('good');
    await one.stored();
    await vi.waitFor(() => expect(other.session().queue.map(({ card }) => card)).toEqual([2, 4]));
    expect(decks.decks[0]?.cards.map(({ reviews }) => reviews.length)).toEqual([2, 1, 1, 0]);
  });

  it('asks a forgotten card again although the answer is stored meanwhile', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { answer, card, stored } = study(decks);
    answer('again');
    await stored();
    await new Promise((resolve) => setTimeout(resolve));
    answer('good');
    expect(card()).toBe(1);
    await stored();
    expect(decks.decks[0]?.cards.map(({ reviews }) => reviews.length)).toEqual([1, 1]);
  });

  it('does not show the answer of the next card when another tab removes the current one', async () => {
    const decks = memoryDecks([deckOf(3)]);
    const { actor, answer, card, state } = study(decks);
    answer('good');
    actor.send({ type: 'show' });
    await decks.change('d1', (deck) => removeCard(deck, 2));
    await vi.waitFor(() => expect([card(), state()]).toEqual([3, 'asking']));
    await decks.change('d1', (deck) => removeCard(deck, 3));
    await vi.waitFor(() => expect(state()).toBe('done'));
    actor.send({ type: 'undo' });
    expect([card(), state()]).toEqual([1, 'asking']);
  });

  it('stores the whole deck if the device does not have it', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { answer, stored } = study(decks);
    decks.decks = [];
    answer('good');
    await stored();
    expect(decks.decks[0]?.cards.map(({ reviews }) => reviews.length)).toEqual([1, 0]);
  });

  it('goes on when an answer cannot be stored, says so, and stores it with the next one', async () => {
    const decks = memoryDecks([deckOf(3)]);
    const { actor, answer, card, stored } = study(decks);
    decks.failure = 'full';
    answer('good');
    await vi.waitFor(() => expect(actor.getSnapshot().context.problem).toMatch(/no room/));
    expect(card()).toBe(2);
    decks.failure = undefined;
    answer('easy');
    await stored();
    expect(actor.getSnapshot().context.problem).toBeUndefined();
    expect(decks.decks[0]?.cards.map(({ reviews }) => reviews.length)).toEqual([1, 1, 0]);
  });

  it('stores what waits on a retry', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { actor, answer, stored } = study(decks);
    decks.failure = 'slow';
    answer('good');
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ device: 'failed' })).toBe(true));
    decks.failure = undefined;
    actor.send({ type: 'retry' });
    await stored();
    expect(decks.decks[0]?.cards[0]?.reviews).toHaveLength(1);
  });

  it('notes each change at once, and stores all that wait together', async () => {
    const decks = memoryDecks([deckOf(4)]);
    const [note, apply] = [vi.spyOn(decks, 'note'), vi.spyOn(decks, 'apply')];
    const { actor, answer, stored } = study(decks);
    answer('good');
    answer('again');
    actor.send({ type: 'undo' });
    actor.send({ type: 'edit', front: 'Better?', back: 'Yes' });
    actor.send({ type: 'remove' });
    expect(note.mock.calls.map(([change]) => 'do' in change && [change.do, change.card])).toEqual([
      ['answer', 1],
      ['answer', 2],
      ['takeBack', 2],
      ['edit', 2],
      ['remove', 2],
    ]);
    await stored();
    expect(apply.mock.calls.map(([changes]) => changes.length)).toEqual([1, 4]);
    expect(decks.decks[0]?.cards).toMatchObject([{ reviews: [[NOON, 3]] }, { front: 'Better?', removed: true, reviews: [] }, {}, {}]);
  });

  it('takes back what was done last, an edit before the answer that came earlier', async () => {
    const decks = memoryDecks([deckOf(2)]);
    const { actor, answer, card, session, stored } = study(decks);
    answer('good');
    actor.send({ type: 'edit', front: 'Worse?', back: 'Wrong' });
    actor.send({ type: 'undo' });
    expect([card(), session().answers.length]).toEqual([2, 1]);
    actor.send({ type: 'undo' });
    expect([card(), session().answers.length]).toEqual([1, 0]);
    await stored();
    expect(decks.decks[0]?.cards.map(({ front }) => front)).toEqual(deckOf(2).cards.map(({ front }) => front));
  });

  it('counts no card as known at the first look that was forgotten before a reload', () => {
    const forgotten = { ...deckOf(2), cards: deckOf(2).cards.map((card) => ({ ...card, reviews: [[NOON - 5 * MINUTE, 1] as const] })) };
    const { actor, answer } = study(memoryDecks([forgotten]), { now: NOON + 10 * MINUTE });
    answer('good');
    answer('good');
    expect(summaryOf(actor.getSnapshot().context.session, NOON)).toMatchObject({ cards: 2, known: 0 });
  });

  it('sums up the session', () => {
    const { actor, answer } = study(memoryDecks([deckOf(3)]));
    for (const rating of ['good', 'again', 'easy', 'good'] as const) answer(rating);
    expect(summaryOf(actor.getSnapshot().context.session, NOON)).toMatchObject({
      cards: 3,
      answers: { 1: 1, 2: 0, 3: 2, 4: 1 },
      known: 2,
      cameBack: [{ deck: 'd1', card: 2 }],
      // The forgotten one comes back tomorrow, the known one in two days, the easy one in more than a week.
      next: [1, 1, 1, 0],
    });
  });
});

describe('The days of a deck', () => {
  it('equal those of ts-fsrs over 60 days of 200 cards', async () => {
    const library = fsrs({ enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] });
    const expected = new Map(Array.from({ length: 200 }, (_, nth): [number, Card] => [nth + 1, createEmptyCard(new Date(NOON))]));
    const decks = memoryDecks([deckOf(200)]);
    const ratings = ['good', 'again', 'hard', 'easy', 'good', 'good'] as const;
    for (let day = 0; day < 60; day += 1) {
      const at = { now: NOON + day * DAY };
      // 20 new cards a day, as long as there are any.
      const [deck] = decks.decks as [Deck];
      const due = dueCards([deck], at.now);
      const expectedDue = [...expected].filter(([, { reps, due: on }]) => reps > 0 && on.getTime() <= at.now).map(([id]) => id);
      expect(due.map(({ card }) => card).sort((a, b) => a - b)).toEqual(expectedDue.sort((a, b) => a - b));
      const queue = [...due, ...newCards([deck]).slice(0, 20)];
      const actor = createActor(studyMachine, { input: { decks, clock: { now: () => new Date(at.now) }, from: [deck], queue } }).start();
      for (let nth = day; actor.getSnapshot().matches({ card: 'asking' }); nth += 1) {
        const [ref] = actor.getSnapshot().context.session.queue;
        const rating = ratings[nth % ratings.length] ?? 'good';
        const grade = { again: 1, hard: 2, good: 3, easy: 4 }[rating] as Grade;
        const before = expected.get(ref?.card ?? 0) ?? createEmptyCard<Card>(new Date(at.now));
        expected.set(ref?.card ?? 0, library.next(before, new Date(at.now), grade).card);
        actor.send({ type: 'show' });
        actor.send({ type: 'rate', rating });
        at.now += 1_000;
      }
      await vi.waitFor(() => expect(actor.getSnapshot().context.unstored).toEqual([]), { interval: 1 });
      actor.stop();
    }
    expect(cardsIn(decks.decks[0] as Deck).map((card) => dueAt(card))).toEqual([...expected.values()].map(({ due }) => due.getTime()));
  });

  it('begin with what is due and what is new, or with all cards if nothing is', () => {
    const reviewed = (deck: Deck, days: number) => ({
      ...deck,
      cards: deck.cards.map((card) => ({ ...card, reviews: [[NOON - days * DAY, 3] as const] })),
    });
    expect(studyQueue([deckOf(2)], NOON).map(({ card }) => card)).toEqual([1, 2]);
    expect(studyQueue([reviewed(deckOf(2), 1)], NOON)).toHaveLength(2);
    expect(
      studyQueue([{ ...deckOf(2), cards: [...reviewed(deckOf(1), 1).cards, ...deckOf(2).cards.slice(1)] }], NOON).map(({ card }) => card),
    ).toEqual([2]);
  });

  it('ask a card that comes back in some minutes after the new ones', () => {
    const [first, ...others] = deckOf(3).cards;
    const deck = { ...deckOf(3), cards: [{ ...(first as DeckCard), reviews: [[NOON - MINUTE, 1] as const] }, ...others] };
    expect(studyQueue([deck], NOON).map(({ card }) => card)).toEqual([2, 3, 1]);
    expect(studyQueue([deck], NOON + 10 * MINUTE).map(({ card }) => card)).toEqual([1, 2, 3]);
  });

  it('are shown before an answer, the longest for Easy', () => {
    const { again, hard, good, easy } = previews({ reviews: [[NOON - 10 * DAY, 3]] }, NOON);
    expect(again).toBe(NOON + 10 * MINUTE);
    expect([hard, good, easy]).toEqual([hard, good, easy].toSorted((one, other) => one - other));
  });
});
