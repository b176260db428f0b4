import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { UiIconName } from './icons.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, with the object: "Delete Operating systems: deadlocks - Debrief". */
  readonly label: string;
  readonly icon: UiIconName;
  readonly danger?: boolean | undefined;
  /** The verb alone, "Delete": shown on hover and keyboard focus where a TooltipLayer is mounted. */
  readonly tooltip?: string | undefined;
}

/** A button with an icon instead of text; 32 px square, 44 on touch screens. */
export function IconButton({ label, icon, danger = false, tooltip, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={classNames('m-icon-btn', danger && 'm-icon-btn--danger', className)}
      data-tooltip={tooltip}
      type={type}
    >
      <Icon name={icon} />
    </button>
  );
}
