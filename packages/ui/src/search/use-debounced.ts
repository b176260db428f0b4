import { useEffect, useState } from 'react';

/** Milliseconds without a change before a live region announces the value. */
const DELAY = 300;

/** Debounces a value for a live region, so that a screen reader does not announce it at every key. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
