import { StorageError } from '../ports.ts';

// By name, not by class: Chromium has a class of its own for it, the others a plain DOMException, which Firefox names in its own way.
const FULL: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** What a browser threw that did not keep or give something, in words for people. */
export function storageError(cause: unknown): StorageError {
  const full = FULL.includes((cause as { name?: unknown } | null)?.name);
  return new StorageError(full ? 'full' : 'blocked', { cause });
}
