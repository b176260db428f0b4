import type { Category, CategoryId, IconName } from '@marginalia/engine';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

const COLORS: Readonly<Record<CategoryId, Category['color']>> = { writing: 'blue', study: 'green', career: 'purple' };

/** The class that sets the colours of a category; neutral without one. */
export function toneClass(category: CategoryId | undefined): string {
  return `m-tone--${category === undefined ? 'neutral' : COLORS[category]}`;
}

export interface ToolIconProps {
  readonly icon: IconName;
  readonly category?: CategoryId | undefined;
  /** 32, 40 or 52 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A tool's icon on a square in its category's colour; neutral without a category. Hidden from assistive technology. */
export function ToolIcon({ icon, category, size = 'md' }: ToolIconProps) {
  return (
    <span aria-hidden="true" className={classNames('m-tool-icon', `m-tool-icon--${size}`, toneClass(category))}>
      <Icon name={icon} size={size === 'lg' ? 24 : size === 'md' ? 20 : 18} />
    </span>
  );
}
