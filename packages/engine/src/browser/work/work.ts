import { SAVED_STORES, type SavedStore } from '../../definition/saved-stores.ts';
import type { ClockPort, SavedWorkPort } from '../../ports.ts';
import { NOTHING_MORE } from '../../saved/store/nothing-more.ts';
import type { WorkStore } from '../../saved/store/work-store.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { askToPersist } from '../storage-use.ts';
import { localTexts } from './public-texts.ts';

/** Saved work in this browser. Its code is loaded at the first use; until then, `read` returns what the public keys hold. */
export function browserWork(clock: ClockPort): SavedWorkPort {
  const texts = localTexts();
  const subscribers = new Set<() => void>();
  let store: WorkStore | undefined;
  let loading: Promise<WorkStore> | undefined;
  const load = (): Promise<WorkStore> => {
    loading ??= import('./open-work.ts').then(
      ({ openWork }) => {
        store = openWork(clock);
        store.subscribe(() => {
          for (const changed of subscribers) changed();
        });
        return store;
      },
      (cause: unknown) => {
        // The code could not be loaded, for example offline. The next use tries again.
        loading = undefined;
        throw new StorageError('blocked', { cause });
      },
    );
    return loading;
  };
  return {
    async read() {
      if (store) return store.read();
      const tool_analytics = texts.read('tool_analytics');
      const lists = Object.fromEntries(SAVED_STORES.map((store) => [store, texts.read(store)])) as Record<SavedStore, string | null>;
      void load()
        .then((loaded) => loaded.check())
        .catch(() => undefined);
      return { tool_analytics, ...lists, ...NOTHING_MORE };
    },
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
    async save(...given) {
      const outcome = await (await load()).save(...given);
      void askToPersist();
      return outcome;
    },
    add: async (...given) => (await load()).add(...given),
    count: async (counter) => (await load()).count(counter),
    remove: async (record) => (await load()).remove(record),
    deleted: async () => (await load()).deleted(),
    restore: async (id) => (await load()).restore(id),
    forget: async (id) => (await load()).forget(id),
    restoreCleared: async () => (await load()).restoreCleared(),
    dismiss: async (kind) => (await load()).dismiss(kind),
  };
}
