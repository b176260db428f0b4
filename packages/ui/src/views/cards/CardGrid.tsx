import { addCard, cardsIn, type Deck, type DraftsPort, editCard, matchOf, numberText, removeCard, returnCard } from '@marginalia/engine';
import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { CardForm } from '../../study/CardForm.tsx';
import { cardDraft } from '../../study/card-draft.ts';
import { cardsOf } from '../../study/wording.ts';
import { useSlices } from '../use-slices.ts';
import type { ViewProps } from '../view.ts';
import { CardTile, RemovedTile } from './CardTile.tsx';
import type { CardOfResult } from './cards-of.ts';

interface CardGridProps extends Pick<ViewProps, 'lang' | 'onShowSource'> {
  readonly deck: Deck;
  /** The cards of the result, with their places in the form. */
  readonly cards: readonly CardOfResult[];
  readonly drafts: DraftsPort;
  /** The cards whose answer is shown while the others are hidden; undefined while no answer is hidden. */
  readonly revealed: ReadonlySet<number> | undefined;
  readonly onReveal: (revealed: ReadonlySet<number>) => void;
  readonly onChange: (next: (deck: Deck) => Deck) => void;
}

/** The cards of a deck, each with its actions, and a new one at the end. */
export function CardGrid({ deck, cards, drafts, lang, revealed, onReveal, onChange, onShowSource }: CardGridProps) {
  const [editing, setEditing] = useState<number | 'new'>();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [source, setSource] = useState<number>();
  const rendered = useSlices(deck.cards.length, 30);
  const places = new Map(cards.map(({ front, place }) => [matchOf(front), place]));
  const edit = (next: (deck: Deck) => Deck): void => {
    setEditing(undefined);
    onChange(next);
  };
  const formOf = (id: number | 'new') => ({ draft: cardDraft(drafts, deck.id, id), lang, onCancel: () => setEditing(undefined) });
  let number = 0;
  return (
    <ol aria-label={cardsOf(cardsIn(deck).length)} className="m-cards__grid">
      {deck.cards.slice(0, rendered).map((card) => {
        const { id } = card;
        if (card.removed) {
          if (!removed.has(id)) return null;
          return <RemovedTile card={card} key={id} lang={lang} onUndo={() => edit((before) => returnCard(before, id))} />;
        }
        number += 1;
        const place = card.origin === undefined ? undefined : places.get(matchOf(card.origin));
        return editing === id ? (
          <li className="m-cards__card m-cards__card--edit" key={id}>
            <CardForm
              {...formOf(id)}
              card={card}
              label={`Edit card ${numberText(number)}`}
              onSave={(words) => edit((before) => editCard(before, id, words))}
            />
          </li>
        ) : (
          <CardTile
            card={card}
            isTurned={revealed !== undefined && !revealed.has(id)}
            key={id}
            lang={lang}
            number={number}
            onEdit={() => setEditing(id)}
            onRemove={() => {
              setRemoved(new Set([...removed, id]));
              edit((before) => removeCard(before, id));
            }}
            onSource={() => {
              setSource(source === id ? undefined : id);
              if (source !== id && place && isWide()) onShowSource?.(place);
            }}
            onTurn={
              revealed && (() => onReveal(new Set(revealed.has(id) ? [...revealed].filter((other) => other !== id) : [...revealed, id])))
            }
            showsSource={source === id}
            withForm={place !== undefined && onShowSource !== undefined}
          />
        );
      })}
      <li className="m-cards__add">
        {editing === 'new' ? (
          <CardForm {...formOf('new')} label="Add a card" onSave={(words) => edit((before) => withNewCard(before, words))} />
        ) : (
          <Button className="m-cards__add-button" icon="plus" onClick={() => setEditing('new')} variant="ghost">
            Add a card
          </Button>
        )}
      </li>
    </ol>
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
