import type { ToolIdentity } from '../definition/identity.ts';
import { parseAnalytics } from './analytics.ts';
import type { Dashboard } from './dashboard-model.ts';
import type { DashboardTexts } from './dashboard-texts.ts';
import { type SavedEntry, type SavedStore, savedWorkOf } from './saved-entry.ts';

/** Estimate of specification §9: hours that one use saves. */
const HOURS_PER_USE = 2;

/** Recent activity (specification §9): so many of each store, and so many in all. */
const RECENT_OF_A_STORE = 3;
const RECENT_IN_ALL = 5;

/**
 * What the dashboard shows of the three keys, whatever they hold; it throws nothing.
 * @param tools in catalogue order, which decides between tools of equal use
 */
export function dashboardOf(texts: DashboardTexts, tools: readonly ToolIdentity[]): Dashboard {
  const { counters, lastUsed, unreadable } = parseAnalytics(texts.tool_analytics);
  const work = savedWorkOf(texts.saved_reports, texts.saved_content);
  const generated = [...counters.values()].reduce((sum, count) => sum + count, 0);
  const usage = tools
    .map((tool) => ({ tool, count: counters.get(tool.counter) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const latest = new Set((['saved_reports', 'saved_content'] as const).flatMap((store) => latestOf(store, work.entries)));
  return {
    ...work,
    ...(unreadable !== undefined && { unreadable: [...work.unreadable, unreadable] }),
    ...(lastUsed !== undefined && { lastUsed }),
    generated,
    toolsUsed: usage.length,
    reports: work.entries.filter(({ store }) => store === 'saved_reports').length,
    hoursSaved: generated * HOURS_PER_USE,
    usage,
    recent: work.entries.filter((entry) => latest.has(entry)).slice(0, RECENT_IN_ALL),
  };
}

function latestOf(store: SavedStore, entries: readonly SavedEntry[]): readonly SavedEntry[] {
  return entries.filter((entry) => entry.store === store).slice(0, RECENT_OF_A_STORE);
}
