import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { UiIconName } from './icons.ts';

export type TagTone = 'neutral' | 'ok' | 'warning' | 'hot' | 'soon' | 'blue' | 'green' | 'purple';

export interface TagProps {
  readonly tone?: TagTone | undefined;
  readonly icon?: UiIconName | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A status or a fact as a short text. */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span className={classNames('m-tag', `m-tag--${tone}`, className)}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {icon === undefined ? children : <span>{children}</span>}
    </span>
  );
}
