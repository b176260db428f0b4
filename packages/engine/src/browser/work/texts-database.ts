import type { StoredItem, WorkMeta } from '../../saved/store/item.ts';
import type { PublicTexts, WorkDatabase } from '../../saved/store/store-ports.ts';

const KEY = 'study_store';

interface StoredTexts {
  readonly meta?: WorkMeta;
  readonly items: readonly StoredItem[];
  readonly quarantine: readonly string[];
}

/**
 * The database of a browser that refuses IndexedDB: it holds, in local storage beside the public keys, only the records that have no place
 * in a public list. A record of a public list has no second copy here, so it is lost if the list is.
 */
export function textsDatabase(texts: PublicTexts): WorkDatabase {
  const read = (): StoredTexts => {
    try {
      return { items: [], quarantine: [], ...(JSON.parse(texts.read(KEY) ?? '{}') as Partial<StoredTexts>) };
    } catch (cause) {
      if (cause instanceof SyntaxError) return { items: [], quarantine: [] };
      throw cause;
    }
  };
  return {
    durable: false,
    readMeta: async () => read().meta,
    readItems: async () => read().items,
    readQuarantine: async () => read().quarantine,
    commit: async ({ from, meta, put, remove, quarantine }) => {
      const stored = read();
      if ((stored.meta?.rev ?? 0) !== from) return false;
      const changed = new Set([...remove, ...put.map(({ id }) => id)]);
      const items = [...stored.items.filter(({ id }) => !changed.has(id)), ...put].filter(
        ({ state }) => state === 'deleted' || state === 'gone',
      );
      texts.write(KEY, JSON.stringify({ meta, items, quarantine: [...stored.quarantine, ...quarantine.map(({ text }) => text)] }));
      return true;
    },
  };
}
