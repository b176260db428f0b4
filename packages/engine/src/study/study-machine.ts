import { assign, fromCallback, setup } from 'xstate';
import type { Card } from '../items/card.ts';
import { type Deck, RATINGS, type RatingName, type Review } from './deck.ts';
import { changedDeck } from './deck-change.ts';
import type { DecksPort } from './decks-port.ts';
import type { CardRef } from './schedule.ts';
import { afterAnswer, beginSession, cardAt, takenBack, withDecks } from './session.ts';
import { answerTime, changedBy, type StudyContext, type StudyEvent, type StudyInput, storeChanges } from './study-context.ts';

/**
 * Studies cards: `asking` shows a front, `shown` its back, and an answer goes on to the next card, until none is left (`done`). The last
 * answer or edit can be taken back at any time, also when the session is done. The device notes each change at once. It stores all that
 * wait in one transaction, for which the student never waits.
 */
export const studyMachine = setup({
  types: {
    context: {} as StudyContext,
    events: {} as StudyEvent,
    input: {} as StudyInput,
  },
  actors: {
    /** Tells the session when the decks of the device change. */
    decksOfDevice: fromCallback<StudyEvent, { readonly decks: DecksPort }>(({ input, sendBack }) =>
      input.decks.subscribe(() => void input.decks.list().then((decks) => sendBack({ type: 'decks', decks }))),
    ),
    /** Stores all changes that wait. */
    store: fromCallback<StudyEvent, Pick<StudyContext, 'decks' | 'session' | 'unstored'>>(({ input, sendBack }) => {
      const { decks, session, unstored } = input;
      storeChanges(decks, unstored, session.decks).then(
        () => sendBack({ type: 'stored', count: unstored.length }),
        (cause: unknown) => sendBack({ type: 'notStored', problem: cause instanceof Error ? cause.message : String(cause) }),
      );
    }),
  },
  actions: {
    answer: assign(({ context }, { rating }: { readonly rating: RatingName }) => {
      const [ref] = context.session.queue;
      if (ref === undefined) return {};
      const review: Review = [answerTime(context, ref), RATINGS[rating]];
      const changed = changedBy(context, { ...ref, do: 'answer', review });
      return { ...changed, session: afterAnswer(changed.session, review), last: review[0] };
    }),
    takeBack: assign(({ context }) => {
      const last = context.session.answers.at(-1);
      if (last === undefined) return {};
      const { ref, review } = last;
      const changed = changedBy(context, { ...ref, do: 'takeBack', review });
      return { ...changed, session: takenBack(changed.session) };
    }),
    edit: assign(({ context }, { ref = context.session.queue[0], front, back }: Card & { readonly ref?: CardRef }) => {
      const card = ref && cardAt(context.session.decks, ref);
      if (ref === undefined || card === undefined) return {};
      const edit = { ref, before: { front: card.front, back: card.back }, after: context.session.answers.length };
      return { ...changedBy(context, { ...ref, do: 'edit', front, back }), edits: [...context.edits, edit] };
    }),
    takeEditBack: assign(({ context }) => {
      const last = context.edits.at(-1);
      if (last === undefined) return {};
      return { ...changedBy(context, { ...last.ref, do: 'edit', ...last.before }), edits: context.edits.slice(0, -1) };
    }),
    remove: assign(({ context }) => {
      const [ref] = context.session.queue;
      if (ref === undefined) return {};
      const changed = changedBy(context, { ...ref, do: 'remove' });
      return { ...changed, session: withDecks(changed.session, []) };
    }),
    take: assign(({ context }, { decks }: { readonly decks: readonly Deck[] }) => {
      const own = decks.filter(({ id }) => context.session.decks.has(id));
      // Changes that the device has not stored yet stay.
      return {
        session: withDecks(
          context.session,
          own.map((deck) => context.unstored.reduce(changedDeck, deck)),
        ),
      };
    }),
    note: ({ context }) => {
      const last = context.unstored.at(-1);
      if (last) context.decks.note(last);
    },
    isStored: assign(({ context }, { count }: { readonly count: number }) => ({
      unstored: context.unstored.slice(count),
      problem: undefined,
    })),
    isNotStored: assign((_, { problem }: { readonly problem: string }) => ({ problem })),
  },
  guards: {
    hasCard: ({ context }) => context.session.queue.length > 0,
    endsWithEdit: ({ context }) => context.edits.at(-1)?.after === context.session.answers.length,
    hasAnswer: ({ context }) => context.session.answers.length > 0,
    losesCard: ({ context }, { decks }: { readonly decks: readonly Deck[] }) => {
      const [ref] = context.session.queue;
      return (
        ref !== undefined &&
        decks.some(({ id }) => id === ref.deck) &&
        cardAt(new Map(decks.map((deck) => [deck.id, deck])), ref) === undefined
      );
    },
    hasUnstored: ({ context }) => context.unstored.length > 0,
  },
}).createMachine({
  id: 'study',
  type: 'parallel',
  context: ({ input: { decks, clock, from, queue } }) => ({
    decks,
    clock,
    session: beginSession(from, queue),
    begun: clock.now().getTime(),
    last: clock.now().getTime(),
    edits: [],
    unstored: [],
    problem: undefined,
  }),
  invoke: { src: 'decksOfDevice', input: ({ context }) => context },
  states: {
    card: {
      initial: 'next',
      on: {
        undo: [
          { guard: 'endsWithEdit', actions: ['takeEditBack', 'note'] },
          { guard: 'hasAnswer', target: '.next', actions: ['takeBack', 'note'] },
        ],
        edit: { actions: [{ type: 'edit', params: ({ event }) => event }, 'note'] },
        decks: [
          // Another tab removed the current card. The next one must not be shown with its answer.
          {
            guard: { type: 'losesCard', params: ({ event }) => event },
            target: '.next',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
      states: {
        next: { always: [{ guard: 'hasCard', target: 'asking' }, { target: 'done' }] },
        asking: {
          on: {
            show: 'shown',
            remove: { target: 'next', actions: ['remove', 'note'] },
          },
        },
        shown: {
          on: {
            rate: { target: 'next', actions: [{ type: 'answer', params: ({ event }) => event }, 'note'] },
            remove: { target: 'next', actions: ['remove', 'note'] },
          },
        },
        done: {},
      },
    },
    device: {
      initial: 'stored',
      states: {
        stored: { always: { guard: 'hasUnstored', target: 'storing' } },
        storing: {
          invoke: { src: 'store', input: ({ context }) => context },
          on: {
            stored: { target: 'stored', actions: { type: 'isStored', params: ({ event }) => event } },
            notStored: { target: 'failed', actions: { type: 'isNotStored', params: ({ event }) => event } },
          },
        },
        failed: { on: { retry: 'stored', rate: 'stored', undo: 'stored', edit: 'stored', remove: 'stored' } },
      },
    },
  },
});
