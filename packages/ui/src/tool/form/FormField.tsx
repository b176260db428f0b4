import { type Field, numberText } from '@marginalia/engine';
import { useCallback, useState } from 'react';
import { classNames } from '../../basics/class-names.ts';
import { Icon } from '../../basics/Icon.tsx';
import { FieldError, FieldFrame } from '../../fields/FieldFrame.tsx';
import type { FormMarks } from '../sources/form-marks.ts';
import { CheckboxField } from './controls/CheckboxField.tsx';
import { DateField } from './controls/DateField.tsx';
import type { ControlProps } from './controls/field-props.ts';
import { NumberField } from './controls/NumberField.tsx';
import { RowsField } from './controls/RowsField.tsx';
import { SelectField } from './controls/SelectField.tsx';
import { TextAreaField } from './controls/TextAreaField.tsx';
import { TextField } from './controls/TextField.tsx';
import { MOST_IN_FIELD } from './most-in-field.ts';
import { usePausedText } from './use-paused-text.ts';
import type { FieldText } from './use-tool-form.ts';
import { WordCount } from './WordCount.tsx';

const CANNOT_KEEP = 'This browser cannot keep this text. It is lost when you leave or reload the page, so keep a copy of it elsewhere.';

const CONTROLS = {
  text: TextField,
  textarea: TextAreaField,
  select: SelectField,
  number: NumberField,
  date: DateField,
  checkbox: CheckboxField,
  rows: RowsField,
} as const;

export interface FormFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly text: FieldText;
  readonly error: string | undefined;
  /** The content that the field still needs for a fuller result. */
  readonly mark?: string | undefined;
  /** The language of the text, where it is known (BCP 47). */
  readonly language?: string | undefined;
  readonly readOnly: boolean;
  /** The marks in the form. */
  readonly marks?: FormMarks;
  /** The browser can keep the text nowhere. */
  readonly unkept?: boolean;
  /** The field does not apply to the other values. Its control stays, so that nothing typed is lost. */
  readonly hidden?: boolean;
  /** The state of the files that were added to the field. */
  readonly files?: React.ReactNode;
  /** Buttons under the control. */
  readonly actions?: React.ReactNode;
}

/** One field of a tool's form. */
export function FormField(props: FormFieldProps) {
  const { id, field, text, error, mark, language, readOnly, marks, unkept = false, hidden = false, files, actions } = props;
  const [refusal, setRefusal] = useState('');
  const accepts = useCallback((length: number): boolean => {
    const fits = length <= MOST_IN_FIELD;
    setRefusal(
      fits ? '' : `That is ${numberText(length)} characters; a field takes ${numberText(MOST_IN_FIELD)}. What was here before is kept.`,
    );
    return fits;
  }, []);

  const { mostCharacters = Number.POSITIVE_INFINITY } = field;
  // The values of a form are trimmed.
  const excess = usePausedText(text, (typed) => (typed.length > mostCharacters ? Math.max(0, typed.trim().length - mostCharacters) : 0));
  const isTooLong = excess > 0 && error === undefined;

  // A select with a default always has a value, so it cannot be left empty; a check box asks for nothing.
  const optional = !field.required && field.control !== 'checkbox' && (field.control !== 'select' || field.initial === '');
  const help = [field.help, optional && '(optional)'].filter(Boolean).join(' ');
  const Control: (props: ControlProps) => React.ReactNode = CONTROLS[field.control];
  return (
    <FieldFrame
      aside={field.required && <span className="m-field__required">required</span>}
      className={classNames(
        field.half && 'm-field--half',
        field.control === 'checkbox' && 'm-field--check',
        field.help === '' && 'm-field--brief',
      )}
      describedBy={[
        refusal !== '' && `${id}-refused`,
        isTooLong && `${id}-limit`,
        field.wordCount === true && `${id}-count`,
        field.tip !== undefined && `${id}-tip`,
      ]}
      error={error}
      help={help || undefined}
      hidden={hidden}
      id={id}
      label={field.label}
      mark={mark}
    >
      {(attributes) => (
        <>
          <div role="alert">{refusal !== '' && <FieldError id={`${id}-refused`} text={refusal} />}</div>
          {files}
          <Control
            accepts={accepts}
            attributes={attributes}
            field={field}
            language={language}
            marks={marks}
            readOnly={readOnly}
            text={text}
          />
          {isTooLong && (
            <FieldError
              id={`${id}-limit`}
              text={`${numberText(mostCharacters + excess)} of at most ${numberText(mostCharacters)} characters: ${numberText(excess)} too many.`}
            />
          )}
          {unkept && <p className="m-field__count">{CANNOT_KEEP}</p>}
          {(actions !== undefined || field.wordCount) && (
            <div className="m-field__below">
              {actions}
              {field.wordCount && <WordCount id={`${id}-count`} text={text} />}
            </div>
          )}
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
