/** A wait for a pause. */
interface Debounced {
  /** Something happened: the wait begins, or begins anew. */
  touch(): void;
  /** Ends the wait. Returns whether there was one. */
  cancel(): boolean;
}

/**
 * Calls the listener when nothing has happened for some milliseconds (debounce), or when something has happened for `atMost` milliseconds
 * without such a pause. A touch starts no timer while one runs, because starting
 * and stopping timers was a fifth of the script time of a key.
 */
export function debounce(milliseconds: number, listener: () => void, atMost = Number.POSITIVE_INFINITY): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  let last = 0;
  const check = (): void => {
    const left = Math.min(last + milliseconds, first + atMost) - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    if (timer === undefined) listener();
  };
  return {
    touch() {
      last = performance.now();
      if (timer === undefined) first = last;
      timer ??= setTimeout(check, milliseconds);
    },
    cancel() {
      const waited = timer !== undefined;
      clearTimeout(timer);
      timer = undefined;
      return waited;
    },
  };
}
