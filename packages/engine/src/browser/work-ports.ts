import type { Ports } from '../ports.ts';
import { browserArchive } from './archive.ts';
import { browserFiles } from './files.ts';
import { browserStorage } from './local-storage.ts';

/** The ports for saved work, which pages without a tool need too. */
export type WorkPorts = Pick<Ports, 'storage' | 'archive' | 'files' | 'clock'>;

export function browserWorkPorts(): WorkPorts {
  const storage = browserStorage();
  return {
    storage,
    archive: browserArchive(storage),
    files: browserFiles(),
    clock: { now: () => new Date() },
  };
}
