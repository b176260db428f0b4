import {
  addCard,
  cardsIn,
  type Deck,
  dueCards,
  editCard,
  matchOf,
  numberOf,
  progressId,
  removeCard,
  returnCard,
  studyQueue,
} from '@marginalia/engine';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../basics/Button.tsx';
import { CardForm } from '../../study/CardForm.tsx';
import { cardWords } from '../../study/card-words.ts';
import { StudyOverlay, type StudyOverlayProps } from '../../study/StudyOverlay.tsx';
import { cardsOf, studyLabel } from '../../study/wording.ts';
import { useSlices } from '../use-slices.ts';
import { progressOf, type ViewProps } from '../view.ts';
import { CardTile, RemovedTile } from './CardTile.tsx';
import { cardsOfResult, usedLines } from './cards-of.ts';
import { isDeckLink, nameFor } from './result-deck.ts';
import { UsedLinesNote } from './UsedLinesNote.tsx';
import { useDeck } from './use-deck.ts';
import './cards.css';

/** The cards of a result, which can be hidden, edited and studied. */
export default function CardsView(props: ViewProps) {
  const { tool, values, text, sections, spans, lang, progress, ports, onShowSource, onNotice, actions, begun = 0 } = props;
  const cards = useMemo(() => cardsOfResult(sections, text, spans, values), [sections, text, spans, values]);
  const head = useMemo(
    () => ({ id: progressId(tool.slug, text), tool: tool.slug, name: nameFor(values, cards, sections[0]?.title ?? '') }),
    [tool, text, values, cards, sections],
  );
  const { deck, change } = useDeck(ports, head, cards, progressOf(progress, isDeckLink), onNotice);
  const [hidden, setHidden] = useState(false);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [editing, setEditing] = useState<number | 'new'>();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [source, setSource] = useState<number>();
  const [session, setSession] = useState<Pick<StudyOverlayProps, 'from' | 'queue' | 'name'>>();

  const study = async (): Promise<void> => {
    const now = await change((same) => same);
    setSession({ from: [now], queue: studyQueue([now], ports.clock.now().getTime()), name: now.name });
  };
  const rendered = useSlices(deck?.cards.length ?? 0, 30);
  const isRead = deck !== undefined;
  const begin = useEffectEvent(() => void study());
  useEffect(() => {
    if (begun > 0 && isRead) begin();
  }, [begun, isRead]);
  if (deck === undefined) return null;

  const shown = cardsIn(deck);
  const now = ports.clock.now().getTime();
  const due = studyQueue([deck], now).length;
  // The cards to study are ahead of their time.
  const isDone = due > 0 && shown.every(({ reviews }) => reviews.length > 0) && dueCards([deck], now).length === 0;
  const places = new Map(cards.map(({ front, place }) => [matchOf(front), place]));
  const lines = usedLines(cards, values);
  const edit = (next: (deck: Deck) => Deck): void => {
    setEditing(undefined);
    void change(next);
  };
  const turn = (id: number): void =>
    setTurned(turned.has(id) ? new Set([...turned].filter((other) => other !== id)) : new Set([...turned, id]));
  let number = 0;
  return (
    <div className="m-cards">
      {actions &&
        due > 0 &&
        createPortal(
          <Button icon="layers" onClick={() => void study()} size="sm" variant={isDone ? 'secondary' : 'primary'}>
            {studyLabel(due)}
          </Button>,
          actions,
        )}
      <div className="m-cards__head">
        <UsedLinesNote count={shown.length} lang={lang} lines={lines} onShowSource={onShowSource}>
          {isDone && 'All are studied, and none is due now.'}
        </UsedLinesNote>
        <Button
          aria-pressed={hidden}
          icon={hidden ? 'eye' : 'eye-off'}
          onClick={() => {
            setHidden(!hidden);
            setTurned(new Set());
          }}
          size="sm"
          variant="ghost"
        >
          Hide answers
        </Button>
      </div>
      <ol aria-label={cardsOf(shown.length)} className="m-cards__grid">
        {deck.cards.slice(0, rendered).map((card) => {
          if (card.removed) {
            if (!removed.has(card.id)) return null;
            const undo = (): void => edit((before) => returnCard(before, card.id));
            return <RemovedTile card={card} key={card.id} lang={lang} onUndo={undo} />;
          }
          number += 1;
          const place = card.origin === undefined ? undefined : places.get(matchOf(card.origin));
          return editing === card.id ? (
            <li className="m-cards__card m-cards__card--edit" key={card.id}>
              <CardForm
                card={card}
                kept={cardWords(ports.drafts, deck.id, card.id)}
                label={`Edit card ${numberOf(number)}`}
                lang={lang}
                onCancel={() => setEditing(undefined)}
                onSave={(words) => edit((before) => editCard(before, card.id, words))}
              />
            </li>
          ) : (
            <CardTile
              card={card}
              isTurned={hidden && !turned.has(card.id)}
              key={card.id}
              lang={lang}
              number={number}
              onEdit={() => setEditing(card.id)}
              onRemove={() => {
                setRemoved(new Set([...removed, card.id]));
                edit((before) => removeCard(before, card.id));
              }}
              onSource={() => {
                setSource(source === card.id ? undefined : card.id);
                if (source !== card.id && place && isWide()) onShowSource?.(place);
              }}
              onTurn={hidden ? () => turn(card.id) : undefined}
              showsSource={source === card.id}
              withForm={place !== undefined && onShowSource !== undefined}
            />
          );
        })}
        <li className="m-cards__add">
          {editing === 'new' ? (
            <CardForm
              kept={cardWords(ports.drafts, deck.id, 'new')}
              label="Add a card"
              lang={lang}
              onCancel={() => setEditing(undefined)}
              onSave={(words) => edit((before) => withNewCard(before, words))}
            />
          ) : (
            <Button className="m-cards__add-button" icon="plus" onClick={() => setEditing('new')} variant="ghost">
              Add a card
            </Button>
          )}
        </li>
      </ol>
      {session && (
        <StudyOverlay
          {...session}
          clock={ports.clock}
          decks={ports.decks}
          drafts={ports.drafts}
          lang={lang}
          onClose={() => setSession(undefined)}
          onNotice={onNotice}
        />
      )}
    </div>
  );
}

/** Whether the form stands beside the result. Otherwise the words of a source are shown on the card. The sheet uses the same width. */
function isWide(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(min-width: 64rem)').matches;
}

/** A card is added once, however often it is applied. */
function withNewCard(deck: Deck, words: { readonly front: string; readonly back: string }): Deck {
  const known = cardsIn(deck).some(({ origin, front, back }) => origin === undefined && front === words.front && back === words.back);
  return known ? deck : addCard(deck, words);
}
