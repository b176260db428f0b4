import { useEffect, useState } from 'react';

/** Milliseconds that a button shows that its action worked. */
const SAYS = 2_000;

/** The last action that worked, for two seconds. */
export function useDone<Action extends string>(): readonly [done: Action | undefined, tell: (action: Action) => void] {
  const [last, setLast] = useState<{ readonly action: Action }>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), SAYS);
    return () => clearTimeout(timer);
  }, [last]);
  return [last?.action, (action) => setLast({ action })];
}
