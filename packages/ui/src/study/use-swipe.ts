import { type PointerEvent, useRef } from 'react';

/** A swipe is at least this long, in CSS pixels, and much longer than high, so that scrolling is none. */
const SHORTEST_SWIPE = 56;
const LEAST_WIDTH_TO_HEIGHT = 2;

export interface Swipes {
  readonly left?: (() => void) | undefined;
  readonly right?: (() => void) | undefined;
}

/** Hears swipes of one finger. Every swipe has a button too. Nothing follows the finger, so reduced motion needs no other way. */
export function useSwipe({ left, right }: Swipes) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      // A drag that selects words is no swipe, because the student wants to copy them.
      if (from?.id !== pointerId || getSelection()?.isCollapsed === false) return;
      const across = clientX - from.x;
      if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < LEAST_WIDTH_TO_HEIGHT * Math.abs(clientY - from.y)) return;
      (across < 0 ? left : right)?.();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
