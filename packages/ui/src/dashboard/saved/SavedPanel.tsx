import { KEPT_DAYS } from '@marginalia/engine';
import { useRef, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import type { DashboardPageProps } from '../dashboard-page-props.ts';
import { Panel } from '../Panel.tsx';
import { SavedEmpty } from './SavedEmpty.tsx';
import './saved.css';
import type { DashboardView } from '../use-dashboard.ts';

export interface SavedPanelProps extends DashboardPageProps {
  readonly view: DashboardView;
}

/** Where what is saved is listed, and what opens the list of what was deleted. Both lists are loaded when there is a need for them. */
export function SavedPanel({ view, ...page }: SavedPanelProps) {
  const { state, parts, acts, refresh } = view;
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const toggle = (nowOpen: boolean): void => {
    setOpen(nowOpen);
    void acts.load();
  };
  return (
    <Panel className="m-saved" ref={heading} title="Saved Content & Reports">
      {state && parts.part && <parts.part.SavedWork {...page} acts={acts} heading={heading} model={state.model} refresh={refresh} />}
      {state?.model.entries.length === 0 && <SavedEmpty />}
      {state && (
        <details className="m-deleted" onToggle={(event) => toggle(event.currentTarget.open)}>
          <summary className="m-deleted__summary" ref={summary}>
            <Icon name="history" />
            <span>Recently deleted</span>
            <span className="m-deleted__kept">kept for {KEPT_DAYS} days</span>
            <Icon className="m-saved__open" name="chevron-down" size={16} />
          </summary>
          {acts.part && open && <acts.part.DeletedList now={state.now} ports={page.ports} refresh={refresh} summary={summary} />}
        </details>
      )}
    </Panel>
  );
}
