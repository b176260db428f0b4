import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { usePressOutside } from '../overlays/use-press-outside.ts';
import { useEscape } from './use-escape.ts';

/** Milliseconds until the panel opens after the pointer enters, and closes after it leaves, so that a passing pointer does not open it. */
const OPEN_AFTER = 80;
const CLOSE_AFTER = 200;

/** `peek`: opened by hover or focus; closes when both are gone. `pinned`: opened by a press; stays open until the next press. */
type DisclosureState = 'closed' | 'peek' | 'pinned';

interface Disclosure {
  readonly open: boolean;
  readonly close: () => void;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly rootProps: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly buttonProps: {
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
    readonly onFocus: () => void;
    readonly onPointerDown: () => void;
  };
}

/**
 * The state and handlers of a panel under a button: opens on hover (mouse only), focus, click, Enter and Space; closes on Escape and on
 * leaving.
 */
export function useDisclosure(): Disclosure {
  const [state, setState] = useState<DisclosureState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Focus that a press or Escape puts on the button must not open the panel.
  const ignoreFocus = useRef(false);
  const open = state !== 'closed';

  const go = (next: DisclosureState | ((now: DisclosureState) => DisclosureState), after = 0): void => {
    clearTimeout(timer.current);
    if (after === 0) setState(next);
    else timer.current = setTimeout(() => setState(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEscape(open, () => {
    const inside = root.current?.contains(document.activeElement) === true;
    go('closed');
    if (!inside || document.activeElement === button.current) return;
    ignoreFocus.current = true;
    button.current?.focus();
    ignoreFocus.current = false;
  });

  // A hover that waits to open the panel ends too.
  usePressOutside(open, root, () => go('closed'));

  return {
    open,
    close: () => go('closed'),
    root,
    button,
    rootProps: {
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') go((now) => (now === 'closed' ? 'peek' : now), open ? 0 : OPEN_AFTER);
      },
      onPointerLeave: (event) => {
        if (event.pointerType !== 'mouse' || root.current?.contains(document.activeElement) === true) return;
        go((now) => (now === 'peek' ? 'closed' : now), CLOSE_AFTER);
      },
      onBlur: (event) => {
        if (root.current?.contains(event.relatedTarget) === true) return;
        // Reset it here too: a press that is released elsewhere fires no click.
        ignoreFocus.current = false;
        go('closed');
      },
    },
    buttonProps: {
      'aria-expanded': open,
      onClick: () => {
        ignoreFocus.current = false;
        go(state === 'pinned' ? 'closed' : 'pinned');
      },
      onFocus: () => {
        if (!ignoreFocus.current) go((now) => (now === 'closed' ? 'peek' : now));
      },
      onPointerDown: () => {
        ignoreFocus.current = true;
      },
    },
  };
}
