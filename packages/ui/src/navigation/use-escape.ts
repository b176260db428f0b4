import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `close` on Escape while `active`, wherever focus is: WCAG 1.4.13 requires that Escape closes a panel opened by hover. */
export function useEscape(active: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  // A layout effect: the key may follow as soon as the panel is seen.
  useLayoutEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [active]);
}
