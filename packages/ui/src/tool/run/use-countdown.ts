import { useEffect, useState } from 'react';

const SECOND = 1_000;

/**
 * Whole seconds left of a wait.
 * @param wait milliseconds from when `of` appeared; undefined where there is none
 * @param of what is waited for; another object begins another count
 */
export function useCountdown(wait: number | undefined, of: unknown): number | undefined {
  const [count, setCount] = useState({ of, passed: 0 });
  useEffect(() => {
    if (wait === undefined) return;
    const begun = performance.now();
    const timer = setInterval(() => setCount({ of, passed: performance.now() - begun }), SECOND);
    return () => clearInterval(timer);
  }, [wait, of]);
  if (wait === undefined) return undefined;
  // The count of an earlier wait says nothing about this one.
  const passed = count.of === of ? count.passed : 0;
  return Math.max(0, Math.ceil((wait - passed) / SECOND));
}
