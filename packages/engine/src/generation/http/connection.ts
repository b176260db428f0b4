import { GenerationError } from '../generation-error.ts';
import { stoppedError } from './sleep.ts';

/**
 * A service may be silent for this many milliseconds while it writes (docs/decisions/0014). There is no limit on the time of the whole
 * answer.
 */
export const IDLE_TIMEOUT = 60_000;

/** A stream may take this many milliseconds to close after the text is complete, because services send token counts in that time. */
const CLOSING_TIMEOUT = 1000;

/** One call to a service. It ends when the request is stopped, when the service is silent for too long, or with `close`. */
export interface Connection {
  /** For `fetch`. Aborts when the connection ends, so that the socket closes. */
  readonly signal: AbortSignal;
  /** Waits for the next response or chunk. Rejects with `aborted` or `timeout` at once, not only when `fetch` notices the signal. */
  wait<T>(next: Promise<T>): Promise<T>;
  /** Call when the first text has arrived. From then on the shorter idle timeout applies, because the model is loaded. */
  flowing(): void;
  /** Call when the text is complete. The rest of the stream gets one second. */
  finishing(): void;
  close(): void;
}

/** @param idleTimeout how long the service may be silent before its text begins, in milliseconds */
export function openConnection(outer: AbortSignal | undefined, idleTimeout: number): Connection {
  const own = new AbortController();
  let timeout = idleTimeout;
  const stop = (): void => own.abort(stoppedError());
  if (outer?.aborted) stop();
  else outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: own.signal,
    wait: async (next) => {
      const { promise: ended, reject } = Promise.withResolvers<never>();
      const end = (): void => reject(own.signal.reason);
      own.signal.addEventListener('abort', end, { once: true });
      if (own.signal.aborted) end();
      const timer = setTimeout(() => own.abort(new GenerationError('timeout', `Nothing came for ${timeout} ms`)), timeout);
      try {
        return await Promise.race([next, ended]);
      } catch (thrown) {
        // An aborted stream rejects with an error of its own; the signal has the cause.
        throw own.signal.aborted ? own.signal.reason : thrown;
      } finally {
        clearTimeout(timer);
        own.signal.removeEventListener('abort', end);
      }
    },
    flowing: () => {
      timeout = Math.min(timeout, IDLE_TIMEOUT);
    },
    finishing: () => {
      timeout = Math.min(idleTimeout, CLOSING_TIMEOUT);
    },
    close: () => {
      outer?.removeEventListener('abort', stop);
      stop();
    },
  };
}
