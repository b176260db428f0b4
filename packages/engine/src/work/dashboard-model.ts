import type { ToolIdentity } from '../definition/identity.ts';
import type { SavedEntry, SavedWork } from './saved-entry.ts';

/** All that the dashboard shows (specification §2). */
export interface Dashboard extends SavedWork {
  /** ISO time of the last use of a tool. */
  readonly lastUsed?: string;
  /** Uses of all counters, those that no tool owns included. */
  readonly generated: number;
  /** Tools that were used. */
  readonly toolsUsed: number;
  /** Entries saved as reports; `entries` are those of both stores. */
  readonly reports: number;
  readonly hoursSaved: number;
  /** Tools that were used, the most used first. */
  readonly usage: readonly { readonly tool: ToolIdentity; readonly count: number }[];
  /** The latest of both stores, newest first. */
  readonly recent: readonly SavedEntry[];
}
