import type { Dashboard, Ports, ToolIdentity } from '@marginalia/engine';

/** Remembers across one reload of the page what was deleted. */
export interface JustDeleted {
  readonly get: () => string | null;
  readonly set: (id: string) => void;
  readonly clear: () => void;
}

/** Reads storage again; nothing where that is not possible. */
export type Refresh = () => Promise<Dashboard | undefined>;

export interface DashboardPageProps {
  readonly ports: Pick<Ports, 'storage' | 'archive' | 'files' | 'clock'>;
  /** Every tool, in catalogue order. */
  readonly tools: readonly ToolIdentity[];
  /** Loads the page again: specification §4 asks for it after a report is deleted. */
  readonly reload: () => void;
  readonly justDeleted: JustDeleted;
  /** The key of a saved entry to go to. */
  readonly wanted?: string | undefined;
}
