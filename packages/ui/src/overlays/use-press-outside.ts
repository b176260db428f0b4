import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onPress` when the pointer presses outside an element, while `active`. */
export function usePressOutside(active: boolean, element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const onEvent = useEffectEvent((event: Event): void => {
    if (event.target instanceof Node && element.current?.contains(event.target) !== true) onPress();
  });
  // A layout effect: a press may follow as soon as the panel is seen.
  useLayoutEffect(() => {
    if (!active) return;
    const onPointerDown = (event: Event): void => onEvent(event);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [active]);
}
