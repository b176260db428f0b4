import { isKept } from '../../kept/is-kept.ts';
import type { KeptPort } from '../../kept/kept-port.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import { newestFirst } from '../../kept/newest-first.ts';
import { isExpired } from '../../storage/retention.ts';
import { hasDatabase } from '../database/has-database.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { heldLocks, holdLock } from '../unstored/held-locks.ts';
import { KeptInTab } from './kept-in-tab.ts';
import { KeptWriter, keptCode, WRITING } from './kept-writer.ts';
import { onKeepsNothing } from './removed-kept.ts';

/**
 * Kept results in IndexedDB. With the switch "Keep nothing here", and where the browser refuses the database, they are in the tab. A page
 * that writes a text holds a Web Lock for it, which the browser releases even if the page crashes.
 */
export function browserKept(): KeptPort {
  const tab = new KeptInTab();
  const writer = new KeptWriter(tab);
  const inDatabase = async (tool: string | undefined): Promise<readonly KeptResult[]> => {
    if (keepsNothing() || !(await hasDatabase())) return [];
    try {
      return await (await keptCode()).listKept(tool);
    } catch {
      return [];
    }
  };
  return {
    prepare() {
      if (!keepsNothing())
        keptCode()
          .then(({ openKept }) => openKept())
          .catch(() => undefined);
    },
    async list(tool) {
      await writer.storeUnstored();
      // Of two records of one text, the one in the tab is newer: the database had not stored it.
      const all = new Map([...(await inDatabase(tool)), ...tab.all()].map((record) => [record.id, record]));
      const shown = [...all.values()].filter(
        (record) => isKept(record) && (tool === undefined || record.tool === tool) && isCurrent(record),
      );
      if (shown.length === 0) return [];
      // A record that only the tab has is stored on the device as soon as possible.
      if (!keepsNothing()) for (const record of tab.all()) writer.put(record).catch(() => undefined);
      const locks = await heldLocks();
      return shown.filter(({ id }) => !locks.has(WRITING + id)).sort(newestFirst(new Date()));
    },
    async pinned() {
      if (keepsNothing() || !(await hasDatabase())) return [];
      return keptCode()
        .then(({ listPinned }) => listPinned())
        .then((records) => records.filter(isKept))
        .catch(() => []);
    },
    async put(record) {
      if (hasStoppedKeeping()) return;
      if (keepsNothing()) return tab.put(record);
      await writer.put(record);
    },
    async remove(ids) {
      tab.remove(ids);
      writer.forget(ids);
      try {
        if (await hasDatabase()) await (await keptCode()).removeKept(ids);
      } catch {
        // The results that could not be removed expire by themselves.
      }
    },
    subscribe: onKeepsNothing,
    claim: (id) => holdLock(WRITING + id),
  };
}

function isCurrent({ at, pinned }: KeptResult): boolean {
  return pinned === true || !isExpired(at, new Date());
}
