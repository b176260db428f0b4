import { browserClipboard } from '@marginalia/engine/browser';
import type { DashboardPorts } from '@marginalia/ui';
import { siteDocuments, siteLookup } from '../documents/documents.ts';
import { drafts } from './drafts.ts';
import { workPorts } from './work-ports.ts';

/** The ports that the dashboard needs beyond saved work. It loads them after the first paint. */
export const dashboardPorts: DashboardPorts = {
  ...workPorts,
  drafts,
  clipboard: browserClipboard(),
  documents: siteDocuments,
  lookup: siteLookup,
};
