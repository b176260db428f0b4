import type { Field } from '@marginalia/engine';
import type { FieldControl } from '../../fields/FieldFrame.tsx';

/** What each control of the form takes. Controls keep their own text; the form hears of every change. */
export interface ControlProps {
  readonly attributes: FieldControl;
  readonly field: Field;
  readonly readOnly: boolean;
  /** What the form knows of it. */
  readonly value: string;
  /** Returns false where the text was refused; the control then shows its earlier text again. */
  readonly onChange: (value: string) => boolean;
  /** Whether a text of this length would be taken; asked before a paste, so that 20 MB are never laid out. */
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
