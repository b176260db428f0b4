import type { StoragePort } from '../ports.ts';
import { ANALYTICS_KEY } from './analytics.ts';
import type { SavedStore } from './saved-entry.ts';

/** The stored texts of the three keys of specification §3; null if a key is absent. */
export type DashboardTexts = Readonly<Record<typeof ANALYTICS_KEY | SavedStore, string | null>>;

/** Reads the three keys; undefined if all are absent. Throws `StorageError` if storage is blocked, and nothing else. */
export async function readDashboardTexts(storage: StoragePort): Promise<DashboardTexts | undefined> {
  const texts: DashboardTexts = {
    [ANALYTICS_KEY]: await storage.read(ANALYTICS_KEY),
    saved_reports: await storage.read('saved_reports'),
    saved_content: await storage.read('saved_content'),
  };
  return Object.values(texts).some((text) => text !== null) ? texts : undefined;
}
