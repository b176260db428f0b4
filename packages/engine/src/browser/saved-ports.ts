import type { Ports, StoragePort } from '../ports.ts';
import { browserFiles } from './files.ts';
import { browserStorage } from './local-storage.ts';
import { browserWork } from './work/work.ts';

/** The ports for saved work alone. */
export type SavedPorts = Pick<Ports, 'storage' | 'work' | 'files' | 'clock'>;

/** @param storage the page's local storage, if it has one already */
export function browserSavedPorts(storage: StoragePort = browserStorage()): SavedPorts {
  const clock = { now: () => new Date() };
  return { storage, work: browserWork(clock), files: browserFiles(), clock };
}
