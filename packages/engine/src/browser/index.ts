import type { TextGenerator } from '../generation/text-generator.ts';
import type { Ports } from '../ports.ts';
import { browserClipboard } from './clipboard.ts';
import { browserFiles } from './files.ts';
import { browserStorage } from './local-storage.ts';
import { browserPrinter } from './printer.ts';

/** The engine's ports on a browser, with the generator that the host chose. */
export function browserPorts(generator: TextGenerator): Ports {
  return {
    generator,
    storage: browserStorage(),
    clipboard: browserClipboard(),
    files: browserFiles(),
    printer: browserPrinter(),
    clock: { now: () => new Date() },
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console; texts and keys never reach it
    log: { warn: (message) => console.warn(message) },
  };
}
