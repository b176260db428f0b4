import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Restores focus: once the element that has it now is gone, focuses what `find` gives. Several renderings may come before that.
 * A later call replaces an earlier one, and moving focus elsewhere, also by a press on an empty place, cancels it.
 */
export function useRestoreFocus(): (find: Find) => void {
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
    const request = { from, find };
    pending.current = request;
    if (from === document.body) return;
    const onBlur = (): void => {
      if (pending.current === request && from.isConnected) pending.current = undefined;
    };
    // Some browsers fire blur while they remove the element, when it is still connected: look a microtask later.
    from.addEventListener('blur', () => queueMicrotask(onBlur), { once: true });
  };
}
