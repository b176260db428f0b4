import type { Ports, StoragePort } from '../ports.ts';
import { browserFiles } from './page/files.ts';
import { browserStorage } from './storage/local-storage.ts';
import { browserWork } from './work/work.ts';

/** The ports for saved work alone, and the log. */
export type SavedPorts = Pick<Ports, 'storage' | 'work' | 'files' | 'clock' | 'log'>;

/** @param storage the page's local storage, if it has one already */
export function browserSavedPorts(storage: StoragePort = browserStorage()): SavedPorts {
  const clock = { now: () => new Date() };
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console; keys never reach it
  const log = { warn: (message: string): void => console.warn(message) };
  return { storage, work: browserWork(clock), files: browserFiles(), clock, log };
}
