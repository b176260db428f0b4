import { type Field, numberOf } from '@marginalia/engine';
import { useCallback, useState } from 'react';
import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';
import type { ControlProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { WordCount } from './WordCount.tsx';

/** Characters that a field takes. More would make the page slow for nothing: no generator reads as much. */
const MOST_CHARACTERS = 2_000_000;

const CONTROLS = { text: TextField, textarea: TextAreaField, select: SelectField } as const;

export interface FormFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** One field: label, help, message, control, count, tip; in this order, so that each is read before it is needed. */
export function FormField({ id, field, value, error, readOnly, onChange }: FormFieldProps) {
  const [refused, setRefused] = useState('');
  const accepts = useCallback((length: number): boolean => {
    const fits = length <= MOST_CHARACTERS;
    setRefused(
      fits ? '' : `That is ${numberOf(length)} characters; a field takes ${numberOf(MOST_CHARACTERS)}. What was here before is kept.`,
    );
    return fits;
  }, []);
  const take = (text: string): boolean => {
    if (!accepts(text.length)) return false;
    onChange(text);
    return true;
  };

  // A select with a default always holds a value; there is nothing to leave out.
  const optional = !field.required && (field.control !== 'select' || field.initial === '');
  const hasHelp = optional || field.help !== '';
  const ids = [
    hasHelp && `${id}-help`,
    error !== undefined && `${id}-error`,
    refused !== '' && `${id}-refused`,
    field.wordCount === true && `${id}-count`,
    field.tip !== undefined && `${id}-tip`,
  ];
  const Control: (props: ControlProps) => React.ReactNode = CONTROLS[field.control];
  return (
    <div className={classNames('m-field', field.half && 'm-field--half')} data-invalid={error !== undefined || undefined}>
      <div className="m-field__head">
        <label className="m-field__label" htmlFor={id}>
          {field.label}
        </label>
        {field.required && <span className="m-field__required">required</span>}
        {hasHelp && (
          <p className={classNames('m-field__help', field.help === '' && 'm-field__help--brief')} id={`${id}-help`}>
            {field.help}
            {optional && <span className="m-field__optional">{field.help === '' ? '(optional)' : ' (optional)'}</span>}
          </p>
        )}
      </div>
      {error !== undefined && (
        <p className="m-field__error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      <div role="alert">
        {refused !== '' && (
          <p className="m-field__error" id={`${id}-refused`}>
            <Icon name="alert" size={16} />
            <span>{refused}</span>
          </p>
        )}
      </div>
      <Control
        accepts={accepts}
        describedBy={ids.filter((name) => name !== false).join(' ') || undefined}
        field={field}
        id={id}
        invalid={error !== undefined}
        onChange={take}
        readOnly={readOnly}
      />
      {field.wordCount && <WordCount id={`${id}-count`} text={value} />}
      {field.tip !== undefined && (
        <p className="m-field__tip" id={`${id}-tip`}>
          <Icon name="lightbulb" size={16} />
          <span>{field.tip}</span>
        </p>
      )}
    </div>
  );
}
