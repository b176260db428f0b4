import type { FormIssue } from '@marginalia/engine';
import { type HTMLInputTypeAttribute, useId } from 'react';
import { FieldFrame } from '../fields/FieldFrame.tsx';

export interface MessageFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute | undefined;
  /** Lines of a text area; without it an input. */
  readonly rows?: number | undefined;
  readonly autoComplete?: string | undefined;
  /** Shares a line with a neighbour that is also half wide. */
  readonly half?: boolean | undefined;
  readonly readOnly: boolean;
  readonly issues: readonly FormIssue[];
}

/** One required field of a form to the form service. The control keeps its own text. */
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
