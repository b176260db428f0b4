import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageHidden } from './use-page-hidden.ts';

interface ToastFocus {
  readonly region: RefObject<HTMLElement | null>;
  /** Whether the toasts stay: the pointer or focus is on them, or nobody sees the page. */
  readonly paused: boolean;
  /** For the element of the region. */
  readonly handlers: {
    readonly onBlur: (event: FocusEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
  /** Moves focus to a place that stays, if it is in the toast that is about to close. */
  readonly beforeDismiss: () => void;
}

/** Moves focus to the toasts and back: by F6, when a toast closes, and when another one replaces the focused one. */
export function useToastFocus(notices: readonly unknown[]): ToastFocus {
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const hasNotices = notices.length > 0;

  useEffect(() => {
    if (!hasNotices) return;
    const listener = (event: KeyboardEvent): void => {
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

  return {
    region,
    paused: hovered || focused || hidden,
    handlers: {
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
      onFocus: ({ relatedTarget }) => {
        if (!focused) focusedBefore.current = relatedTarget;
        setFocused(true);
      },
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
    beforeDismiss: () => {
      const inside = region.current?.contains(document.activeElement) === true;
      // The last toast closes: no pointer or blur event will reset these.
      if (notices.length === 1) {
        setHovered(false);
        setFocused(false);
        if (inside) restoreFocusTo(focusedBefore.current);
      } else if (inside) region.current?.focus();
    },
  };
}

function restoreFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
