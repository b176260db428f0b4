import { type DeckCard, numberText } from '@marginalia/engine';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx';

interface CardTileProps {
  readonly card: DeckCard;
  readonly number: number;
  readonly lang?: string | undefined;
  /** The front alone is shown. */
  readonly isTurned: boolean;
  /** Shows or hides the back; absent while all answers are shown. */
  readonly onTurn?: (() => void) | undefined;
  readonly showsSource: boolean;
  /** Whether the form shows the source, so that a wide page does not repeat the quote. */
  readonly withForm: boolean;
  readonly onSource: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One card with its number, both sides, its source and its actions. */
export function CardTile(props: CardTileProps) {
  const { card, number, lang, isTurned, onTurn, showsSource, withForm, onSource, onEdit, onRemove } = props;
  const id = useId();
  const name = `card ${numberText(number)}`;
  return (
    <li className="m-cards__card" data-source={showsSource || undefined}>
      <span aria-hidden="true" className="m-cards__number">
        {numberText(number)}
      </span>
      <div className="m-cards__sides">
        <h3 className="m-cards__front" dir="auto" id={id} lang={lang}>
          {card.front}
        </h3>
        {onTurn && (
          <button aria-describedby={id} aria-expanded={!isTurned} className="m-cards__turn" onClick={onTurn} type="button">
            {isTurned ? 'Show answer' : <VisuallyHidden>Hide answer</VisuallyHidden>}
          </button>
        )}
        <p className="m-cards__back" data-turned={isTurned || undefined} dir="auto" lang={lang}>
          {card.back}
        </p>
        {showsSource && !isTurned && card.source && (
          <blockquote className="m-cards__quote" data-form={withForm || undefined} dir="auto" lang={lang}>
            <mark>{card.source.quote}</mark>
          </blockquote>
        )}
      </div>
      <div className="m-cards__foot">
        {card.source && (
          <button aria-describedby={id} aria-pressed={showsSource} className="m-cards__source" onClick={onSource} type="button">
            <Icon name="highlighter" size={16} /> <span>from your material, {card.source.place}</span>
          </button>
        )}
        <span className="m-cards__actions">
          <IconButton icon="pencil" label={`Edit ${name}`} onClick={onEdit} tooltip="Edit" />
          <IconButton danger icon="trash" label={`Remove ${name}`} onClick={onRemove} tooltip="Remove" />
        </span>
      </div>
    </li>
  );
}

interface RemovedTileProps extends Pick<CardTileProps, 'card' | 'lang'> {
  readonly onUndo: () => void;
}

/** Stands in the place of a card that was just removed, until the view is left. */
export function RemovedTile({ card, lang, onUndo }: RemovedTileProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="m-cards__removed">
      <p>
        Removed:{' '}
        <span dir="auto" lang={lang}>
          {card.front}
        </span>
      </p>
      <Button aria-label={`Undo: take back ${card.front}`} icon="undo" onClick={onUndo} ref={undo} size="sm">
        Undo
      </Button>
    </li>
  );
}
