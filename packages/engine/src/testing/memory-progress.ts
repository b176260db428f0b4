import { mergedProgress, type ProgressPort, type ProgressRecord, withState } from '../progress/progress-port.ts';
import { StorageError } from '../storage/storage-error.ts';

export interface MemoryProgress extends ProgressPort {
  readonly records: Map<string, ProgressRecord>;
  /** If set, every update fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

/** The progress of students in the views of results, in memory. Two users of one object are like two tabs. */
export function memoryProgress(records: readonly ProgressRecord[] = []): MemoryProgress {
  const listeners = new Map<string, Set<() => void>>();
  const progress: MemoryProgress = {
    records: new Map(records.map((record) => [record.id, record])),
    failure: undefined,
    read: async (id) => progress.records.get(id),
    async update(id, view, change) {
      if (progress.failure) throw new StorageError(progress.failure);
      const record = withState(progress.records.get(id), id, view, change, new Date(2026, 10, 20, 12, 0, 0));
      progress.records.set(id, record);
      for (const changed of listeners.get(id) ?? []) changed();
      return record;
    },
    subscribe(id, changed) {
      listeners.set(id, new Set(listeners.get(id)).add(changed));
      return () => void listeners.get(id)?.delete(changed);
    },
    async remove(ids) {
      for (const id of ids) {
        progress.records.delete(id);
        for (const changed of listeners.get(id) ?? []) changed();
      }
    },
    all: async () => [...progress.records.values()],
    async add(given) {
      if (progress.failure) throw new StorageError(progress.failure);
      for (const record of given) {
        const here = progress.records.get(record.id);
        progress.records.set(record.id, here ? mergedProgress(here, record) : record);
      }
    },
  };
  return progress;
}
