import {
  type Dashboard,
  dashboardOf,
  EMPTY_DASHBOARD,
  type Ports,
  StorageError,
  type ToolIdentity,
  type WorkTexts,
} from '@marginalia/engine';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two readings of storage. */
const REFRESH_EVERY = 30_000;

/** Reads storage again. Resolves to undefined when storage cannot be read. */
export type Refresh = () => Promise<Dashboard | undefined>;

/** News about saved work that a person should hear. */
export type WorkWarnings = Pick<WorkTexts, 'safety' | 'news' | 'cleared' | 'overflow'>;

export interface DashboardState {
  readonly model: Dashboard;
  /** Absent if storage could not be read. */
  readonly findings?: WorkWarnings;
  /** The time at which storage was read. */
  readonly now: Date;
  /** The reason why storage could not be read. `model` is then the last one that was read. */
  readonly blocked?: string;
}

interface DashboardView {
  /** Undefined in prerendered HTML and until storage is read for the first time. */
  readonly state: DashboardState | undefined;
  readonly refresh: Refresh;
}

/**
 * Reads storage on mount, every 30 seconds, when the tab becomes visible, when another tab writes and when saved work has more to show. A
 * hidden tab does not read.
 */
export function useDashboard({ work, clock }: Pick<Ports, 'work' | 'clock'>, tools: readonly ToolIdentity[]): DashboardView {
  const [state, setState] = useState<DashboardState>();

  const refresh: Refresh = async () => {
    const now = clock.now();
    try {
      const texts = await work.read();
      const model = dashboardOf(texts, tools);
      setState({ model, findings: texts, now });
      return model;
    } catch (thrown) {
      if (!(thrown instanceof StorageError)) throw thrown;
      setState((before) => ({ model: before?.model ?? EMPTY_DASHBOARD, now, blocked: thrown.message }));
      return undefined;
    }
  };

  const refreshVisible = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') void refresh();
  });
  useEffect(() => {
    const listener = (): void => refreshVisible();
    listener();
    const timer = setInterval(listener, REFRESH_EVERY);
    document.addEventListener('visibilitychange', listener);
    addEventListener('storage', listener);
    const unsubscribe = work.subscribe(listener);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
      removeEventListener('storage', listener);
    };
  }, [work]);

  return { state, refresh };
}
