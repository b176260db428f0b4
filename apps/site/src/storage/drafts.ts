import { browserDrafts } from '@marginalia/engine/browser';

/** What is typed into this tab's forms, for pages without the other ports. */
export const drafts = browserDrafts();
