import type { StoragePort } from '../ports.ts';
import type { ANALYTICS_KEY } from './analytics.ts';
import type { Dashboard } from './dashboard-model.ts';
import type { SavedStore } from './saved-entry.ts';

/** What the three keys of specification §3 hold, null where a key is not there. */
export type DashboardTexts = Readonly<Record<typeof ANALYTICS_KEY | SavedStore, string | null>>;

/** Reads the three keys; nothing where none of them is there. Throws `StorageError` where storage is blocked, and nothing else. */
export async function readDashboardTexts(storage: StoragePort): Promise<DashboardTexts | undefined> {
  const texts: DashboardTexts = {
    tool_analytics: await storage.read('tool_analytics'),
    saved_reports: await storage.read('saved_reports'),
    saved_content: await storage.read('saved_content'),
  };
  return Object.values(texts).some((text) => text !== null) ? texts : undefined;
}

/** The dashboard where nothing is stored: known without `dashboardOf`, which a page then need not load. */
export const EMPTY_DASHBOARD: Dashboard = {
  entries: [],
  unreadable: [],
  generated: 0,
  toolsUsed: 0,
  reports: 0,
  hoursSaved: 0,
  usage: [],
  recent: [],
};
