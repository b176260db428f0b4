import { isKept } from '../../kept/is-kept.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { heldLocks } from '../unstored/held-locks.ts';
import { Unstored } from '../unstored/unstored.ts';
import type { KeptInTab } from './kept-in-tab.ts';

/** The name of the lock of a text that a page writes, without the id of the text. */
export const WRITING_LOCK = 'marginalia:writing:';

/** Stores kept results in the database. The tab holds a result until the database has it, and while the database refuses it. */
export function keptWriter(tab: KeptInTab) {
  /** The newest record of each text that the database has not stored yet. */
  const pending = new Map<string, KeptResult>();
  const unstored = new Unstored<KeptResult>('kept');
  // A reload can come before the database has answered. Session storage is written at once. Runs write their last text after this, because
  // they listen later.
  let isLeaving = false;
  globalThis.addEventListener?.('pagehide', () => {
    isLeaving = true;
    if (!hasStoppedKeeping()) for (const record of pending.values()) tab.put(record);
  });
  globalThis.addEventListener?.('pageshow', () => {
    isLeaving = false;
  });
  const put = async (record: KeptResult): Promise<void> => {
    pending.set(record.id, record);
    unstored.add(record);
    if (isLeaving) tab.put(record);
    try {
      // The code is loaded at the first use.
      await (await import('./kept-code.ts')).putKept({ ...tab.get(record.id), ...record });
      tab.remove([record.id]);
      unstored.stored(record);
    } catch (cause) {
      // No later page could store it either.
      unstored.remove(record.id);
      if (!hasStoppedKeeping()) tab.put(record);
      throw cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
    } finally {
      if (pending.get(record.id) === record) pending.delete(record.id);
    }
  };
  return {
    put,
    /** Stores the texts of closed tabs that the database had not confirmed. */
    async storeUnstored(): Promise<void> {
      const found = unstored.left();
      if (found.size === 0 || keepsNothing() || hasStoppedKeeping()) return;
      const locks = await heldLocks();
      for (const [id, record] of found) {
        if (locks.has(WRITING_LOCK + id)) continue;
        if (isKept(record)) await put(record).catch(() => undefined);
        unstored.remove(id);
      }
    },
    /** Removes what the database had not confirmed of these texts. */
    forget(ids: readonly string[]): void {
      for (const id of ids) unstored.remove(id);
    },
  };
}
