import { StorageError } from '@marginalia/engine';
import { useState } from 'react';

// One queue for the page, because the saved and the deleted list change the same records.
let last = Promise.resolve();
const waiting = new Set<string>();

/**
 * Adds work on stored records to the queue. While work with the same name waits or runs, more of it is ignored, so that a double
 * click acts once. Errors other than `StorageError` are thrown.
 * @param name identifies the work in the queue of the page
 * @param failure the sentence to show before the reason when storage fails
 */
type Enqueue = (name: string, failure: string, work: () => Promise<void>) => void;

/** The error of this component's last work, if it failed, and the function that queues work. */
export function useWorkQueue(): readonly [problem: string | undefined, enqueue: Enqueue] {
  const [problem, setProblem] = useState<string>();
  const enqueue: Enqueue = (name, failure, work) => {
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
  return [problem, enqueue];
}
