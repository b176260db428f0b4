/** A wait for a pause. */
export interface Rest {
  /** Something happened: the wait begins, or begins anew. */
  touch(): void;
  /** Ends the wait. Returns whether there was one. */
  cancel(): boolean;
}

/**
 * Calls the listener when nothing has happened for some milliseconds (debounce). A touch starts no timer while one runs, because starting
 * and stopping timers was a fifth of the script time of a key.
 */
export function afterRest(milliseconds: number, listener: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const check = (): void => {
    const left = last + milliseconds - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    if (timer === undefined) listener();
  };
  return {
    touch() {
      last = performance.now();
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
