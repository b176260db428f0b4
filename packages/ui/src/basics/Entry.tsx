import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './entry.css';

/** Attributes of the control inside. */
export interface EntryControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: EntryControl) => ReactNode;
}

/** A labelled line to type into: label, hint, message, control. */
export function Entry({ id, label, hint, error, children }: EntryProps) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter((part) => part !== false);
  return (
    <div className="m-entry">
      <label className="m-entry__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="m-entry__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="m-entry__error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {children({
        id,
        className: 'm-entry__control',
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
    </div>
  );
}
