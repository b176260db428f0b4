import { StorageError } from '../../storage/storage-error.ts';
import type { WorkChange, WorkDatabase } from './store-ports.ts';

/** An operation waits this long for an answer of the database, and for its turn while no other tab ends one. */
const TIMEOUT_MILLISECONDS = 3_000;

/** A commit that is being stopped may answer this much later, because a change that is stored must not be called failed. */
const STOPPED_COMMIT_MILLISECONDS = 1_000;

/** Waiting time is counted by ticks of a timer. A busy page has no ticks, so that its own delay does not count as one of the database. */
const TICK_MILLISECONDS = 500;

/** Calls the listener when `progress` has not changed for so many milliseconds. Returns the function that ends the count. */
function onStandstill(milliseconds: number, listener: () => void, progress: () => unknown = () => undefined): () => void {
  let seen = progress();
  let left = milliseconds;
  const timer = setInterval(() => {
    const now = progress();
    left = now === seen ? left - TICK_MILLISECONDS : milliseconds;
    seen = now;
    if (left > 0) return;
    clearInterval(timer);
    listener();
  }, TICK_MILLISECONDS);
  return () => clearInterval(timer);
}

/** The promise's value; throws `StorageError` (slow) when it takes too long. */
export function withTimeout<T>(promise: Promise<T>, milliseconds = TIMEOUT_MILLISECONDS): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = onStandstill(milliseconds, () => reject(new StorageError('slow')));
    promise.then(resolve, reject).finally(end);
  });
}

/** Commits a change, or stops the commit when it takes too long. */
export async function commitInTime(database: WorkDatabase, change: WorkChange): Promise<boolean> {
  const stop = new AbortController();
  const end = onStandstill(TIMEOUT_MILLISECONDS, () => stop.abort());
  try {
    return await withTimeout(database.commit(change, stop.signal), TIMEOUT_MILLISECONDS + STOPPED_COMMIT_MILLISECONDS);
  } finally {
    end();
  }
}

/**
 * Waits for a turn as long as other tabs end theirs. Tabs take turns in the order in which they ask, so a long queue on a slow machine is
 * no fault.
 * @param lock runs its work when the turn has come, or rejects when the signal is aborted
 * @param progress changes with each turn that ends
 */
export async function inTurn<T>(
  lock: (work: () => Promise<T>, signal: AbortSignal) => Promise<T>,
  work: () => Promise<T>,
  progress: () => unknown,
): Promise<T> {
  const waiting = new AbortController();
  const end = onStandstill(TIMEOUT_MILLISECONDS, () => waiting.abort(), progress);
  try {
    return await lock(() => {
      end();
      return work();
    }, waiting.signal);
  } finally {
    end();
  }
}
