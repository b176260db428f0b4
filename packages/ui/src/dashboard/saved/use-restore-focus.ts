import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Returns a function that restores focus. After the focused element is removed from the page, perhaps several renders later, the
 * element that `find` returns takes focus. A later call replaces an earlier one. When the person moves focus elsewhere first, or
 * presses an empty place of the page, focus is not restored.
 */
export function useRestoreFocus(): (find: Find) => void {
  const pending = useRef<{ readonly from: Element; readonly find: Find }>(undefined);
  useEffect(() => {
    if (!pending.current) return;
    const { from, find } = pending.current;
    const focused = document.activeElement ?? document.body;
    const removed = from === document.body || !from.isConnected;
    if (!removed && focused === from) return;
    pending.current = undefined;
    if (removed && focused === document.body) find()?.focus();
  });
  return (find) => {
    const from = document.activeElement ?? document.body;
    const request = { from, find };
    pending.current = request;
    if (from === document.body) return;
    const onBlur = (): void => {
      if (pending.current === request && from.isConnected) pending.current = undefined;
    };
    // Some browsers fire blur while they remove the element and it is still connected, so check a microtask later.
    from.addEventListener('blur', () => queueMicrotask(onBlur), { once: true });
  };
}
