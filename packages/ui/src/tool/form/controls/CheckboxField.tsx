import { CHECKED } from '@marginalia/engine';
import type { ControlProps } from './field-props.ts';
import { useText } from './use-text.ts';

/** A check box. The hidden input holds its text, because the value of a check box does not say whether it is checked. */
export function CheckboxField({ attributes, field, readOnly, text }: ControlProps) {
  const value = useText(text);
  return (
    <>
      <input name={field.name} type="hidden" value={value} />
      <input
        {...attributes}
        aria-readonly={readOnly || undefined}
        aria-required={field.required || undefined}
        checked={value === CHECKED}
        className="m-checkbox__input"
        onChange={(event) => !readOnly && text.set(event.currentTarget.checked ? CHECKED : '')}
        type="checkbox"
      />
    </>
  );
}
