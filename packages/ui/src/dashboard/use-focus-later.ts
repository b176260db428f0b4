import { useEffect, useRef } from 'react';

/** Focuses what is found once the next rendering stands, when the element that had the focus is gone. The first to ask is heard. */
export function useFocusLater(): (find: () => HTMLElement | null | undefined) => void {
  const pending = useRef<() => HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const find = pending.current;
    pending.current = undefined;
    // Somebody who has gone elsewhere meanwhile stays there.
    if (find && (document.activeElement === null || document.activeElement === document.body)) find()?.focus();
  });
  return (find) => {
    pending.current ??= find;
  };
}
