import type { Notice } from '@marginalia/engine';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Toast } from './Toast.tsx';
import { usePageHidden } from './use-page-hidden.ts';

export interface NoticeAction {
  /** A verb: "Undo". */
  readonly label: string;
  /** The message is gone by then, and the focus is where it was before the message had it. */
  readonly run: () => void;
}

export type ShownNotice = Notice & { readonly id: number; readonly action?: NoticeAction };

export interface ToastRegionProps {
  readonly notices: readonly ShownNotice[];
  readonly onDismiss: (id: number) => void;
}

/**
 * Where passing messages appear. Both live regions are there from the start, because a region that arrives with its
 * words is often not read. F6 goes to the messages and back; Escape on one dismisses it.
 */
export function ToastRegion({ notices, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const any = notices.length > 0;
  const paused = hovered || focused || hidden;

  useEffect(() => {
    if (!any) return;
    const listen = (event: globalThis.KeyboardEvent): void => {
      const box = region.current;
      if (event.key !== 'F6' || box === null) return;
      event.preventDefault();
      if (box.contains(document.activeElement)) giveBack(cameFrom.current);
      else box.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [any]);

  // The oldest gives way to a new one, also when it has the focus: no blur tells of that.
  const holdFocus = useEffectEvent(() => {
    if (!focused || region.current?.contains(document.activeElement)) return;
    if (document.activeElement === document.body) region.current?.focus();
    else setFocused(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the messages may have taken one away
  useEffect(() => holdFocus(), [notices]);

  const dismiss = (id: number): void => {
    const inside = region.current?.contains(document.activeElement) === true;
    // With the last message nothing is left to hover or to hold the focus.
    if (notices.length === 1) {
      setHovered(false);
      setFocused(false);
      if (inside) giveBack(cameFrom.current);
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

  const list = (wanted: readonly ShownNotice[]) =>
    wanted.map((notice) => (
      <div data-notice={notice.id} key={notice.id}>
        <Toast
          action={notice.action?.label}
          notice={notice}
          onAction={() => {
            dismiss(notice.id);
            notice.action?.run();
          }}
          onDismiss={() => dismiss(notice.id)}
          paused={paused}
        />
      </div>
    ));

  return (
    <section
      aria-label="Notifications"
      className="m-toasts"
      onBlur={(event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onFocus={({ relatedTarget }) => {
        if (!focused) cameFrom.current = relatedTarget;
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

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
