import { startTransition, useEffect, useState } from 'react';

/** The small elements that one task renders. */
const ELEMENTS_A_SLICE = 60;

/**
 * The number of elements of a long list to render: a first slice at once, then one slice after another, so that no task is long.
 * @param slice the elements that one task renders; fewer where each has parts of its own
 */
export function useSlices(total: number, slice = ELEMENTS_A_SLICE): number {
  const [shown, setShown] = useState(slice);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + slice)));
    return () => clearTimeout(timer);
  }, [shown, total, slice]);
  return Math.min(shown, total);
}
