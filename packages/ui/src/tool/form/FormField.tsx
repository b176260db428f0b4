import { type Field, numberOf } from '@marginalia/engine';
import { useCallback, useState } from 'react';
import { classNames } from '../../basics/class-names.ts';
import { Icon } from '../../basics/Icon.tsx';
import { FieldError, FieldFrame } from '../../fields/FieldFrame.tsx';
import type { ControlProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import type { FieldText } from './use-tool-form.ts';
import { WordCount } from './WordCount.tsx';

/** Characters that a field takes. More would make the page slow for nothing: no generator reads as much. */
const MOST_CHARACTERS = 2_000_000;

const CONTROLS = { text: TextField, textarea: TextAreaField, select: SelectField } as const;

export interface FormFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly text: FieldText;
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

/** One field of a tool's form. */
export function FormField({ id, field, text, error, readOnly }: FormFieldProps) {
  const [refused, setRefused] = useState('');
  const accepts = useCallback((length: number): boolean => {
    const fits = length <= MOST_CHARACTERS;
    setRefused(
      fits ? '' : `That is ${numberOf(length)} characters; a field takes ${numberOf(MOST_CHARACTERS)}. What was here before is kept.`,
    );
    return fits;
  }, []);

  // A select with a default always holds a value; there is nothing to leave out.
  const optional = !field.required && (field.control !== 'select' || field.initial === '');
  const help = [field.help, optional && '(optional)'].filter(Boolean).join(' ');
  const Control: (props: ControlProps) => React.ReactNode = CONTROLS[field.control];
  return (
    <FieldFrame
      aside={field.required && <span className="m-field__required">required</span>}
      className={classNames(field.half && 'm-field--half', field.help === '' && 'm-field--brief')}
      describedBy={[refused !== '' && `${id}-refused`, field.wordCount === true && `${id}-count`, field.tip !== undefined && `${id}-tip`]}
      error={error}
      help={help || undefined}
      id={id}
      label={field.label}
    >
      {(attributes) => (
        <>
          <div role="alert">{refused !== '' && <FieldError id={`${id}-refused`} text={refused} />}</div>
          <Control accepts={accepts} attributes={attributes} field={field} readOnly={readOnly} text={text} />
          {field.wordCount && <WordCount id={`${id}-count`} text={text} />}
          {field.tip !== undefined && (
            <p className="m-field__tip" id={`${id}-tip`}>
              <Icon name="lightbulb" size={16} />
              <span>{field.tip}</span>
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
