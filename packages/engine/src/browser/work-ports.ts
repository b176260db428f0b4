import type { Ports, StoragePort } from '../ports.ts';
import { browserDecks } from './decks.ts';
import { browserFiles } from './files.ts';
import { browserKept } from './kept-results.ts';
import { browserStorage } from './local-storage.ts';
import { browserProgress } from './progress.ts';
import { browserWork } from './work/work.ts';

/** The ports for saved work, which pages without a tool need too. */
export type WorkPorts = Pick<Ports, 'storage' | 'work' | 'files' | 'clock' | 'kept' | 'progress' | 'decks'>;

/** @param storage the page's local storage, if it has one already */
export function browserWorkPorts(storage: StoragePort = browserStorage()): WorkPorts {
  const clock = { now: () => new Date() };
  return {
    storage,
    work: browserWork(clock),
    files: browserFiles(),
    kept: browserKept(),
    progress: browserProgress(),
    decks: browserDecks(),
    clock,
  };
}
