/** A reloaded page may still hold its lock for this many milliseconds: three times the longest time that was measured. */
export const RELEASED_WITHIN = 100;

/**
 * Holds a Web Lock until the returned function is called or the page is gone. Several pages can hold it. Does nothing where locks are
 * missing.
 */
export function holdLock(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Undefined outside of secure contexts, although the type says otherwise.
  (navigator.locks as LockManager | undefined)?.request(name, { mode: 'shared' }, () => promise).catch(() => undefined);
  return resolve;
}

/** The locks that pages of this site hold. Empty where the browser cannot say. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name }) => name ?? ''));
  } catch {
    return new Set();
  }
}
