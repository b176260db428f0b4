import type { TextGenerator } from '../generation/text-generator.ts';
import type { Ports } from '../ports.ts';
import { browserArchive } from './archive.ts';
import { browserClipboard } from './clipboard.ts';
import { browserFiles } from './files.ts';
import { browserStorage } from './local-storage.ts';
import { browserPrinter } from './printer.ts';

export { browserKeyStore, type KeptKey, type KeyStore, STORED_KEY } from './key-store.ts';

/** The ports that pages without a tool need: what is kept in the browser, and how it is taken away. */
export type WorkPorts = Pick<Ports, 'storage' | 'archive' | 'clipboard' | 'files' | 'clock'>;

export function browserWorkPorts(): WorkPorts {
  const storage = browserStorage();
  return {
    storage,
    archive: browserArchive(storage),
    clipboard: browserClipboard(),
    files: browserFiles(),
    clock: { now: () => new Date() },
  };
}

/** The engine's ports on a browser, with the generator that the host chose. */
export function browserPorts(generator: TextGenerator, work: WorkPorts = browserWorkPorts()): Ports {
  return {
    ...work,
    generator,
    printer: browserPrinter(),
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console; texts and keys never reach it
    log: { warn: (message) => console.warn(message) },
  };
}
