import { type InputHTMLAttributes, useId } from 'react';
import { FieldFrame } from '../fields/FieldFrame.tsx';

interface TextEntryProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Values to choose instead of typing one. */
  readonly suggestions?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** A text input without spelling check or autocomplete, for an address or the id of a model. */
export function TextEntry({ label, hint, error, onChange, suggestions = [], ...rest }: TextEntryProps) {
  const id = useId();
  return (
    <FieldFrame error={error} help={hint} id={id} label={label}>
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
            autoCapitalize="off"
            autoComplete="off"
            list={suggestions.length > 0 ? `${id}-list` : undefined}
            onChange={(event) => onChange(event.target.value)}
            spellCheck={false}
            type="text"
          />
          {suggestions.length > 0 && (
            <datalist id={`${id}-list`}>
              {suggestions.map(({ value: suggested, label: name }) => (
                <option key={suggested} label={name} value={suggested} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}
