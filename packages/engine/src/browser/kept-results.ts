import type { KeptPort } from '../kept/kept-port.ts';
import type { KeptResult } from '../kept/kept-result.ts';
import { StorageError } from '../ports.ts';
import { isExpired } from '../storage/retention.ts';
import { isObject } from '../storage/stored-json.ts';
import { hasDatabase } from './database/has-database.ts';
import { heldLocks, holdLock } from './held-locks.ts';
import { KeptInTab } from './kept-in-tab.ts';
import { hasStoppedKeeping, keepsNothing } from './kept-nothing.ts';

const LOCK = 'marginalia:writing:';

/**
 * Kept results in IndexedDB. With the switch "Keep nothing here", and where the browser refuses the database, they are in the tab. A page
 * that writes a text holds a Web Lock for it, which the browser releases even if the page crashes.
 */
export function browserKept(): KeptPort {
  const tab = new KeptInTab();
  // The code is loaded at the first use.
  const database = () => import('./kept-in-database.ts');
  const stored = async (tool: string): Promise<readonly KeptResult[]> => {
    if (keepsNothing() || !(await hasDatabase())) return [];
    try {
      return await (await database()).listKept(tool);
    } catch {
      return [];
    }
  };
  return {
    async list(tool) {
      const inDatabase = await stored(tool);
      const all = [...inDatabase, ...tab.all()].filter((record) => isKept(record) && record.tool === tool && isCurrent(record));
      if (all.length === 0) return [];
      const locks = await heldLocks();
      return all.filter(({ id }) => !locks.has(LOCK + id)).sort((one, other) => other.at.localeCompare(one.at));
    },
    async put(record) {
      if (hasStoppedKeeping()) return;
      if (keepsNothing()) return tab.put(record);
      try {
        await (await database()).putKept(record);
        tab.remove([record.id]);
      } catch (cause) {
        tab.put(record);
        throw cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
      }
    },
    async remove(ids) {
      tab.remove(ids);
      try {
        if (await hasDatabase()) await (await database()).removeKept(ids);
      } catch {
        // They expire.
      }
    },
    claim: (id) => holdLock(LOCK + id),
  };
}

function isCurrent({ at, pinned }: KeptResult): boolean {
  return pinned === true || !isExpired(at, new Date());
}

/** Whether a stored record can be shown. One of another version stays stored. */
function isKept(record: unknown): record is KeptResult {
  if (!isObject(record) || !isObject(record['values'])) return false;
  const texts = ['id', 'tool', 'at', 'text', 'source'].every((name) => typeof record[name] === 'string');
  const flags = ['complete', 'unfinished'].every((name) => typeof record[name] === 'boolean');
  const lists = [Object.values(record['values']), record['shortfalls']];
  return texts && flags && lists.every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'));
}
