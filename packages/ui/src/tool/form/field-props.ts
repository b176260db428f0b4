import type { Field } from '@marginalia/engine';
import type { FieldControl } from '../../fields/FieldFrame.tsx';
import type { FieldText } from './use-tool-form.ts';

/** What each control of the form takes. A control shows its own text and tells the form every change of it. */
export interface ControlProps {
  readonly attributes: FieldControl;
  readonly field: Field;
  readonly readOnly: boolean;
  readonly text: FieldText;
  /** Whether the field takes a text of this length; asked before a paste, so that 20 MB are never laid out. */
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
