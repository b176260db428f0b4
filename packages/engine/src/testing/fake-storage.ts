import type { ClockPort, StoragePort } from '../ports.ts';
import { memoryDatabase, memoryTexts } from '../saved/store/memory-work.ts';
import type { WorkDatabase } from '../saved/store/store-ports.ts';
import { WorkStore } from '../saved/store/work-store.ts';
import { StorageError } from '../storage/storage-error.ts';

export interface MemoryStorage extends StoragePort {
  readonly entries: Map<string, string>;
  /** If set, every update fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

export function memoryStorage(entries: Readonly<Record<string, string>> = {}): MemoryStorage {
  const storage: MemoryStorage = {
    entries: new Map(Object.entries(entries)),
    failure: undefined,
    read: async (key) => storage.entries.get(key) ?? null,
    update: async (key, change) => {
      const next = change(storage.entries.get(key) ?? null);
      if (storage.failure) throw new StorageError(storage.failure);
      storage.entries.set(key, next);
    },
  };
  return storage;
}

/** A database of saved work in memory. */
export interface FakeWorkDatabase extends WorkDatabase {
  durable: boolean;
  /** If set, every operation fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

export function fakeWorkDatabase(): FakeWorkDatabase {
  const memory = memoryDatabase();
  const unlessBroken = async <T>(work: () => Promise<T>): Promise<T> => {
    if (database.failure) throw new StorageError(database.failure);
    return work();
  };
  const database: FakeWorkDatabase = {
    durable: true,
    failure: undefined,
    readMeta: () => unlessBroken(() => memory.readMeta()),
    readItems: () => unlessBroken(() => memory.readItems()),
    readQuarantine: () => unlessBroken(() => memory.readQuarantine()),
    commit: (change, signal) => unlessBroken(() => memory.commit(change, signal)),
  };
  return database;
}

/**
 * Saved work over the entries of a storage, which a test may change as any program can. Its `failure` leaves the public keys as they are.
 */
export function fakeWork(storage: MemoryStorage, database: WorkDatabase, clock: ClockPort): WorkStore {
  const memory = memoryTexts(storage.entries);
  const texts = {
    ...memory,
    read: (key: string) => {
      if (storage.failure === 'blocked') throw new StorageError('blocked');
      return memory.read(key);
    },
    write: (key: string, text: string) => {
      if (storage.failure) throw new StorageError(storage.failure);
      memory.write(key, text);
    },
  };
  return new WorkStore({ texts, database: async () => database, lock: (work) => work(), clock });
}
