import { browserDrafts } from '@marginalia/engine/browser';

/** The form drafts of this tab, for pages that need no other port. */
export const drafts = browserDrafts();
