import type { SavedStore } from '../../definition/saved-stores.ts';
import type { WorkTexts } from '../../ports.ts';
import type { ANALYTICS_KEY } from './public-state.ts';

/** The members of `WorkTexts` besides the public keys. */
export type WorkExtras = Omit<WorkTexts, typeof ANALYTICS_KEY | SavedStore>;

/** The values before the public keys are compared with the database. */
export const NO_WORK_EXTRAS: WorkExtras = { overflow: [], quarantined: [], safety: 'safe', news: [], cleared: 0 };
