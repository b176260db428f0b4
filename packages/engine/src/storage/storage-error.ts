/**
 * The reason why storage failed: it is full, is switched off or fails, does not answer, belongs to a newer version of the site, or the
 * record is too large or nested too deeply.
 */
export type StorageFailure = 'full' | 'blocked' | 'slow' | 'newer' | 'unfit';

const STORAGE_MESSAGES: Readonly<Record<StorageFailure, string>> = {
  full: 'This browser has no room left for saved work.',
  blocked: 'Saving is switched off in this browser.',
  slow: 'The storage of this browser does not answer. Close other tabs of this site, then try again.',
  newer: 'A newer version of this site is open in another tab. Reload this page.',
  unfit: 'This item is too large or too deeply nested to be saved.',
};

/** A text could not be stored. The message is for people. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly reason: StorageFailure;
  constructor(reason: StorageFailure, options?: ErrorOptions) {
    super(STORAGE_MESSAGES[reason], options);
    this.reason = reason;
  }
}
