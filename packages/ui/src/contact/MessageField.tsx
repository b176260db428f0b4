import type { FormIssue } from '@marginalia/engine';
import { type HTMLInputTypeAttribute, useId } from 'react';
import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';

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

/** One required field of a form to the form service: label, message, control. The control keeps its own text. */
export function MessageField({ name, label, type = 'text', rows, half, issues, ...rest }: MessageFieldProps) {
  const id = useId();
  const error = issues.find(({ field }) => field === name)?.message;
  const control = {
    ...rest,
    id,
    name,
    className: 'm-message__control',
    'aria-required': true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  } as const;
  return (
    <div className={classNames('m-message__field', half && 'm-message__field--half')} data-invalid={error !== undefined || undefined}>
      <label className="m-message__label" htmlFor={id}>
        {label}
      </label>
      {error !== undefined && (
        <p className="m-message__error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {rows === undefined ? <input {...control} type={type} /> : <textarea {...control} rows={rows} />}
    </div>
  );
}
