import {
  type CardRef,
  cardAt,
  type DeckCard,
  type Notice,
  type RatingName,
  type StudyContext,
  type StudyEvent,
  type StudyInput,
} from '@marginalia/engine';
import { useState } from 'react';
import { useStudy } from './use-study.ts';

/** The state of the screen besides that of the machine. */
interface ScreenState {
  /** Whether the form of the current card is open. */
  readonly editing: boolean;
  /** Whether the student types each answer before the card shows it. */
  readonly typing: boolean;
  /** The answer to the current card so far. */
  readonly typed: string;
  /** Whether the student has tried to end the session while changes are not stored, which would be lost with it. */
  readonly leaving: boolean;
}

/** A session as its screen shows it: the current card, and the actions of the buttons and keys. */
export interface OpenSession extends ScreenState, Pick<StudyContext, 'session' | 'unstored' | 'problem' | 'begun' | 'last'> {
  readonly send: (event: StudyEvent) => void;
  readonly state: 'next' | 'asking' | 'shown' | 'done';
  /** The current card; undefined when none is left. */
  readonly ref: CardRef | undefined;
  readonly card: DeckCard | undefined;
  readonly set: (changed: Partial<ScreenState>) => void;
  readonly end: () => void;
  readonly show: () => void;
  readonly rate: (rating: RatingName) => void;
  /** Whether an answer or an edit can be taken back. */
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly remove: () => void;
}

export function useSession(input: StudyInput, onEnd: () => void, onNotice: (notice: Notice) => void): OpenSession {
  const [{ context, value }, { send }] = useStudy(input, onNotice);
  const { session, problem } = context;
  const [ref] = session.queue;
  const [screen, setScreen] = useState<ScreenState>({ editing: false, typing: false, typed: '', leaving: false });
  const set = (changed: Partial<ScreenState>): void => setScreen((now) => ({ ...now, ...changed }));
  const leaveCard = (event: StudyEvent): void => {
    set({ editing: false, typed: '' });
    send(event);
  };
  return {
    ...context,
    ...screen,
    set,
    send,
    state: (value as { readonly card: OpenSession['state'] }).card,
    ref,
    card: ref && cardAt(session.decks, ref),
    end: () => (problem === undefined || screen.leaving ? onEnd() : set({ leaving: true })),
    show: () => send({ type: 'show' }),
    rate: (rating) => leaveCard({ type: 'rate', rating }),
    canUndo: session.answers.length > 0 || context.edits.length > 0,
    undo: () => {
      if (context.edits.at(-1)?.after === session.answers.length) send({ type: 'undo' });
      else if (session.answers.length > 0) leaveCard({ type: 'undo' });
    },
    remove: () => leaveCard({ type: 'remove' }),
  };
}
