import type { Generators } from '../generation/generators.ts';
import type { Ports } from '../ports.ts';
import { type AllWorkPorts, browserAllWorkPorts } from './all-work-ports.ts';
import { browserArchive } from './archive/archive.ts';
import { browserDrafts } from './drafts/drafts.ts';
import { browserLeftDrafts } from './drafts/drafts-left.ts';
import { withPartsInTab } from './kept/kept-parts.ts';
import { browserClipboard } from './page/clipboard.ts';
import { browserPrinter } from './page/printer.ts';

/** The engine's ports on a browser, with the host's generators, its reader and writer of files, and its look-up of references. */
export function browserPorts(
  generators: Generators,
  { documents, lookup }: Pick<Ports, 'documents' | 'lookup'>,
  work: AllWorkPorts = browserAllWorkPorts(),
): Ports {
  return {
    ...work,
    archive: withPartsInTab(browserArchive(work.storage)),
    generators,
    documents,
    lookup,
    drafts: browserDrafts(),
    leftDrafts: browserLeftDrafts(),
    clipboard: browserClipboard(),
    printer: browserPrinter(),
  };
}
