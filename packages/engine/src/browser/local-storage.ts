import { StorageError, type StoragePort } from '../ports.ts';

/**
 * The browser's local storage. Two tabs take turns through a Web Lock where the browser has them (not on plain http).
 * A write is read back: some browsers report a full disk only by keeping the old text.
 */
export function browserStorage(): StoragePort {
  return {
    read: async (key) => attempt(() => localStorage.getItem(key)),
    update: (key, change) =>
      takingTurns(key, () => {
        const next = change(attempt(() => localStorage.getItem(key)));
        attempt(() => localStorage.setItem(key, next));
        if (attempt(() => localStorage.getItem(key)) !== next) throw new StorageError('full');
      }),
  };
}

async function takingTurns(key: string, work: () => void): Promise<void> {
  // Absent outside of secure contexts, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let started = false;
  try {
    await locks.request(`marginalia:${key}`, () => {
      started = true;
      work();
    });
  } catch (cause) {
    // Where storage is blocked, so are locks: the request itself is refused.
    throw started ? cause : new StorageError('blocked', { cause });
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    throw new StorageError(isFull(cause) ? 'full' : 'blocked', { cause });
  }
}

// By name, not by class: Chromium has a class of its own for it, the others a plain DOMException.
function isFull(thrown: unknown): boolean {
  const name = (thrown as { name?: unknown } | null)?.name;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
