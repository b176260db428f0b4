import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import './secret-field.css';

export interface SecretFieldProps {
  readonly label: string;
  /** The accessible name of the toggle: "Show key". */
  readonly show: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * An input for a secret. The text is only in the `value` property: React would write the text of a controlled input into the
 * `value` attribute too, where everything that reads the page's HTML finds it.
 */
export function SecretField({ label, show, name, hint, error, value, onChange }: SecretFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <FieldFrame error={error} help={hint} id={id} label={label}>
      {(control) => (
        <span className="m-secret">
          <input
            {...control}
            autoCapitalize="off"
            autoComplete="off"
            name={name}
            onInput={(event) => onChange(event.currentTarget.value)}
            ref={input}
            spellCheck={false}
            type={shown ? 'text' : 'password'}
          />
          <button aria-label={show} aria-pressed={shown} className="m-secret__toggle" onClick={() => setShown(!shown)} type="button">
            <Icon name="eye" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
