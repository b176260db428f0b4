import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { UiIconName } from './icons.ts';

export type NoticeTone = 'error' | 'warning' | 'info' | 'ok';

const ICONS: Readonly<Record<NoticeTone, UiIconName>> = { error: 'alert', warning: 'warning', info: 'info', ok: 'circle-check' };

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly heading: string;
  /** Heading level; 2 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The message: a sentence or a few elements. */
  readonly children?: ReactNode;
  /** Replaces the icon of the tone. */
  readonly icon?: UiIconName | undefined;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  /** The root element. It can take focus by script (`tabIndex` -1), as after a failed action. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A message in the flow of the page. The alert role is on a child, so that focusing the root does not cut off its announcement. */
export function Notice({ tone, heading, level = 2, children, icon = ICONS[tone], actions, className, ref }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('m-notice', `m-notice--${tone}`, className)} data-tone={tone} ref={ref} tabIndex={-1}>
      <Icon className="m-notice__icon" name={icon} size={20} />
      <div className="m-notice__body" role={tone === 'error' ? 'alert' : undefined}>
        <Heading className="m-notice__title">{heading}</Heading>
        {typeof children === 'string' ? <p className="m-notice__text">{children}</p> : children}
        {actions !== undefined && <div className="m-notice__actions">{actions}</div>}
      </div>
    </div>
  );
}
