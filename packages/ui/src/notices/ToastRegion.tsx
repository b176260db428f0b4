import type { Notice } from '@marginalia/engine';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Toast } from './Toast.tsx';
import { usePageHidden } from './use-page-hidden.ts';
import './notices.css';

export type NoticeAction = {
  /** Stays until it is dismissed or its action is taken: an offer that nothing else on the page repeats. */
  readonly stays?: boolean;
} & (
  | {
      /** The text of the button, a verb: "Undo". */
      readonly label: string;
      /** Runs after the toast has closed and focus is restored. */
      readonly run: () => void;
    }
  /** A link instead of a button. A press on it does not close the toast. */
  | { readonly link: ReactNode }
);

export type ShownNotice = Notice & { readonly id: number; readonly action?: NoticeAction };

export interface ToastRegionProps {
  readonly notices: readonly ShownNotice[];
  readonly onDismiss: (id: number) => void;
}

/**
 * The region with the toasts. Both live regions are mounted from the start: screen readers often skip a region that appears together
 * with its text. F6 moves focus to the toasts and back; Escape dismisses the focused one.
 */
export function ToastRegion({ notices, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const hasNotices = notices.length > 0;
  const paused = hovered || focused || hidden;

  useEffect(() => {
    if (!hasNotices) return;
    const listener = (event: globalThis.KeyboardEvent): void => {
      const element = region.current;
      if (event.key !== 'F6' || element === null) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) restoreFocusTo(focusedBefore.current);
      else element.focus();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hasNotices]);

  // A new toast may replace the focused one. Removing an element fires no blur event, so this checks where focus is.
  const keepFocus = useEffectEvent(() => {
    if (!focused || region.current?.contains(document.activeElement)) return;
    if (document.activeElement === document.body) region.current?.focus();
    else setFocused(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list may have removed the focused toast
  useEffect(() => keepFocus(), [notices]);

  const dismiss = (id: number): void => {
    const inside = region.current?.contains(document.activeElement) === true;
    // The last toast closes: no pointer or blur event will reset these.
    if (notices.length === 1) {
      setHovered(false);
      setFocused(false);
      if (inside) restoreFocusTo(focusedBefore.current);
    } else if (inside) region.current?.focus();
    onDismiss(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target;
    if (event.key !== 'Escape' || !(target instanceof Element)) return;
    event.stopPropagation();
    const id = Number(target.closest('[data-notice]')?.getAttribute('data-notice') ?? notices.at(-1)?.id);
    if (Number.isFinite(id)) dismiss(id);
  };

  const list = (shown: readonly ShownNotice[]) =>
    shown.map(({ action, ...notice }) => (
      <div data-notice={notice.id} key={notice.id}>
        <Toast
          action={actionOf(action, () => dismiss(notice.id))}
          notice={notice}
          onDismiss={() => dismiss(notice.id)}
          paused={paused}
          stays={action?.stays}
        />
      </div>
    ));

  return (
    <section
      aria-label="Notifications"
      className="m-toasts"
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onFocus={({ relatedTarget }) => {
        if (!focused) focusedBefore.current = relatedTarget;
        setFocused(true);
      }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      ref={region}
      tabIndex={-1}
    >
      <div aria-atomic="false" className="m-toasts__list" role="status">
        {list(notices.filter((notice) => notice.tone !== 'error'))}
      </div>
      <div aria-atomic="false" className="m-toasts__list" role="alert">
        {list(notices.filter((notice) => notice.tone === 'error'))}
      </div>
    </section>
  );
}

function restoreFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}

function actionOf(action: NoticeAction | undefined, dismiss: () => void): ReactNode {
  if (action === undefined) return undefined;
  if ('link' in action) return action.link;
  const press = (): void => {
    dismiss();
    action.run();
  };
  return (
    <Button onClick={press} size="sm">
      {action.label}
    </Button>
  );
}
