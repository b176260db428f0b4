import './dashboard.css';
import type { DashboardPageProps } from './dashboard-page-props.ts';
import { Panel } from './Panel.tsx';
import { QuickActions } from './QuickActions.tsx';
import { StatCards } from './StatCards.tsx';
import { SavedPanel } from './saved/SavedPanel.tsx';
import { useDashboard } from './use-dashboard.ts';

/**
 * What was made and kept in this browser. Prerendered as a frame that fills in place once storage is read; where nothing is
 * stored, the frame is all there is to load.
 */
export function DashboardPage({ ports, tools, reload, justDeleted, wanted }: DashboardPageProps) {
  const view = useDashboard(ports, tools);
  const { state, acts } = view;
  const parts = view.parts.part;
  const { model, now, blocked } = state ?? {};
  return (
    <div className="m-dashboard m-container" data-state={state ? 'read' : 'reading'}>
      <h1 className="m-dashboard__title">Dashboard</h1>
      <p className="m-dashboard__lead">
        <span>Everything here is stored in this browser only.</span>{' '}
        <span>Last updated:{model && ` ${parts && model.lastUsed ? parts.dayAndTimeOf(model.lastUsed) : 'Never'}`}</span>
      </p>
      {(view.parts.failed || acts.failed) && (
        <p className="m-dashboard__trouble m-notice m-notice--error" role="alert">
          A part of this page did not arrive. Check your connection, then load the page again. What you saved is kept.
        </p>
      )}
      {acts.part && blocked !== undefined && (
        <acts.part.Notice className="m-dashboard__trouble" heading={blocked} tone="warning">
          Tools still work. Copy or download their results to keep them.
        </acts.part.Notice>
      )}
      <StatCards model={model} tools={tools.length} />
      <div className="m-dashboard__columns">
        <div className="m-dashboard__main">
          <Panel title="Tool Usage Analytics">
            {model?.usage.length === 0 && (
              <div className="m-panel__body m-panel__note">
                <p>No tool usage data yet</p>
                <p>Counts appear here after your first result.</p>
              </div>
            )}
            {parts && model && <parts.UsageBars usage={model.usage} />}
          </Panel>
          <SavedPanel justDeleted={justDeleted} ports={ports} reload={reload} tools={tools} view={view} wanted={wanted} />
        </div>
        <div className="m-dashboard__side">
          <Panel title="Quick Actions">
            <QuickActions tools={tools} />
          </Panel>
          <Panel title="Recent activity">
            {model?.recent.length === 0 && <p className="m-panel__body m-panel__note">Nothing yet.</p>}
            {parts && model && now && <parts.RecentActivity now={now} recent={model.recent} tools={tools} />}
          </Panel>
        </div>
      </div>
    </div>
  );
}
