import { type HTMLInputTypeAttribute, useId } from 'react';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import type { FormIssue } from './message-form.ts';

interface MessageFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute | undefined;
  /** Rows of a text area; without it the field is an input. */
  readonly rows?: number | undefined;
  readonly autoComplete?: string | undefined;
  /** Half the width of the form, beside another such field. */
  readonly half?: boolean | undefined;
  readonly readOnly: boolean;
  readonly issues: readonly FormIssue[];
}

/** A required field. Its control is uncontrolled. */
export function MessageField({ name, label, type = 'text', rows, half, issues, ...rest }: MessageFieldProps) {
  const id = useId();
  return (
    <FieldFrame
      className={half ? 'm-field--half' : undefined}
      error={issues.find(({ field }) => field === name)?.message}
      id={id}
      label={label}
    >
      {(control) => {
        const attributes = { ...rest, ...control, name, 'aria-required': true } as const;
        return rows === undefined ? <input {...attributes} type={type} /> : <textarea {...attributes} rows={rows} />;
      }}
    </FieldFrame>
  );
}
