import { type Dashboard, EMPTY_DASHBOARD, type Ports, readDashboardTexts, StorageError, type ToolIdentity } from '@marginalia/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Refresh } from './dashboard-page-props.ts';
import { type LaterPart, usePart } from './use-part.ts';

/** Milliseconds between two readings (specification §9). */
const REFRESH_EVERY = 30_000;

type DashboardParts = typeof import('./dashboard-parts.ts');
export type DashboardActs = typeof import('./dashboard-acts.ts');

export interface DashboardState {
  readonly model: Dashboard;
  /** When it was read. */
  readonly now: Date;
  /** Why storage could not be read; `model` is then what was read last. */
  readonly blocked?: string;
}

export interface DashboardView {
  /** Nothing in prerendered HTML and until storage is first read. */
  readonly state: DashboardState | undefined;
  /** Loaded where something is stored. Each reading tries again. */
  readonly parts: LaterPart<DashboardParts>;
  /** Loaded when something is to be done, or could not be. */
  readonly acts: LaterPart<DashboardActs>;
  readonly refresh: Refresh;
}

/**
 * What is stored: read with the page, then again every 30 seconds, when the tab is shown and when another tab writes. A hidden
 * tab reads nothing. What makes sense of it is loaded only where something is stored.
 */
export function useDashboard({ storage, clock }: Pick<Ports, 'storage' | 'clock'>, tools: readonly ToolIdentity[]): DashboardView {
  const [state, setState] = useState<DashboardState>();
  const parts = usePart(() => import('./dashboard-parts.ts'));
  const acts = usePart(() => import('./dashboard-acts.ts'));

  const refresh = async (): Promise<Dashboard | undefined> => {
    const now = clock.now();
    try {
      const texts = await readDashboardTexts(storage);
      const model = texts ? (await parts.load())?.dashboardOf(texts, tools) : EMPTY_DASHBOARD;
      if (model) setState({ model, now });
      return model;
    } catch (thrown) {
      if (!(thrown instanceof StorageError)) throw thrown;
      await acts.load();
      setState((before) => ({ model: before?.model ?? EMPTY_DASHBOARD, now, blocked: thrown.message }));
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

  return { state, parts, acts, refresh };
}
