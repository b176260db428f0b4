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

/** A session as its screen shows it: the current card, and the actions of the buttons and keys. */
export interface OpenSession extends Pick<StudyContext, 'session' | 'unstored' | 'problem' | 'begun' | 'last'> {
  readonly send: (event: StudyEvent) => void;
  readonly state: 'next' | 'asking' | 'shown' | 'done';
  /** The current card; undefined when none is left. */
  readonly ref: CardRef | undefined;
  readonly card: DeckCard | undefined;
  /** Whether the form of the current card is open. */
  readonly editing: boolean;
  readonly setEditing: (editing: boolean) => void;
  /** Whether the student types each answer before the card shows it. */
  readonly typing: boolean;
  readonly setTyping: (typing: boolean) => void;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Whether the student has tried to end the session while changes are not stored, which would be lost with it. */
  readonly leaving: boolean;
  readonly end: () => void;
  readonly show: () => void;
  readonly rate: (rating: RatingName) => void;
  readonly undo: () => void;
  readonly remove: () => void;
}

export function useSession(input: StudyInput, onEnd: () => void, onNotice: (notice: Notice) => void): OpenSession {
  const [{ context, value }, { send }] = useStudy(input, onNotice);
  const { session, problem } = context;
  const [ref] = session.queue;
  const [editing, setEditing] = useState(false);
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState(false);
  // The form and the typed answer belong to the card that is left.
  const clear = (): void => {
    setTyped('');
    setEditing(false);
  };
  return {
    ...context,
    send,
    state: (value as { readonly card: OpenSession['state'] }).card,
    ref,
    card: ref && cardAt(session.decks, ref),
    editing,
    setEditing,
    typing,
    setTyping,
    typed,
    setTyped,
    leaving,
    end: (): void => {
      if (problem !== undefined && !leaving) setLeaving(true);
      else onEnd();
    },
    show: (): void => send({ type: 'show' }),
    rate: (rating: RatingName): void => {
      clear();
      send({ type: 'rate', rating });
    },
    undo: (): void => {
      if (session.answers.length === 0) return;
      clear();
      send({ type: 'undo' });
    },
    remove: (): void => {
      clear();
      send({ type: 'remove' });
    },
  };
}
