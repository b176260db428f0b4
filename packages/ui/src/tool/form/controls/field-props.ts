import type { Field } from '@marginalia/engine';
import type { FieldControl } from '../../../fields/FieldFrame.tsx';
import type { FormMarks } from '../../sources/form-marks.ts';
import type { FieldText } from '../use-tool-form.ts';

/** The props of each control. The control is uncontrolled: it shows its own text and passes every change to `text`. */
export interface ControlProps {
  readonly attributes: FieldControl;
  readonly field: Field;
  readonly readOnly: boolean;
  /** The marks in the form. */
  readonly marks?: FormMarks | undefined;
  readonly language?: string | undefined;
  readonly text: FieldText;
  /** Whether the field accepts a text of this length. It is called before a paste, so that the browser never lays out 20 MB of text. */
  readonly accepts: (length: number) => boolean;
}

/** Attributes that every control shares. */
export function controlAttributes({ attributes, field }: ControlProps) {
  return {
    ...attributes,
    name: field.name,
    'aria-required': field.required || undefined,
    defaultValue: field.initial,
    autoComplete: 'off',
  } as const;
}
