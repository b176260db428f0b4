import { startTransition, useEffect, useState } from 'react';

/** The elements that one task renders. */
const SLICE = 60;

/** The number of elements of a long list to render: a first slice at once, then one slice after another, so that no task is long. */
export function useSlices(total: number): number {
  const [shown, setShown] = useState(SLICE);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + SLICE)));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(shown, total);
}
