import { countWords, type Field } from '@marginalia/engine';
import { type ClipboardEvent, memo, useDeferredValue, useState } from 'react';
import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';

interface FormFieldProps {
  readonly field: Field;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onChange: (value: string) => void;
}

// More than this in one paste can take a browser's memory; the longest text that a tool reads is 500,000 characters.
const LONGEST_PASTE = 2_000_000;

/** One field: label, help, error, control, tip, in that order. */
export const FormField = memo(function FormField({ field, id, value, error, busy, onChange }: FormFieldProps) {
  const [tooLong, setTooLong] = useState<string>();
  // A select that starts on a default is never blank, so there is nothing to leave out.
  const optional = !field.required && field.initial === '';
  const help = [field.help, optional && '(optional)'].filter(Boolean).join(' ');
  const shownError = tooLong ?? error;
  const describedBy = [help && `${id}-help`, shownError && `${id}-error`, field.tip && `${id}-tip`].filter(Boolean).join(' ');
  const control = {
    id,
    name: field.name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': shownError ? true : undefined,
    'aria-required': field.required,
  };
  const change = (text: string): void => {
    setTooLong(undefined);
    onChange(text);
  };
  const refuseHugePaste = (event: ClipboardEvent): void => {
    const { length } = event.clipboardData.getData('text');
    if (length <= LONGEST_PASTE) return;
    event.preventDefault();
    setTooLong(
      `That text has ${length.toLocaleString('en-US')} characters, too many for one field. Paste a part of it. What was here is kept.`,
    );
  };
  return (
    <div className={classNames('m-field', field.half && 'm-field--half')} data-invalid={shownError ? true : undefined}>
      <div className="m-field__label">
        <label htmlFor={id}>{field.label}</label>
        {field.required && <span className="m-field__required">Required</span>}
      </div>
      {help && (
        <p className="m-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {shownError && (
        <p className="m-field__error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {shownError}
        </p>
      )}
      {field.control === 'select' ? (
        <span className="m-select">
          <select {...control} onChange={(event) => change(event.target.value)} value={value}>
            {field.initial === '' && <option value="">{`Select ${field.label.toLowerCase()}`}</option>}
            {field.options.map((option) => (
              <option key={option.const} value={option.const}>
                {option.title}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </span>
      ) : field.control === 'textarea' ? (
        <textarea
          {...control}
          className="m-input"
          dir="auto"
          onChange={(event) => change(event.target.value)}
          onPaste={refuseHugePaste}
          placeholder={field.placeholder}
          readOnly={busy}
          rows={field.rows}
          value={value}
        />
      ) : (
        <input
          {...control}
          className="m-input"
          dir="auto"
          onChange={(event) => change(event.target.value)}
          onPaste={refuseHugePaste}
          placeholder={field.placeholder}
          readOnly={busy}
          type="text"
          value={value}
        />
      )}
      {field.wordCount && <WordCount text={value} />}
      {field.tip && (
        <p className="m-field__tip" id={`${id}-tip`}>
          <Icon name="lightbulb" size={18} />
          <span>Tip: {field.tip}</span>
        </p>
      )}
    </div>
  );
});

/** The words typed so far. Counted when there is time, so that a long text does not slow typing down. */
function WordCount({ text }: { readonly text: string }) {
  const words = countWords(useDeferredValue(text));
  return <p className="m-field__count">{words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}</p>;
}
