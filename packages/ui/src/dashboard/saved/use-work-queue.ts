import { StorageError } from '@marginalia/engine';
import { useState } from 'react';

// One queue for the page: the saved and the deleted list change the same records.
let last = Promise.resolve();
const waiting = new Set<string>();

/**
 * Queues work on stored records. While work of the same name waits or runs, the same again is ignored, so that a double click
 * acts once. Errors other than `StorageError` are thrown.
 * @param name the work's name among all queued work of the page
 * @param failure the sentence shown before the reason when storage refuses
 */
export type Attempt = (name: string, failure: string, work: () => Promise<void>) => void;

/** Why this component's last attempt failed, and the function that makes one. */
export function useWorkQueue(): readonly [problem: string | undefined, attempt: Attempt] {
  const [problem, setProblem] = useState<string>();
  const attempt: Attempt = (name, failure, work) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    const run = async (): Promise<void> => {
      setProblem(undefined);
      try {
        await work();
      } catch (thrown) {
        if (!(thrown instanceof StorageError)) throw thrown;
        setProblem(`${failure} ${thrown.message}`);
      } finally {
        waiting.delete(name);
      }
    };
    last = last.then(run, run);
  };
  return [problem, attempt];
}
