import { useEffect, useEffectEvent } from 'react';

/** Calls `close` on Escape while `active`, wherever focus is: WCAG 1.4.13 asks that a panel opened by hover can be closed so. */
export function useEscape(active: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
