import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';

/** Attributes of the control inside. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Stands beside the label. */
  readonly aside?: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** Ids of what else describes the control, shown by whoever shows it. */
  readonly describedBy?: readonly (string | false)[] | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** What every field has around its control: label, help, message; in this order, so that each is read before it is needed. */
export function FieldFrame({ id, label, aside, help, error, describedBy = [], className, children }: FieldFrameProps) {
  const invalid = error !== undefined || undefined;
  const ids = [help !== undefined && `${id}-help`, invalid && `${id}-error`, ...describedBy];
  return (
    <div className={classNames('m-field', className)} data-invalid={invalid}>
      <div className="m-field__head">
        <label className="m-field__label" htmlFor={id}>
          {label}
        </label>
        {aside}
        {help !== undefined && (
          <p className="m-field__help" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
      {children({
        id,
        className: 'm-field__control',
        'aria-describedby': classNames(...ids) || undefined,
        'aria-invalid': invalid,
      })}
    </div>
  );
}

/** Why a field does not take what it holds. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="m-field__error" id={id}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
