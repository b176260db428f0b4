import type { Card } from '@marginalia/engine';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import type { CardDraft } from './card-draft.ts';
import './card-form.css';

interface CardFormProps {
  /** The card as it is; absent for a new one. */
  readonly card?: Card | undefined;
  /** The name of the form: "Edit card 4". */
  readonly label: string;
  readonly lang?: string | undefined;
  /** Keeps the words while they are written, so that a form that was left by a reload begins with them. */
  readonly draft?: CardDraft | undefined;
  readonly onSave: (card: Card) => void;
  readonly onCancel: () => void;
  readonly onRemove?: (() => void) | undefined;
}

/** A form for the two sides of a card. Escape leaves the card as it was, and asks first if words were changed; Ctrl with Enter saves it. */
export function CardForm({ card, label, lang, draft, onSave, onCancel, onRemove }: CardFormProps) {
  const id = useId();
  const [words, setWords] = useState({ front: card?.front ?? '', back: card?.back ?? '', ...draft?.read() });
  const { front, back } = words;
  const [leaving, setLeaving] = useState(false);
  const isChanged = front !== (card?.front ?? '') || back !== (card?.back ?? '');
  const set = (written: Partial<Card>): void => {
    setLeaving(false);
    const now = { ...words, ...written };
    setWords(now);
    draft?.write(now);
  };
  const cancel = (): void => {
    draft?.write({});
    onCancel();
  };
  const [tried, setTried] = useState(false);
  const isEmpty = front.trim() === '' || back.trim() === '';
  const save = (): void => {
    setTried(true);
    if (isEmpty) return;
    onSave({ front: front.trim(), back: back.trim() });
    draft?.write({});
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // No key of the form reaches the study view, whose dialog Escape would close.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isChanged && !leaving) setLeaving(true);
      else cancel();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  const common = { lang, tried, errorId: tried && isEmpty ? `${id}-error` : undefined };
  return (
    <form aria-label={label} className="m-card-form" noValidate onKeyDown={onKeyDown} onSubmit={onSubmit}>
      <CardSide id={`${id}-Front`} isFirst name="Front" onChange={(value) => set({ front: value })} value={front} {...common} />
      <CardSide id={`${id}-Back`} name="Back" onChange={(value) => set({ back: value })} value={back} {...common} />
      {tried && isEmpty && (
        <p className="m-card-form__error" id={`${id}-error`} role="alert">
          A card needs a front and a back.
        </p>
      )}
      {leaving && (
        <p className="m-card-form__error" role="alert">
          Your changes are not saved. Press Escape again to drop them.
        </p>
      )}
      <CardFormActions onCancel={cancel} onRemove={onRemove} />
    </form>
  );
}

function CardFormActions({ onCancel, onRemove }: Pick<CardFormProps, 'onCancel' | 'onRemove'>) {
  return (
    <div className="m-card-form__actions">
      <Button size="sm" type="submit" variant="primary">
        Save card
      </Button>
      <Button onClick={onCancel} size="sm">
        Cancel
      </Button>
      {onRemove && (
        <Button icon="trash" onClick={onRemove} size="sm" variant="ghost">
          Remove card
        </Button>
      )}
    </div>
  );
}

interface CardSideProps extends Pick<CardFormProps, 'lang'> {
  readonly id: string;
  readonly name: 'Front' | 'Back';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It takes focus when the form opens. */
  readonly isFirst?: boolean;
  /** Whether the person has tried to save. */
  readonly tried: boolean;
  readonly errorId: string | undefined;
}

function CardSide({ id, name, value, onChange, isFirst = false, tried, errorId, lang }: CardSideProps) {
  return (
    <div className="m-card-form__side">
      <label className="m-card-form__label" htmlFor={id}>
        {name}
      </label>
      <textarea
        aria-describedby={errorId}
        aria-invalid={(tried && value.trim() === '') || undefined}
        // biome-ignore lint/a11y/noAutofocus: the form opens because the person asked to write.
        autoFocus={isFirst}
        className="m-card-form__text"
        dir="auto"
        id={id}
        lang={lang}
        onChange={({ target }) => onChange(target.value)}
        rows={isFirst ? 2 : 3}
        value={value}
      />
    </div>
  );
}
