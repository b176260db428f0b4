import { useEffect, useState } from 'react';

/** Milliseconds without a change before a live region announces the value. */
const DEBOUNCE_MILLISECONDS = 300;

/** Debounces a value for a live region, so that a screen reader does not announce it at every key. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
