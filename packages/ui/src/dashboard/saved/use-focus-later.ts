import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Focuses what is found once the element that has the focus now is gone. It waits for that, because other renderings may come
 * between. The last to ask is heard, until the focus is taken elsewhere, or off everything by a press on an empty place: whoever
 * does that stays there.
 */
export function useFocusLater(): (find: Find) => void {
  const pending = useRef<{ readonly from: Element; readonly find: Find }>(undefined);
  useEffect(() => {
    if (!pending.current) return;
    const { from, find } = pending.current;
    const focused = document.activeElement ?? document.body;
    const gone = from === document.body || !from.isConnected;
    if (!gone && focused === from) return;
    pending.current = undefined;
    if (gone && focused === document.body) find()?.focus();
  });
  return (find) => {
    const from = document.activeElement ?? document.body;
    const asked = { from, find };
    pending.current = asked;
    const left = (): void => {
      if (pending.current === asked && from.isConnected) pending.current = undefined;
    };
    // Some browsers tell of it also when the element goes, while it is still there: a moment later it is not.
    from.addEventListener('blur', () => queueMicrotask(left), { once: true });
  };
}
