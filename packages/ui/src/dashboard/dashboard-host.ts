import type { Ports, Tool } from '@marginalia/engine';

/** The ports that the dashboard needs beyond saved work. */
export type DashboardPorts = Pick<
  Ports,
  'kept' | 'progress' | 'decks' | 'clipboard' | 'documents' | 'lookup' | 'drafts' | 'storage' | 'work' | 'files' | 'clock' | 'log'
>;

/** The host's side of the panels that are filled after the first paint. Pass the same object on every render. */
export interface DashboardHost {
  /** Loads the ports. */
  readonly ports: () => Promise<DashboardPorts>;
  /** Loads a tool; undefined if there is none of this slug. */
  readonly tool: (slug: string) => Promise<Tool | undefined>;
}
