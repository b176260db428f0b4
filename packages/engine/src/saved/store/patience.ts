import { StorageError } from '../../storage/storage-error.ts';
import type { WorkChange, WorkDatabase } from './store-ports.ts';

/** How long an answer of the database is waited for, and a turn while no other tab ends one, in milliseconds. */
const PATIENCE = 3_000;

/** How much longer the answer of a commit that is being stopped is waited for: a change that is stored must not be called failed. */
const LAST_WORD = 1_000;

/** Time is counted in pieces of so many milliseconds: while a page is too busy to count, nobody keeps it waiting. */
const PIECE = 500;

/** Calls the listener when so much time has passed since the last change of `progress`. Returns the function that ends the count. */
function after(milliseconds: number, listener: () => void, progress: () => unknown = () => undefined): () => void {
  let seen = progress();
  let left = milliseconds;
  const timer = setInterval(() => {
    const now = progress();
    left = now === seen ? left - PIECE : milliseconds;
    seen = now;
    if (left > 0) return;
    clearInterval(timer);
    listener();
  }, PIECE);
  return () => clearInterval(timer);
}

/** The promise's value; throws `StorageError` (slow) when it takes too long. */
export function within<T>(promise: Promise<T>, patience = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = after(patience, () => reject(new StorageError('slow')));
    promise.then(resolve, reject).finally(end);
  });
}

/** Commits a change, or stops the commit when it takes too long. */
export async function commitInTime(database: WorkDatabase, change: WorkChange): Promise<boolean> {
  const stop = new AbortController();
  const end = after(PATIENCE, () => stop.abort());
  try {
    return await within(database.commit(change, stop.signal), PATIENCE + LAST_WORD);
  } finally {
    end();
  }
}

/**
 * Waits for a turn as long as other tabs end theirs. Tabs take turns in the order in which they ask, so a long queue on a slow machine is no fault.
 * @param lock runs its work when the turn has come, or rejects when the signal is aborted
 * @param progress changes with each turn that ends
 */
export async function inTurn<T>(
  lock: (work: () => Promise<T>, signal: AbortSignal) => Promise<T>,
  work: () => Promise<T>,
  progress: () => unknown,
): Promise<T> {
  const waiting = new AbortController();
  const end = after(PATIENCE, () => waiting.abort(), progress);
  try {
    return await lock(() => {
      end();
      return work();
    }, waiting.signal);
  } finally {
    end();
  }
}
