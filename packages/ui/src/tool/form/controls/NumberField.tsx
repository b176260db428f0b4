import { useRef } from 'react';
import { type ControlProps, controlAttributes } from './field-props.ts';
import { useTextGuard } from './use-text-guard.ts';

/** A number, typed as text: a browser empties its own number input when something else was typed. */
export function NumberField(props: ControlProps) {
  const { field, readOnly } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="m-field__number">
      <input
        {...controlAttributes(props)}
        {...useTextGuard(input, props)}
        // The number pad of an iPhone has no minus.
        inputMode={field.negative ? 'text' : 'decimal'}
        placeholder={field.placeholder}
        readOnly={readOnly}
        ref={input}
        type="text"
      />
      {field.unit !== undefined && <span className="m-field__unit">{field.unit}</span>}
    </span>
  );
}
