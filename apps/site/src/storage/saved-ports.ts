import { browserSavedPorts } from '@marginalia/engine/browser';
import { siteStorage } from './local-storage.ts';

/** Access to the work that is saved in this browser. */
export const savedPorts = browserSavedPorts(siteStorage);
