import { GenerationError } from '../generation-error.ts';
import { stopped } from './sleep.ts';

/** How long a service may send nothing at all once its text has begun, in milliseconds (generation.md §1.4). While something comes it may take as long as it likes. */
export const IDLE_MILLISECONDS = 60_000;

/** How long the end of a stream may take once the text is whole: services send their counts there. */
const ENDING_MILLISECONDS = 1000;

/** One call to a service, which ends when the request is stopped, when nothing comes for too long, or when it is closed. */
export interface Connection {
  /** For `fetch`: aborted when the connection ends, so that the socket closes. */
  readonly signal: AbortSignal;
  /** Waits for the next thing of the service. Rejects with `aborted` or `timeout` without waiting for `fetch` to notice. */
  wait<T>(next: Promise<T>): Promise<T>;
  /** The text has begun: from now on a silence is not a model that is being loaded. */
  flowing(): void;
  /** All that matters has come: what is still on its way gets a moment. */
  finishing(): void;
  close(): void;
}

/** @param idle milliseconds that the service may be silent before its text begins */
export function openConnection(outer: AbortSignal | undefined, idle: number): Connection {
  const own = new AbortController();
  let patience = idle;
  const stop = (): void => own.abort(stopped());
  if (outer?.aborted) stop();
  else outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: own.signal,
    wait: async (next) => {
      const { promise: ended, reject } = Promise.withResolvers<never>();
      const end = (): void => reject(own.signal.reason);
      own.signal.addEventListener('abort', end, { once: true });
      if (own.signal.aborted) end();
      const timer = setTimeout(() => own.abort(new GenerationError('timeout', `Nothing came for ${patience} ms`)), patience);
      try {
        return await Promise.race([next, ended]);
      } catch (thrown) {
        // Whatever a stream says once it is aborted, this is why.
        throw own.signal.aborted ? own.signal.reason : thrown;
      } finally {
        clearTimeout(timer);
        own.signal.removeEventListener('abort', end);
      }
    },
    flowing: () => {
      patience = Math.min(patience, IDLE_MILLISECONDS);
    },
    finishing: () => {
      patience = Math.min(idle, ENDING_MILLISECONDS);
    },
    close: () => {
      outer?.removeEventListener('abort', stop);
      stop();
    },
  };
}
