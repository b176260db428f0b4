import type { Generators } from '../generation/generators.ts';
import type { Ports } from '../ports.ts';
import { browserArchive } from './archive.ts';
import { browserClipboard } from './clipboard.ts';
import { browserDrafts } from './drafts.ts';
import { browserLeftDrafts } from './drafts-left.ts';
import { withPartsInTab } from './kept/kept-parts.ts';
import { browserPrinter } from './printer.ts';
import { browserWorkPorts, type WorkPorts } from './work-ports.ts';

/** The engine's ports on a browser, with the host's generators and its reader and writer of files. */
export function browserPorts(generators: Generators, documents: Ports['documents'], work: WorkPorts = browserWorkPorts()): Ports {
  return {
    ...work,
    archive: withPartsInTab(browserArchive(work.storage)),
    generators,
    documents,
    drafts: browserDrafts(),
    leftDrafts: browserLeftDrafts(),
    clipboard: browserClipboard(),
    printer: browserPrinter(),
    // biome-ignore lint/suspicious/noConsole: the one place that writes to the console; texts and keys never reach it
    log: { warn: (message) => console.warn(message) },
  };
}
