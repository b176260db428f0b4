import { SAVED_STORES } from '../../definition/saved-stores.ts';
import type { ClockPort, SavedWorkPort } from '../../ports.ts';
import { NO_WORK_EXTRAS } from '../../saved/store/work-extras.ts';
import type { WorkStore } from '../../saved/store/work-store.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { askToPersist } from '../storage/storage-use.ts';
import { localTexts } from './public-texts.ts';

const PUBLIC_KEYS = ['tool_analytics', ...SAVED_STORES] as const;

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
      const now = Object.fromEntries(PUBLIC_KEYS.map((key) => [key, texts.read(key)])) as Record<
        (typeof PUBLIC_KEYS)[number],
        string | null
      >;
      void load()
        .then((loaded) => loaded.check())
        .catch(() => undefined);
      return { ...now, ...NO_WORK_EXTRAS };
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
