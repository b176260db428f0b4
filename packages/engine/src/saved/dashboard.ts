import type { ToolIdentity } from '../definition/identity.ts';
import type { SavedStore } from '../definition/saved-stores.ts';
import type { WorkTexts } from '../ports.ts';
import { parseAnalytics } from './analytics.ts';
import { type SavedEntry, type SavedWork, savedWorkOf } from './saved-entry.ts';

/** Everything that the dashboard shows. */
export interface Dashboard extends SavedWork {
  /** ISO time of the last use of a tool. */
  readonly lastUsed?: string;
  /** The sum of all counters, also of those that belong to no tool. */
  readonly generated: number;
  /** The number of tools that have been used. */
  readonly toolsUsed: number;
  /** The number of reports among `entries`, which has the records of both stores. */
  readonly reports: number;
  readonly hoursSaved: number;
  /** The tools that have been used, the most used first. */
  readonly usage: readonly { readonly tool: ToolIdentity; readonly count: number }[];
  /** The latest entries of both stores, newest first. */
  readonly recent: readonly SavedEntry[];
}

/** The dashboard if nothing is stored. */
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

/** An estimate: hours that one use saves. */
const HOURS_PER_USE = 2;

/** The most entries of recent activity: of one store, and of both together. */
const RECENT_PER_STORE = 3;
const RECENT_TOTAL = 5;

/**
 * Computes the dashboard from the stored texts, whatever they hold. Never throws.
 * @param tools in catalogue order, which decides between tools of equal use
 */
export function dashboardOf(texts: Omit<WorkTexts, 'safety' | 'news' | 'cleared'>, tools: readonly ToolIdentity[]): Dashboard {
  const { counters, lastUsed, unreadable } = parseAnalytics(texts.tool_analytics);
  const work = savedWorkOf(texts);
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
    recent: work.entries.filter((entry) => latest.has(entry)).slice(0, RECENT_TOTAL),
  };
}

function latestOf(store: SavedStore, entries: readonly SavedEntry[]): readonly SavedEntry[] {
  return entries.filter((entry) => entry.store === store).slice(0, RECENT_PER_STORE);
}
