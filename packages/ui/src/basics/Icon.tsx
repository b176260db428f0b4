import type { IconName } from '@marginalia/engine';
import { icons, type UiIconName } from './icons.ts';

export interface IconProps {
  readonly name: IconName | UiIconName;
  /** Edge in CSS pixels; 18 unless told. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A drawing beside words. It is hidden from assistive technology: the words carry the meaning. */
export function Icon({ name, size = 18, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" className={className} focusable="false" size={size} strokeWidth={2} />;
}
