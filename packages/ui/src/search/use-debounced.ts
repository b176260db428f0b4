import { useEffect, useState } from 'react';

/** Debounces a value: gives it once it has not changed for some milliseconds, so that a live region does not announce every key. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
