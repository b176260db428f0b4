import type { KeptPort } from '../kept/kept-port.ts';
import type { KeptResult } from '../kept/kept-result.ts';
import { StorageError } from '../storage/storage-error.ts';

export interface MemoryKept extends KeptPort {
  readonly records: Map<string, KeptResult>;
  /** If set, every put fails for this reason. */
  failure: StorageError['reason'] | undefined;
  /** The texts that are being written. A test clears it to play a crash. */
  readonly claimed: Set<string>;
  /** A test calls these to play "Keep nothing here". */
  readonly forgotten: Set<() => void>;
}

/** Kept texts in memory. */
export function memoryKept(records: readonly KeptResult[] = []): MemoryKept {
  const kept: MemoryKept = {
    records: new Map(records.map((record) => [record.id, record])),
    failure: undefined,
    claimed: new Set(),
    forgotten: new Set(),
    prepare: () => undefined,
    list: async (tool) =>
      [...kept.records.values()]
        .filter((record) => (tool === undefined || record.tool === tool) && !kept.claimed.has(record.id))
        .sort((one, other) => other.at.localeCompare(one.at)),
    subscribe(forgotten) {
      kept.forgotten.add(forgotten);
      return () => void kept.forgotten.delete(forgotten);
    },
    pinned: async () => [...kept.records.values()].filter(({ pinned }) => pinned === true),
    put: async (record) => {
      if (kept.failure) throw new StorageError(kept.failure);
      kept.records.set(record.id, { ...kept.records.get(record.id), ...record });
    },
    remove: async (ids) => {
      for (const id of ids) kept.records.delete(id);
    },
    claim(id) {
      kept.claimed.add(id);
      return () => void kept.claimed.delete(id);
    },
  };
  return kept;
}
