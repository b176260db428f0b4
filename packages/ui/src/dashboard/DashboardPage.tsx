import './dashboard.css';
import type { Ports, ToolIdentity } from '@marginalia/engine';
import { lazy, Suspense } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Notice } from '../basics/Notice.tsx';
import { dayAndTimeOf } from '../format/ages.ts';
import { counted } from '../format/counts.ts';
import type { DashboardHost } from './dashboard-host.ts';
import { Panel } from './Panel.tsx';
import { type QuickAction, QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import { SavedPanel } from './saved/SavedPanel.tsx';
import type { JustDeleted } from './saved/use-saved-actions.ts';
import { TodayPanels } from './today/TodayPanels.tsx';
import { UsageBars } from './UsageBars.tsx';
import { useDashboard, type WorkWarnings } from './use-dashboard.ts';

// Loaded when there is a notice to show, which is rare.
const WorkNotices = lazy(() => import('./saved/WorkNotices.tsx'));

const BackupReminder = lazy(() => import('./BackupReminder.tsx'));

/** Fewer saved results than this are never worth a reminder, so its code is not loaded. */
const REMINDED_FROM = 5;

export interface DashboardPageProps {
  readonly ports: Pick<Ports, 'work' | 'files' | 'clock' | 'storage'>;
  /** Everything beyond saved work, which the page loads after its first paint. */
  readonly host: DashboardHost;
  /** Every tool, in catalogue order. */
  readonly tools: readonly ToolIdentity[];
  readonly quickActions: readonly QuickAction[];
  /** Loads the page again, because a deleted report must be gone from every list. */
  readonly reload: () => void;
  readonly justDeleted: JustDeleted;
  /** The key of a saved entry to scroll to and focus. */
  readonly targetKey?: string | undefined;
}

/** Counts and lists what this browser has saved. The prerendered page has no values; they appear after storage is read. */
export function DashboardPage({ ports, host, tools, quickActions, reload, justDeleted, targetKey }: DashboardPageProps) {
  const { state, refresh } = useDashboard(ports, tools);
  const { model, now, blocked } = state ?? {};
  return (
    <div className="m-dashboard m-container" data-state={state ? 'read' : 'reading'}>
      <h1 className="m-dashboard__title" id="page-title">
        Dashboard
      </h1>
      <p className="m-dashboard__lead">
        <span>Everything here is stored in this browser only.</span>{' '}
        <span>Last updated:{model && ` ${model.lastUsed === undefined ? 'Never' : dayAndTimeOf(model.lastUsed)}`}</span>
      </p>
      {blocked !== undefined && (
        <Notice className="m-dashboard__trouble" heading={blocked} tone="warning">
          Tools still work. Copy or download their results to keep them.
        </Notice>
      )}
      {state?.findings && needsTelling(state.findings) && (
        <Suspense>
          <WorkNotices findings={state.findings} refresh={refresh} reload={reload} work={ports.work} />
        </Suspense>
      )}
      <TodayPanels host={host} now={now} tools={tools} />
      <StatCards model={model} tools={tools.length} />
      <div className="m-dashboard__columns">
        <div className="m-dashboard__main">
          <SavedPanel
            host={host}
            justDeleted={justDeleted}
            ports={ports}
            refresh={refresh}
            reload={reload}
            state={state}
            tools={tools}
            targetKey={targetKey}
          />
          <section aria-labelledby="usage" className="m-panel">
            <details className="m-usage-panel" open>
              <summary className="m-panel__head">
                <h2 className="m-panel__title" id="usage">
                  Tool Usage Analytics
                </h2>
                {model && (
                  <span className="m-panel__aside">
                    {counted(model.generated, 'use')} of {counted(model.toolsUsed, 'tool')}
                  </span>
                )}
                <Icon className="m-saved__open" name="chevron-down" size={16} />
              </summary>
              {model && <UsageBars usage={model.usage} />}
            </details>
          </section>
        </div>
        <div className="m-dashboard__side">
          <Panel title="Quick Actions">
            <QuickActions actions={quickActions} />
          </Panel>
          <Panel title="Recent activity">{model && now && <RecentActivity now={now} recent={model.recent} tools={tools} />}</Panel>
          {/* Last, so that it moves nothing when it appears. */}
          {model && model.entries.length >= REMINDED_FROM && (
            <Suspense>
              <BackupReminder clock={ports.clock} host={host} entries={model.entries} storage={ports.storage} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

function needsTelling({ safety, news, cleared, overflow }: WorkWarnings): boolean {
  return safety !== 'safe' || news.length + cleared + overflow.length > 0;
}
