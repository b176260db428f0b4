import { GenerationError } from '../generation-error.ts';

export type Sleep = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

/** Resolves after the delay. Rejects with `aborted` as soon as the signal aborts. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(stoppedError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

export function stoppedError(): GenerationError {
  return new GenerationError('aborted', 'Stopped');
}
