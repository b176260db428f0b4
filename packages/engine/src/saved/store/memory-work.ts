import type { ClockPort } from '../../ports.ts';
import type { StoredItem, WorkMeta } from './item.ts';
import type { PublicTexts, WorkDatabase } from './store-ports.ts';
import { WorkStore } from './work-store.ts';

/** Saved work that lives as long as the program: for a command, a script or a test. */
export function inMemoryWork(entries: Map<string, string> = new Map(), clock: ClockPort = { now: () => new Date() }): WorkStore {
  const database = memoryDatabase();
  return new WorkStore({ texts: memoryTexts(entries), database: async () => database, lock: (work) => work(), clock });
}

export function memoryTexts(entries: Map<string, string>): PublicTexts {
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => void entries.set(key, text),
    met: false,
    changed: () => new Promise((resolve) => setTimeout(resolve, 1)),
  };
}

export function memoryDatabase(): WorkDatabase {
  const items = new Map<string, StoredItem>();
  const quarantine: string[] = [];
  let meta: WorkMeta | undefined;
  return {
    durable: true,
    readMeta: async () => meta,
    readItems: async () => [...items.values()],
    readQuarantine: async () => [...quarantine],
    commit: async (change) => {
      if ((meta?.rev ?? 0) !== change.from) return false;
      meta = change.meta;
      for (const item of change.put) items.set(item.id, item);
      for (const id of change.remove) items.delete(id);
      quarantine.push(...change.quarantine.map(({ text }) => text));
      return true;
    },
  };
}
