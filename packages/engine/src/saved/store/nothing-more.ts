import type { SavedStore, WorkTexts } from '../../ports.ts';
import type { ANALYTICS_KEY } from './public-state.ts';

/** What `WorkTexts` has beside the public keys. */
export type WorkExtras = Omit<WorkTexts, typeof ANALYTICS_KEY | SavedStore>;

/** What is known before the public keys are compared with the database. */
export const NOTHING_MORE: WorkExtras = { overflow: [], quarantined: [], safety: 'safe', news: [], cleared: 0 };
