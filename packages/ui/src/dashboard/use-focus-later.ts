import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Focuses what is found once the element that has the focus now is gone. It waits for that, because other renderings may come
 * between; whoever goes elsewhere meanwhile stays there. The last to ask is heard.
 */
export function useFocusLater(): (find: Find) => void {
  const pending = useRef<{ readonly from: Element; readonly find: Find }>(undefined);
  useEffect(() => {
    if (!pending.current) return;
    const { from, find } = pending.current;
    const focused = document.activeElement ?? document.body;
    if (focused === from && from !== document.body) return;
    pending.current = undefined;
    if (focused === document.body) find()?.focus();
  });
  return (find) => {
    pending.current = { from: document.activeElement ?? document.body, find };
  };
}
