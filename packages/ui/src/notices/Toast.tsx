import type { Notice } from '@marginalia/engine';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import type { UiIconName } from '../basics/icons.ts';

/** Milliseconds until a toast closes; longer for one with a button. */
const STAYS = 6_000;
const STAYS_FOR_AN_ANSWER = 10_000;
const ICONS: Readonly<Record<Notice['tone'], UiIconName>> = { success: 'circle-check', info: 'info', error: 'alert' };

export interface ToastProps {
  readonly notice: Notice;
  readonly paused: boolean;
  /** The text of its button; `onAction` runs on a press. */
  readonly action?: string | undefined;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
}

/** One toast. Its timer stops while `paused` and continues with the time that was left. */
export function Toast({ notice, paused, action, onAction, onDismiss }: ToastProps) {
  const left = useRef(notice.tone === 'error' || action !== undefined ? STAYS_FOR_AN_ANSWER : STAYS);
  const timeUp = useEffectEvent(onDismiss);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => timeUp(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
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
      {action !== undefined && (
        <Button onClick={onAction} size="sm">
          {action}
        </Button>
      )}
      <IconButton icon="x" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
