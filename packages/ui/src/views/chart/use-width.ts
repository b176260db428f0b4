import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, so that letters in a drawing keep their size in a narrow window. */
export function useWidth<Element extends HTMLElement>(first: number): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const { current } = element;
    if (current === null || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.round(entry?.contentRect.width ?? 0);
      // A hidden tab has no width.
      if (found > 0) setWidth(found);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
