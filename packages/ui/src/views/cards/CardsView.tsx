import { type ClockPort, cardsIn, type Deck, dueCards, isDeckLink, progressId, studyQueue } from '@marginalia/engine';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../basics/Button.tsx';
import { StudyOverlay } from '../../study/StudyOverlay.tsx';
import type { StudyOverlayProps } from '../../study/study-overlay-props.ts';
import { earlyLabel, studyLabel } from '../../study/wording.ts';
import { progressOf, type ViewProps } from '../view.ts';
import { CardGrid } from './CardGrid.tsx';
import { cardsOfResult, usedLines } from './cards-of.ts';
import { nameFor } from './result-deck.ts';
import { UsedLinesNote } from './UsedLinesNote.tsx';
import { type ResultDeck, useDeck } from './use-deck.ts';
import './cards.css';

/** The cards of a result, which can be hidden, edited and studied. */
export default function CardsView(props: ViewProps) {
  const { tool, values, text, sections, spans, lang, progress, ports, onShowSource, onNotice, actions, begun = 0 } = props;
  const cards = useMemo(() => cardsOfResult(sections, text, spans, values), [sections, text, spans, values]);
  const head = useMemo(
    () => ({ id: progressId(tool.slug, text), tool: tool.slug, name: nameFor(tool, values, cards, ports.clock.now()) }),
    [tool, text, values, cards, ports.clock],
  );
  const { deck, change } = useDeck(ports, head, cards, progressOf(progress, isDeckLink), onNotice);
  /** The cards whose answer is shown while the others are hidden; undefined while no answer is hidden. */
  const [revealed, setRevealed] = useState<ReadonlySet<number>>();
  const { session, study, endSession } = useSession({ deck, change }, ports.clock, begun);
  if (deck === undefined) return null;

  const shown = cardsIn(deck);
  const fronts = new Set(shown.map(({ origin }) => origin));
  const kept = cards.filter(({ front }) => fronts.has(front));
  const now = ports.clock.now().getTime();
  const due = studyQueue([deck], now).length;
  const isDone = due > 0 && isDoneFor(deck, now);
  return (
    <div className="m-cards">
      {actions &&
        due > 0 &&
        createPortal(
          <Button icon="layers" onClick={() => void study()} size="sm" variant={isDone ? 'secondary' : 'primary'}>
            {isDone ? earlyLabel(due) : studyLabel(due)}
          </Button>,
          actions,
        )}
      <div className="m-cards__head">
        <UsedLinesNote
          count={shown.length}
          lang={lang}
          lines={usedLines(kept, values)}
          onShowSource={onShowSource}
          own={shown.filter(({ origin }) => origin === undefined).length}
        >
          {isDone && 'All are studied, and none is due now.'}
        </UsedLinesNote>
        <HideAnswers isOn={revealed !== undefined} onChange={(isOn) => setRevealed(isOn ? new Set() : undefined)} />
      </div>
      <CardGrid
        cards={cards}
        deck={deck}
        drafts={ports.drafts}
        lang={lang}
        onChange={(next) => void change(next)}
        onShowSource={onShowSource}
        onReveal={setRevealed}
        revealed={revealed}
      />
      {session && (
        <StudyOverlay
          {...session}
          clock={ports.clock}
          decks={ports.decks}
          drafts={ports.drafts}
          lang={lang}
          onClose={endSession}
          onNotice={onNotice}
        />
      )}
    </div>
  );
}

function HideAnswers({ isOn, onChange }: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  return (
    <Button aria-pressed={isOn} icon={isOn ? 'eye' : 'eye-off'} onClick={() => onChange(!isOn)} size="sm" variant="ghost">
      Hide answers
    </Button>
  );
}

/** The session with the cards of a result; undefined while none is open. It also begins when `begun` rises. */
function useSession({ deck, change }: ResultDeck, clock: ClockPort, begun: number) {
  const [session, setSession] = useState<Pick<StudyOverlayProps, 'from' | 'queue' | 'name'>>();
  const study = async (): Promise<void> => {
    const now = await change((same) => same);
    setSession({ from: [now], queue: studyQueue([now], clock.now().getTime()), name: now.name });
  };
  const isRead = deck !== undefined;
  const begin = useEffectEvent(() => {
    // Reviewing early moves the days of all cards, so only the button of the view does it.
    if (deck && !isDoneFor(deck, clock.now().getTime())) void study();
  });
  useEffect(() => {
    if (begun > 0 && isRead) begin();
  }, [begun, isRead]);
  return { session, study, endSession: () => setSession(undefined) };
}

/** Whether nothing is new or due: the cards that a session would still show are reviewed early. */
function isDoneFor(deck: Deck, now: number): boolean {
  return cardsIn(deck).every(({ reviews }) => reviews.length > 0) && dueCards([deck], now).length === 0;
}
