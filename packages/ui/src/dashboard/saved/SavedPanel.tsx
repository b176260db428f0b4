import { RETENTION_DAYS } from '@marginalia/engine';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { Panel } from '../Panel.tsx';
import type { DashboardState } from '../use-dashboard.ts';
import { SavedEmpty } from './SavedEmpty.tsx';
import type { SavedListProps } from './SavedList.tsx';
import './saved.css';

const loadLists = () => import('./SavedList.tsx');

// The list needs what storage holds, so its code loads while storage is read.
const SavedList = lazy(() =>
  loadLists().then(
    (code) => ({ default: code.SavedList }),
    () => ({ default: () => <p className="m-panel__body m-panel__note">The list did not arrive. Reload the page.</p> }),
  ),
);

const DeletedList = lazy(() => import('./DeletedList.tsx'));

interface SavedPanelProps extends Omit<SavedListProps, 'model' | 'heading'> {
  /** Undefined until storage is read. */
  readonly state: DashboardState | undefined;
}

/** Lists the saved entries and, in a details element, the recently deleted ones. */
export function SavedPanel({ state, ...work }: SavedPanelProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    loadLists().catch(() => undefined);
  }, []);
  return (
    <Panel className="m-saved" ref={heading} title="Saved Content & Reports">
      {state && (
        <Suspense fallback={state.model.entries.length > 0 && <div className="m-saved__wait" />}>
          <SavedList {...work} heading={heading} model={state.model} />
        </Suspense>
      )}
      {state?.model.entries.length === 0 && <SavedEmpty />}
      {state && (
        <details className="m-deleted" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="m-deleted__summary" ref={summary}>
            <Icon name="history" />
            <span>Recently deleted</span>
            <span className="m-deleted__kept">kept for {RETENTION_DAYS} days</span>
            <Icon className="m-saved__open" name="chevron-down" size={16} />
          </summary>
          {open && (
            <Suspense>
              <DeletedList host={work.host} now={state.now} refresh={work.refresh} summary={summary} work={work.ports.work} />
            </Suspense>
          )}
        </details>
      )}
    </Panel>
  );
}
