import { StorageError } from '../../storage/storage-error.ts';

// Checked by name: Chromium has its own class, other browsers throw a DOMException, and Firefox uses another name.
const FULL_STORAGE_ERRORS: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Turns an error of the browser's storage into a `StorageError`. */
export function storageError(cause: unknown): StorageError {
  const full = FULL_STORAGE_ERRORS.includes((cause as { name?: unknown } | null)?.name);
  return new StorageError(full ? 'full' : 'blocked', { cause });
}

/** Does work with local or session storage. Throws `StorageError`, whatever the browser throws. */
export function withStorageError<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw storageError(cause);
  }
}
