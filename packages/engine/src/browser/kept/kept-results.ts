import { isKept } from '../../kept/is-kept.ts';
import type { KeptPort } from '../../kept/kept-port.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import { newestFirst } from '../../kept/newest-first.ts';
import { isExpired } from '../../storage/retention.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { hasDatabase } from '../database/has-database.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { heldLocks, holdLock } from '../unstored/held-locks.ts';
import { Unstored } from '../unstored/unstored.ts';
import { KeptInTab } from './kept-in-tab.ts';
import { onKeepsNothing } from './removed-kept.ts';

const LOCK = 'marginalia:writing:';

/**
 * Kept results in IndexedDB. With the switch "Keep nothing here", and where the browser refuses the database, they are in the tab. A page
 * that writes a text holds a Web Lock for it, which the browser releases even if the page crashes.
 */
export function browserKept(): KeptPort {
  const tab = new KeptInTab();
  /** The newest record of each text that the database has not stored yet. */
  const pending = new Map<string, KeptResult>();
  const unstored = new Unstored<KeptResult>('kept');
  // The code is loaded at the first use.
  const database = () => import('./kept-code.ts');
  const inDatabase = async (tool: string | undefined): Promise<readonly KeptResult[]> => {
    if (keepsNothing() || !(await hasDatabase())) return [];
    try {
      return await (await database()).listKept(tool);
    } catch {
      return [];
    }
  };
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
      await (await database()).putKept({ ...tab.get(record.id), ...record });
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
  /** Stores the texts of closed tabs that the database had not confirmed. */
  const storeUnstored = async (): Promise<void> => {
    const found = unstored.left();
    if (found.size === 0 || keepsNothing() || hasStoppedKeeping()) return;
    const locks = await heldLocks();
    for (const [id, record] of found) {
      if (locks.has(LOCK + id)) continue;
      if (isKept(record)) await put(record).catch(() => undefined);
      unstored.remove(id);
    }
  };
  return {
    prepare() {
      if (!keepsNothing())
        database()
          .then(({ openKept }) => openKept())
          .catch(() => undefined);
    },
    async list(tool) {
      await storeUnstored();
      // Of two records of one text, the one in the tab is newer: the database had not stored it.
      const all = new Map([...(await inDatabase(tool)), ...tab.all()].map((record) => [record.id, record]));
      const shown = [...all.values()].filter(
        (record) => isKept(record) && (tool === undefined || record.tool === tool) && isCurrent(record),
      );
      if (shown.length === 0) return [];
      // A record that only the tab has is stored on the device as soon as possible.
      if (!keepsNothing()) for (const record of tab.all()) put(record).catch(() => undefined);
      const locks = await heldLocks();
      return shown.filter(({ id }) => !locks.has(LOCK + id)).sort(newestFirst(new Date()));
    },
    async pinned() {
      if (keepsNothing() || !(await hasDatabase())) return [];
      return database()
        .then(({ listPinned }) => listPinned())
        .then((records) => records.filter(isKept))
        .catch(() => []);
    },
    async put(record) {
      if (hasStoppedKeeping()) return;
      if (keepsNothing()) return tab.put(record);
      await put(record);
    },
    async remove(ids) {
      tab.remove(ids);
      for (const id of ids) unstored.remove(id);
      try {
        if (await hasDatabase()) await (await database()).removeKept(ids);
      } catch {
        // The results that could not be removed expire by themselves.
      }
    },
    subscribe: onKeepsNothing,
    claim: (id) => holdLock(LOCK + id),
  };
}

function isCurrent({ at, pinned }: KeptResult): boolean {
  return pinned === true || !isExpired(at, new Date());
}
