import { useEffect, useState } from 'react';

/** Milliseconds for which a button shows that its action succeeded. */
const SHOWN_MILLISECONDS = 2_000;

/** The last successful action, for two seconds after it, and the function that sets it. */
export function useDone<Action extends string>(): readonly [done: Action | undefined, showDone: (action: Action) => void] {
  const [last, setLast] = useState<{ readonly action: Action }>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [last]);
  return [last?.action, (action) => setLast({ action })];
}
