import { itemCountOf, type Ports, RETENTION_DAYS, type WorkNews } from '@marginalia/engine';
import type { ReactNode } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Notice } from '../../basics/Notice.tsx';
import type { Refresh, WorkWarnings } from '../use-dashboard.ts';
import { useWorkQueue } from './use-work-queue.ts';
import { WorkProblem } from './WorkProblem.tsx';

interface WorkNoticesProps {
  readonly findings: WorkWarnings;
  readonly work: Ports['work'];
  readonly refresh: Refresh;
  /** Loads the page again. */
  readonly reload: () => void;
}

const SAFETY = {
  'less-safe': {
    heading: 'Saved work is less safe in this browser.',
    text: 'This browser refuses the storage that survives a crash, as some do in a private window. Download what matters.',
  },
  slow: {
    heading: 'The storage of this browser does not answer.',
    text: 'The list may lack what was saved last, and nothing can be saved or deleted now. Close other tabs of this site, then reload this page.',
  },
  newer: {
    heading: 'A newer version of this site is open in another tab.',
    text: 'Reload this page. Until then, saved work can be read and downloaded here, but not changed.',
  },
} as const;

/** Notices about saved work: changes from outside this page, how safe it is, and what a person can do. */
export default function WorkNotices({ findings, work, refresh, reload }: WorkNoticesProps) {
  const { safety, news, cleared, overflow } = findings;
  const [problem, enqueue] = useWorkQueue();
  const act = (name: string, run: () => Promise<unknown>): void =>
    enqueue(`notice:${name}`, 'It could not be changed.', async () => {
      await run();
      await refresh();
    });
  const dismiss = (kind: WorkNews['kind'] | 'cleared') => (
    <Button onClick={() => act(kind, () => work.dismiss(kind))} size="sm">
      Dismiss
    </Button>
  );
  const recovered = news.filter(({ kind }) => kind === 'recovered');
  const removed = news.filter(({ kind }) => kind === 'removed');
  const undo = async (): Promise<void> => {
    for (const { id } of removed) await work.restore(id);
  };
  return (
    <div className="m-work-notices">
      <WorkProblem text={problem} />
      {safety !== 'safe' && <SafetyNotice onReload={reload} safety={safety} />}
      {cleared > 0 && (
        <ClearedNotice
          actions={
            <>
              <Button icon="undo" onClick={() => act('restore', () => work.restoreCleared())} size="sm">
                {`Restore ${itemCountOf(cleared)}`}
              </Button>
              {dismiss('cleared')}
            </>
          }
          count={cleared}
        />
      )}
      {recovered.length > 0 && <RecoveredNotice actions={dismiss('recovered')} recovered={recovered} />}
      {removed.length > 0 && (
        <RemovedNotice
          actions={
            <>
              <Button icon="undo" onClick={() => act('undo', undo)} size="sm">
                Undo
              </Button>
              {dismiss('removed')}
            </>
          }
          removed={removed}
        />
      )}
      {overflow.length > 0 && (
        <Notice heading={`${itemCountOf(overflow.length)} kept in extended storage`} tone="warning">
          The list storage of this browser is full. Nothing is missing here, but other programs do not see these items. Download what
          matters, or delete what you no longer need.
        </Notice>
      )}
    </div>
  );
}

function SafetyNotice({ safety, onReload }: { readonly safety: keyof typeof SAFETY; readonly onReload: () => void }) {
  return (
    <Notice
      actions={
        safety !== 'less-safe' && (
          <Button onClick={onReload} size="sm">
            Reload
          </Button>
        )
      }
      heading={SAFETY[safety].heading}
      tone="warning"
    >
      {SAFETY[safety].text}
    </Notice>
  );
}

function ClearedNotice({ count, actions }: { readonly count: number; readonly actions: ReactNode }) {
  return (
    <Notice actions={actions} heading={`${itemCountOf(count)} can be restored`} tone="info">
      {`The saved work of this browser was cleared. A copy is kept; Dismiss moves it to Recently deleted for ${RETENTION_DAYS} days.`}
    </Notice>
  );
}

function RecoveredNotice({ recovered, actions }: { readonly recovered: readonly WorkNews[]; readonly actions: ReactNode }) {
  return (
    <Notice
      actions={actions}
      heading={recovered.length === 1 ? `Recovered: ${recovered[0]?.title}` : `Recovered ${itemCountOf(recovered.length)}`}
      tone="ok"
    >
      The browser ended before its list was complete. What you saved is listed again.
    </Notice>
  );
}

function RemovedNotice({ removed, actions }: { readonly removed: readonly WorkNews[]; readonly actions: ReactNode }) {
  return (
    <Notice
      actions={actions}
      heading={removed.length === 1 ? `Removed elsewhere: ${removed[0]?.title}` : `${itemCountOf(removed.length)} were removed elsewhere`}
      tone="info"
    >
      {`Another program took this out of the browser's list. Recently deleted keeps it for ${RETENTION_DAYS} days.`}
    </Notice>
  );
}
