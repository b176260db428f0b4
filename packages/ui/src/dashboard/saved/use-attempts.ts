import { StorageError } from '@marginalia/engine';
import { useState } from 'react';

// One queue for the page: what is saved and what was deleted are the same records.
let last = Promise.resolve();
const waiting = new Set<string>();

/**
 * Does one thing after the other, and none twice at a time, so that a double click does it once.
 * @param what the thing's name among all that are done
 * @param failure the sentence before the reason, where storage refuses
 */
export type Attempt = (what: string, failure: string, work: () => Promise<void>) => void;

/** Why the last attempt of this component failed, and how to make one. */
export function useAttempts(): readonly [problem: string | undefined, attempt: Attempt] {
  const [problem, setProblem] = useState<string>();
  const attempt: Attempt = (what, failure, work) => {
    if (waiting.has(what)) return;
    waiting.add(what);
    const run = async (): Promise<void> => {
      setProblem(undefined);
      try {
        await work();
      } catch (thrown) {
        if (!(thrown instanceof StorageError)) throw thrown;
        setProblem(`${failure} ${thrown.message}`);
      } finally {
        waiting.delete(what);
      }
    };
    last = last.then(run, run);
  };
  return [problem, attempt];
}
