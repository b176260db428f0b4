import { useId } from 'react';
import './checkbox.css';

export interface CheckboxProps {
  readonly label: string;
  /** The meaning of the choice. */
  readonly text?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A native check box with its label. */
export function Checkbox({ label, text, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className="m-checkbox">
      <input
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        checked={checked}
        className="m-checkbox__input"
        id={id}
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      <label className="m-checkbox__label" htmlFor={id}>
        {label}
      </label>
      {text !== undefined && (
        <p className="m-checkbox__text" id={`${id}-text`}>
          {text}
        </p>
      )}
    </div>
  );
}
