import { type InputHTMLAttributes, useId } from 'react';
import { FieldFrame } from '../fields/FieldFrame.tsx';

export interface TextEntryProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'placeholder'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What can be picked instead of typed. */
  readonly suggestions?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** A line of text that no spelling checker may touch: an address, the id of a model. */
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
              {suggestions.map((one) => (
                <option key={one.value} label={one.label} value={one.value} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}
