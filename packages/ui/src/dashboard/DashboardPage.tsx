import './dashboard.css';
import type { Ports, ToolIdentity } from '@marginalia/engine';
import { lazy, Suspense } from 'react';
import { Notice } from '../basics/Notice.tsx';
import { dayAndTimeOf } from './dates.ts';
import { Panel } from './Panel.tsx';
import { type QuickAction, QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import { SavedPanel } from './saved/SavedPanel.tsx';
import type { JustDeleted } from './saved/use-saved-actions.ts';
import { UsageBars } from './UsageBars.tsx';
import { type Findings, useDashboard } from './use-dashboard.ts';

// Loaded when there is something to tell, which is rare.
const WorkNotices = lazy(() => import('./saved/WorkNotices.tsx'));

const BackupReminder = lazy(() => import('./BackupReminder.tsx'));

/** Fewer saved results than this are never worth a reminder, so its code is not loaded. */
const FEW = 5;

export interface DashboardPageProps {
  readonly ports: Pick<Ports, 'work' | 'kept' | 'progress' | 'decks' | 'files' | 'clock' | 'storage'>;
  /** Every tool, in catalogue order. */
  readonly tools: readonly ToolIdentity[];
  readonly quickActions: readonly QuickAction[];
  /** Loads the page again: specification §4 asks for it after a report is deleted. */
  readonly reload: () => void;
  readonly justDeleted: JustDeleted;
  /** The key of a saved entry to scroll to and focus. */
  readonly targetKey?: string | undefined;
}

/** Counts and lists what this browser has saved. The prerendered page has no values; they appear after storage is read. */
export function DashboardPage({ ports, tools, quickActions, reload, justDeleted, targetKey }: DashboardPageProps) {
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
      <StatCards model={model} tools={tools.length} />
      <div className="m-dashboard__columns">
        <div className="m-dashboard__main">
          <Panel title="Tool Usage Analytics">{model && <UsageBars usage={model.usage} />}</Panel>
          <SavedPanel
            justDeleted={justDeleted}
            ports={ports}
            refresh={refresh}
            reload={reload}
            state={state}
            tools={tools}
            targetKey={targetKey}
          />
        </div>
        <div className="m-dashboard__side">
          <Panel title="Quick Actions">
            <QuickActions actions={quickActions} />
          </Panel>
          <Panel title="Recent activity">{model && now && <RecentActivity now={now} recent={model.recent} tools={tools} />}</Panel>
          {/* Last, so that it moves nothing when it appears. */}
          {model && model.entries.length >= FEW && (
            <Suspense>
              <BackupReminder entries={model.entries} ports={ports} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

function needsTelling({ safety, news, cleared, overflow }: Findings): boolean {
  return safety !== 'safe' || news.length + cleared + overflow.length > 0;
}
