import type { WorkLock } from '../../saved/store/store-ports.ts';
import { StorageError } from '../../storage/storage-error.ts';

/** The turn of a tab: a Web Lock. On plain http there are none; then the revision of the database decides which tab was faster. */
export const workLock: WorkLock = async (work, signal) => {
  // Undefined outside of secure contexts, although the type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let started = false;
  try {
    return await locks.request('study-store', { signal }, () => {
      started = true;
      return work();
    });
  } catch (cause) {
    // If storage is blocked, the lock request itself rejects.
    throw started ? cause : new StorageError(signal.aborted ? 'slow' : 'blocked', { cause });
  }
};
