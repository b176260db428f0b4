import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { Link } from './Link.tsx';

export interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link that looks like a button. */
export function LinkButton({ to, children, className, variant, size, full, icon }: LinkButtonProps) {
  return (
    <Link className={buttonClass({ variant, size, full }, className)} to={to}>
      {icon !== undefined && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
      {children}
    </Link>
  );
}
