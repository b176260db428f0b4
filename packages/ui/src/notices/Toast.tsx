import type { Notice } from '@marginalia/engine';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import type { UiIconName } from '../basics/icons.ts';

/** Milliseconds until a toast closes; longer for an error and for a toast with a button. */
const SHOWN_MILLISECONDS = 6_000;
const LONG_SHOWN_MILLISECONDS = 10_000;
const ICONS: Readonly<Record<Notice['tone'], UiIconName>> = { success: 'circle-check', info: 'info', warning: 'warning', error: 'alert' };

interface ToastProps {
  readonly notice: Notice;
  readonly paused: boolean;
  /** A button or a link. */
  readonly action?: ReactNode;
  /** Stays until it is dismissed or its action is taken. */
  readonly stays?: boolean | undefined;
  readonly onDismiss: () => void;
}

/** One toast. Its timer stops while `paused` and continues with the time that was left. */
export function Toast({ notice, paused, action, stays = false, onDismiss }: ToastProps) {
  const remaining = useRef(notice.tone === 'error' || action !== undefined ? LONG_SHOWN_MILLISECONDS : SHOWN_MILLISECONDS);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (paused || stays) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [paused, stays]);
  return (
    <div className="m-toast" data-tone={notice.tone}>
      <Icon className="m-toast__icon" name={ICONS[notice.tone]} size={20} />
      <div className="m-toast__body">
        <p className="m-toast__title">{notice.title}</p>
        <p className="m-toast__text">{notice.text}</p>
        {notice.reason !== undefined && (
          <p className="m-toast__text" data-reason="">
            {notice.reason}
          </p>
        )}
      </div>
      {action}
      <IconButton icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
