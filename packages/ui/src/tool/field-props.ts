import type { Field } from '@marginalia/engine';

/** What each control of the form takes. Controls keep their own text; the form hears of every change. */
export interface ControlProps {
  readonly id: string;
  readonly field: Field;
  /** Ids of help, error and count. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  /** Returns false where the text was refused; the control then shows its earlier text again. */
  readonly onChange: (value: string) => boolean;
  /** Whether a text of this length would be taken; asked before a paste, so that 20 MB are never laid out. */
  readonly accepts: (length: number) => boolean;
}

/** Attributes that every control shares. */
export function controlAttributes({ id, field, describedBy, invalid }: ControlProps) {
  return {
    id,
    name: field.name,
    className: 'm-field__control',
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    defaultValue: field.initial,
    autoComplete: 'off',
  } as const;
}
