import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';

/** Attributes that the control inside must have. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label. */
  readonly aside?: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** The content that the field still needs. It is no error. */
  readonly mark?: string | undefined;
  /** Ids of other elements that describe the control; the caller renders them. */
  readonly describedBy?: readonly (string | false)[] | undefined;
  readonly className?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The label, help and error message of a control. They come before the control, so that a screen reader reads them first. */
export function FieldFrame({ id, label, aside, help, error, mark, describedBy = [], className, hidden, children }: FieldFrameProps) {
  const invalid = error !== undefined || undefined;
  const ids = [help !== undefined && `${id}-help`, invalid && `${id}-error`, mark !== undefined && `${id}-mark`, ...describedBy];
  return (
    <div
      className={classNames('m-field', className)}
      data-invalid={invalid}
      data-marked={mark === undefined ? undefined : ''}
      hidden={hidden}
    >
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
      {mark !== undefined && (
        <p className="m-field__mark" id={`${id}-mark`}>
          <Icon name="circle-dashed" size={16} />
          <span>{mark}</span>
        </p>
      )}
      {children({
        id,
        className: 'm-field__control',
        'aria-describedby': classNames(...ids) || undefined,
        'aria-invalid': invalid,
      })}
    </div>
  );
}

/** The reason why a field's value is invalid. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="m-field__error" id={id}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
