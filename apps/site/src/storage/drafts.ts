import { browserDrafts } from '@marginalia/engine/browser';

/** The texts that this tab's forms hold, for pages that need no other port. */
export const drafts = browserDrafts();
