import type { StoragePort } from '../ports.ts';

/** A storage that lives as long as the program: for a command, a script or a test. */
export function inMemoryStorage(entries: Map<string, string> = new Map()): StoragePort {
  return {
    read: async (key) => entries.get(key) ?? null,
    update: async (key, change) => void entries.set(key, change(entries.get(key) ?? null)),
  };
}
