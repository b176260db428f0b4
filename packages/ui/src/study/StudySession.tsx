import type { CardRef, Deck, RatingName } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { CurrentCard } from './CurrentCard.tsx';
import { RATING_NAMES } from './Ratings.tsx';
import { StudyFoot } from './StudyFoot.tsx';
import { Segments, StudyHead } from './StudyHead.tsx';
import { StudyProblem } from './StudyProblem.tsx';
import { StudySummary } from './StudySummary.tsx';
import { cardSteps } from './steps.ts';
import { onStudyKey } from './study-keys.ts';
import type { StudyOverlayProps } from './study-overlay-props.ts';
import { type OpenSession, useSession } from './use-session.ts';

export interface StudySessionProps extends Omit<StudyOverlayProps, 'onClose'> {
  /** Begins another session with these cards. */
  readonly onAgain: (from: readonly Deck[], queue: readonly CardRef[]) => void;
  readonly onEnd: () => void;
}

/** One session: a card at a time, then its summary. */
export function StudySession({ decks, clock, drafts, from, queue, name, lang, onAgain, onEnd, onNotice }: StudySessionProps) {
  const study = useSession({ decks, clock, from, queue }, onEnd, onNotice);
  const { session, state, card, editing, send, end } = study;
  const frame = useFocus(study);
  const announcement = useAnnouncement(study);
  const steps = cardSteps(session, queue);
  const edit = card && state !== 'done' ? (): void => study.set({ editing: true }) : undefined;
  const now = clock.now().getTime();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever focus is in the session; every one has a button too.
    <div className="m-study__frame" onKeyDown={onStudyKey(keysOf(study, edit))} ref={frame} tabIndex={-1}>
      <StudyHead canUndo={study.canUndo} name={name} onEdit={editing ? undefined : edit} onEnd={end} onUndo={study.undo} steps={steps} />
      <div className="m-study__body">
        <StudyProblem onLeave={onEnd} study={study} />
        {state === 'done' ? (
          <StudySummary
            drafts={drafts}
            lang={lang}
            now={now}
            onEdit={(of, words) => send({ type: 'edit', ref: of, ...words })}
            session={session}
            time={study.last - study.begun}
          />
        ) : (
          <>
            <Segments steps={steps} />
            <CurrentCard drafts={drafts} lang={lang} study={study} />
          </>
        )}
      </div>
      <p className="m-hidden" lang={lang} role="status">
        {announcement}
      </p>
      <StudyFoot now={now} onAgain={onAgain} study={study} />
    </div>
  );
}

function keysOf({ state, problem, show, rate, undo, end }: OpenSession, edit: (() => void) | undefined): Parameters<typeof onStudyKey>[0] {
  return {
    space: state === 'asking' ? show : state === 'shown' ? () => rate('good') : undefined,
    digit: state === 'shown' ? (digit) => RATING_NAMES[digit - 1] && rate(RATING_NAMES[digit - 1] as RatingName) : undefined,
    undo,
    edit,
    escape: problem === undefined ? undefined : end,
  };
}

/** The frame in which the main button gets focus when another card, its back, a form or the summary is shown. */
function useFocus({ ref, session, state, editing, typing }: OpenSession) {
  const frame = useRef<HTMLDivElement>(null);
  const turn = `${ref?.deck} ${ref?.card} ${session.answers.length} ${state} ${editing} ${typing}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn moves focus once.
  useEffect(() => {
    if (!editing) frame.current?.querySelector<HTMLElement>('[data-primary]')?.focus();
  }, [turn]);
  return frame;
}

/**
 * The words for a screen reader. Focus stands on a button, so the card is announced: its front when it is asked, its back when it appears.
 * An empty region that is filled later is announced also at the first card.
 */
function useAnnouncement({ state, card, editing }: OpenSession): string {
  const [announced, setAnnounced] = useState('');
  const announcement =
    state === 'done' ? 'Session done.' : card === undefined || editing ? '' : state === 'shown' ? `Answer: ${card.back}` : card.front;
  useEffect(() => setAnnounced(announcement), [announcement]);
  return announced;
}
