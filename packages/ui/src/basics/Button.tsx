import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { UiIconName } from './icons.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'marker';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** Height: 32, 40 or 48 px. On a phone every size is 48. */
  readonly size?: ButtonSize | undefined;
  readonly full?: boolean | undefined;
  readonly icon?: UiIconName | undefined;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Work is in progress: the button keeps focus, has `aria-disabled` and ignores clicks. The caller changes its text. */
  readonly busy?: boolean | undefined;
}

export function buttonClass({ variant = 'secondary', size = 'md', full = false }: ButtonLook, className?: string): string {
  return classNames('m-btn', `m-btn--${variant}`, size !== 'md' && `m-btn--${size}`, full && 'm-btn--full', className);
}

/** Starts an action. */
export function Button({ variant, size, full, icon, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      aria-disabled={busy ? true : rest['aria-disabled']}
      className={buttonClass({ variant, size, full }, className)}
      onClick={press}
      type={type}
    >
      {busy && <Spinner />}
      {!busy && icon !== undefined && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
      {children}
    </button>
  );
}
