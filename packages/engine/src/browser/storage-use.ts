import type { StorageUse } from '../storage/storage-use.ts';

/**
 * The room that Chromium, Firefox and Safari give one origin: 5 MiB of UTF-16 units, keys and values together. Safari halves it for texts
 * beyond Latin-1.
 */
const LOCAL_STORAGE = 5_242_880;

/** Measures the storage of this site. Never throws. */
export async function storageUse(): Promise<StorageUse> {
  // Undefined outside of secure contexts, although the type says otherwise.
  const storage = navigator.storage as StorageManager | undefined;
  const [estimate, persisted] = await Promise.all([
    storage?.estimate().catch(() => undefined),
    storage?.persisted().catch(() => undefined),
  ]);
  return { localStorage: { used: localUse(), most: LOCAL_STORAGE }, all: estimate?.usage, persisted };
}

/** Asks the browser not to delete the storage of this site when the disk is full. Some browsers ask the person. Never throws. */
export async function askToPersist(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  try {
    if (storage && !(await storage.persisted())) await storage.persist();
  } catch {
    // The browser gives no promise. Stored data stay as safe as before.
  }
}

function localUse(): number {
  try {
    return Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  } catch {
    return 0;
  }
}
