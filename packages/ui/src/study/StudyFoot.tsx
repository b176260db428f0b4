import { type CardRef, type Deck, summaryOf } from '@marginalia/engine';
import { Button } from '../basics/Button.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import { Ratings } from './Ratings.tsx';
import type { OpenSession } from './use-session.ts';

interface StudyFootProps {
  readonly study: OpenSession;
  readonly now: number;
  readonly onAgain: (from: readonly Deck[], queue: readonly CardRef[]) => void;
}

/** The main actions of a session: show the answer, rate it, and end or study again. */
export function StudyFoot({ study, now, onAgain }: StudyFootProps) {
  const { session, card, state, typing, set, show, end } = study;
  const cameBack = state === 'done' ? summaryOf(session, now).cameBack : [];
  return (
    <footer className="m-study__foot">
      {state === 'asking' && !study.editing && (
        <>
          <Button
            aria-pressed={typing}
            aria-label="Type the answer"
            className="m-study__type"
            icon="keyboard"
            onClick={() => set({ typing: !typing })}
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
      {state === 'shown' && card && !study.editing && <Ratings card={card} now={now} onRate={study.rate} />}
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
  );
}
