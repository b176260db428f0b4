import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { UiIconName } from './icons.ts';

export interface EmptyStateProps {
  readonly heading: string;
  readonly level?: 2 | 3 | undefined;
  readonly text?: ReactNode;
  /** At most one link or button. */
  readonly action?: ReactNode;
  readonly icon?: UiIconName | undefined;
  readonly className?: string | undefined;
}

/** Says that a list or page is empty, and what to do. */
export function EmptyState({ heading, level = 2, text, action, icon, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('m-empty', className)}>
      {icon !== undefined && (
        <span aria-hidden="true" className="m-empty__drawing">
          <Icon name={icon} size={28} />
        </span>
      )}
      <Heading className="m-empty__title">{heading}</Heading>
      {text !== undefined && <p className="m-empty__text">{text}</p>}
      {action}
    </div>
  );
}
