import { type ReactNode, useId } from 'react';
import './radio-cards.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  /** The whole accessible name of the choice. */
  readonly label: string;
  readonly text: ReactNode;
  /** A Tag that says how ready it is. It describes the choice, as the text does. */
  readonly tag?: ReactNode;
  /** It cannot be chosen now; `text` says why. It can still be reached and read. */
  readonly unavailable?: boolean | undefined;
  /** What the choice needs to know, shown while it is chosen: fields, buttons. */
  readonly body?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few that need a sentence each: a native radio group as cards. The body of a card follows its radio in order. */
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
