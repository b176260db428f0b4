import { browserStorage } from '@marginalia/engine/browser';

/** Settings and bookmarks, for pages that need no saved work. */
export const siteStorage = browserStorage();
