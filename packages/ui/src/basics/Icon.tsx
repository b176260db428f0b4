import { classNames } from './class-names.ts';
import sprite from './icons.svg?url';
import type { UiIconName } from './icons.ts';

export interface IconProps {
  readonly name: UiIconName;
  /** Width and height in CSS pixels; 18 by default. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** An icon beside text. It is hidden from assistive technology, because the text has the same meaning. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('m-icon', className)} focusable="false" height={size} viewBox="0 0 24 24" width={size}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
