import { type Dashboard, dashboardOf, type Ports, readDashboard, StorageError, type ToolIdentity } from '@marginalia/engine';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two readings (specification §9). */
const REFRESH_EVERY = 30_000;

const NOTHING = { tool_analytics: null, saved_reports: null, saved_content: null };

export interface DashboardState {
  readonly model: Dashboard;
  /** When it was read. */
  readonly now: Date;
  /** Why storage could not be read; `model` is then what was read last. */
  readonly blocked?: string;
}

/**
 * What is stored: nothing in prerendered HTML and until it is first read, then read again every 30 seconds, when the tab is
 * shown and when another tab writes. A hidden tab reads nothing.
 */
export function useDashboard(
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  tools: readonly ToolIdentity[],
): readonly [DashboardState | undefined, refresh: () => Promise<Dashboard | undefined>] {
  const [state, setState] = useState<DashboardState>();

  const refresh = async (): Promise<Dashboard | undefined> => {
    const now = clock.now();
    try {
      const model = await readDashboard(storage, tools);
      setState({ model, now });
      return model;
    } catch (thrown) {
      if (!(thrown instanceof StorageError)) throw thrown;
      setState((before) => ({ model: before?.model ?? dashboardOf(NOTHING, tools), now, blocked: thrown.message }));
      return undefined;
    }
  };

  const reread = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') void refresh();
  });
  useEffect(() => {
    const again = (): void => reread();
    again();
    const timer = setInterval(again, REFRESH_EVERY);
    document.addEventListener('visibilitychange', again);
    addEventListener('storage', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('storage', again);
    };
  }, []);

  return [state, refresh];
}
