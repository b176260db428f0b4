import { type ReactNode, useId } from 'react';
import './radio-cards.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  /** The accessible name of the choice. */
  readonly label: string;
  readonly text: ReactNode;
  /** A Tag with the choice's status. It describes the choice, as the text does. */
  readonly tag?: ReactNode;
  /** It cannot be chosen now; `text` says why. It can still take focus. */
  readonly unavailable?: boolean | undefined;
  /** Fields and buttons that are shown while it is chosen. */
  readonly body?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A native radio group of cards, each with a sentence. */
export function RadioCards<Value extends string>({ label, options, value, onChange }: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <div aria-label={label} className="m-radio-cards" role="radiogroup">
      {options.map((option) => {
        const own = `${id}${option.value}`;
        return (
          <div className="m-radio-card" data-unavailable={option.unavailable || undefined} key={option.value}>
            <div className="m-radio-card__head">
              <input
                aria-describedby={`${own}-text`}
                aria-disabled={option.unavailable || undefined}
                checked={option.value === value}
                className="m-radio-card__input"
                id={own}
                name={id}
                onChange={() => {
                  if (!option.unavailable) onChange(option.value);
                }}
                type="radio"
                value={option.value}
              />
              <label className="m-radio-card__label" htmlFor={own}>
                {option.label}
              </label>
              <div className="m-radio-card__about" id={`${own}-text`}>
                {option.tag}
                <p className="m-radio-card__text">{option.text}</p>
              </div>
            </div>
            {option.body !== undefined && option.value === value && <div className="m-radio-card__body">{option.body}</div>}
          </div>
        );
      })}
    </div>
  );
}
