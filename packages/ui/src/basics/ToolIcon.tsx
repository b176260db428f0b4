import type { Category, CategoryId, IconName } from '@marginalia/engine';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

const COLORS: Readonly<Record<CategoryId, Category['color']>> = { writing: 'blue', study: 'green', career: 'purple' };

/** The class that colours what belongs to a category, for a screen that knows a tool only; neutral where there is none. */
export function toneClass(category: CategoryId | undefined): string {
  return `m-tone--${category === undefined ? 'neutral' : COLORS[category]}`;
}

export interface ToolIconProps {
  readonly icon: IconName;
  readonly category?: CategoryId | undefined;
  /** 32, 40 or 52 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The tinted square of a tool; neutral where it has no category. Hidden from assistive technology. */
export function ToolIcon({ icon, category, size = 'md' }: ToolIconProps) {
  return (
    <span aria-hidden="true" className={classNames('m-tool-icon', `m-tool-icon--${size}`, toneClass(category))}>
      <Icon name={icon} size={size === 'lg' ? 24 : size === 'md' ? 20 : 18} />
    </span>
  );
}
