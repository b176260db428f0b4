import { classNames } from './class-names.ts';
import sprite from './icons.svg?url';
import type { UiIconName } from './icons.ts';

export interface IconProps {
  readonly name: UiIconName;
  /** Width and height in CSS pixels; 18 by default. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A drawing beside text. Hidden from assistive technology, because the text says the same. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('m-icon', className)} focusable="false" height={size} viewBox="0 0 24 24" width={size}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
