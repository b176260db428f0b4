import { useEffect, useState } from 'react';

const SECOND_MILLISECONDS = 1_000;

/**
 * Counts down the seconds of a wait.
 * @param wait the length of the wait in milliseconds, from the render in which `of` first appears; undefined without a wait
 * @param of identifies the wait: another object restarts the countdown
 * @returns the remaining whole seconds
 */
export function useCountdown(wait: number | undefined, of: unknown): number | undefined {
  const [count, setCount] = useState({ of, passed: 0 });
  useEffect(() => {
    if (wait === undefined) return;
    const started = performance.now();
    const timer = setInterval(() => setCount({ of, passed: performance.now() - started }), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, [wait, of]);
  if (wait === undefined) return undefined;
  // Ignore the count of an earlier wait.
  const passed = count.of === of ? count.passed : 0;
  return Math.max(0, Math.ceil((wait - passed) / SECOND_MILLISECONDS));
}
