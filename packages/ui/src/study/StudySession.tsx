import { type CardRef, cardAt, type Deck, type RatingName, summaryOf } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import { Notice } from '../basics/Notice.tsx';
import { counted } from '../format/counts.ts';
import { CardFace } from './CardFace.tsx';
import { CardForm } from './CardForm.tsx';
import { cardWords } from './card-words.ts';
import { GRADES, Grades } from './Grades.tsx';
import { Segments, StudyHead } from './StudyHead.tsx';
import type { StudyOverlayProps } from './StudyOverlay.tsx';
import { StudySummary } from './StudySummary.tsx';
import { stepsOf } from './steps.ts';
import { onStudyKey } from './study-keys.ts';
import { useStudy } from './use-study.ts';

export interface StudySessionProps extends Omit<StudyOverlayProps, 'onClose'> {
  /** Begins another session with these cards. */
  readonly onAgain: (from: readonly Deck[], queue: readonly CardRef[]) => void;
  readonly onEnd: () => void;
}

/** One session: a card at a time, then what it came to. */
export function StudySession({ decks, clock, drafts, from, queue, name, lang, onAgain, onEnd, onNotice }: StudySessionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ context, value }, study] = useStudy({ decks, clock, from, queue }, onNotice);
  const { session, unstored, problem } = context;
  const state = (value as { readonly card: 'next' | 'asking' | 'shown' | 'done' }).card;
  const [ref] = session.queue;
  const card = ref && cardAt(session.decks, ref);
  const [editing, setEditing] = useState(false);
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState(false);
  const steps = stepsOf(session, queue);
  const isFailed = problem !== undefined;

  const turn = `${ref?.deck} ${ref?.card} ${session.answers.length} ${state} ${editing} ${typing}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when another card, its back, a form or the summary is shown.
  useEffect(() => {
    if (!editing) frame.current?.querySelector<HTMLElement>('[data-primary]')?.focus();
  }, [turn]);

  // Focus stands on a button, so the card is told: its front when it is asked, its back when it appears. An empty region that is filled
  // later is announced also at the first card.
  const tell =
    state === 'done' ? 'Session done.' : card === undefined || editing ? '' : state === 'shown' ? `Answer: ${card.back}` : card.front;
  const [told, setTold] = useState('');
  useEffect(() => setTold(tell), [tell]);

  const end = (): void => {
    // What is not stored yet would be lost with the session.
    if (isFailed && !leaving) setLeaving(true);
    else onEnd();
  };
  const show = (): void => study.send({ type: 'show' });
  const next = (): void => {
    setTyped('');
    setEditing(false);
  };
  const rate = (rating: RatingName): void => {
    next();
    study.send({ type: 'rate', rating });
  };
  const undo = (): void => {
    if (session.answers.length === 0) return;
    next();
    study.send({ type: 'undo' });
  };
  const edit = card && state !== 'done' ? (): void => setEditing(true) : undefined;
  const onKeyDown = onStudyKey({
    space: state === 'asking' ? show : state === 'shown' ? () => rate('good') : undefined,
    digit: state === 'shown' ? (digit) => GRADES[digit - 1] && rate(GRADES[digit - 1] as RatingName) : undefined,
    undo,
    edit,
    escape: isFailed ? end : undefined,
  });
  const now = clock.now().getTime();
  const shown = state === 'shown';
  const { cameBack } = state === 'done' ? summaryOf(session, now) : { cameBack: [] };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever focus is in the session; every one has a button too.
    <div className="m-study__frame" onKeyDown={onKeyDown} ref={frame} tabIndex={-1}>
      <StudyHead
        canUndo={session.answers.length > 0}
        name={name}
        onEdit={editing ? undefined : edit}
        onEnd={end}
        onUndo={undo}
        steps={steps}
      />
      <div className="m-study__body">
        {problem !== undefined && (
          <Notice
            actions={
              <>
                <Button onClick={() => study.send({ type: 'retry' })} size="sm" variant="primary">
                  Retry
                </Button>
                {leaving && (
                  <Button onClick={onEnd} size="sm">
                    End without storing
                  </Button>
                )}
              </>
            }
            className="m-study__problem"
            heading={`${counted(unstored.length, 'change')} not stored yet`}
            level={3}
            tone="warning"
          >
            {`${problem} Nothing is lost as long as this session is open. You can go on.`}
          </Notice>
        )}
        {state === 'done' ? (
          <StudySummary
            drafts={drafts}
            lang={lang}
            now={now}
            onEdit={(of, words) => study.send({ type: 'edit', ref: of, ...words })}
            session={session}
            time={context.last - context.begun}
          />
        ) : (
          <>
            <Segments steps={steps} />
            {ref && card && editing && (
              <div className="m-study__card m-study__card--edit">
                <CardForm
                  card={card}
                  kept={cardWords(drafts, ref.deck, ref.card)}
                  label="Edit card"
                  lang={lang}
                  onCancel={() => setEditing(false)}
                  onRemove={() => {
                    next();
                    study.send({ type: 'remove' });
                  }}
                  onSave={(words) => {
                    study.send({ type: 'edit', ...words });
                    setEditing(false);
                  }}
                />
              </div>
            )}
            {card && !editing && (
              <CardFace
                card={card}
                lang={lang}
                shown={shown}
                swipes={shown ? { left: () => rate('again'), right: () => rate('good') } : { left: show, right: show }}
                typed={typing ? typed : undefined}
              >
                {typing && (
                  <input
                    aria-label="Your answer"
                    autoComplete="off"
                    className="m-study__input"
                    data-primary=""
                    dir="auto"
                    lang={lang}
                    onChange={({ target }) => setTyped(target.value)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                      // Otherwise the key would press the button that gets focus.
                      event.preventDefault();
                      show();
                    }}
                    placeholder="Type the answer, then press Enter"
                    value={typed}
                  />
                )}
              </CardFace>
            )}
          </>
        )}
      </div>
      <p className="m-hidden" lang={lang} role="status">
        {told}
      </p>
      <footer className="m-study__foot">
        {state === 'asking' && !editing && (
          <>
            <Button
              aria-pressed={typing}
              aria-label="Type the answer"
              className="m-study__type"
              icon="keyboard"
              onClick={() => setTyping(!typing)}
              size="lg"
            >
              <span className="m-study__type-text">Type the answer</span>
            </Button>
            <Button
              aria-keyshortcuts="Space"
              className="m-study__main"
              data-primary={typing ? undefined : ''}
              onClick={show}
              size="lg"
              variant="primary"
            >
              Show answer {!typing && <Kbd>Space</Kbd>}
            </Button>
          </>
        )}
        {shown && card && !editing && <Grades card={card} now={now} onRate={rate} />}
        {state === 'done' && (
          <>
            {cameBack.length > 0 && (
              <Button icon="repeat" onClick={() => onAgain([...session.decks.values()], cameBack)} size="lg">
                {cameBack.length === 1 ? 'Study this card again' : `Study these ${cameBack.length} again`}
              </Button>
            )}
            <Button className="m-study__main" data-primary="" onClick={end} size="lg" variant="primary">
              Done
            </Button>
          </>
        )}
      </footer>
    </div>
  );
}
