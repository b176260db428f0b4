import { type DeletedEntry, deletedEntryOf, forgetSaved, type Ports, RETENTION_DAYS } from '@marginalia/engine';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { agoOf } from '../../format/ages.ts';
import { useNotices } from '../../notices/notices.tsx';
import type { DashboardHost } from '../dashboard-host.ts';
import type { Refresh } from '../use-dashboard.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useWorkQueue } from './use-work-queue.ts';
import { WorkProblem } from './WorkProblem.tsx';

export interface DeletedListProps {
  readonly refresh: Refresh;
  readonly work: Ports['work'];
  readonly host: DashboardHost;
  /** The time at which storage was last read. Each change reads the deleted entries again. */
  readonly now: Date;
  /** The summary that opens the list. It takes focus when an entry is removed from the list. */
  readonly summary: RefObject<HTMLElement | null>;
}

/** The deleted entries that can still be restored. It is mounted only while it is open. */
export default function DeletedList({ work: saved, host, now, refresh, summary }: DeletedListProps) {
  const { show } = useNotices();
  const [deleted, setDeleted] = useState<readonly DeletedEntry[]>();
  const [problem, enqueue] = useWorkQueue();
  const restoreFocusTo = useRestoreFocus();

  const read = async (): Promise<readonly DeletedEntry[]> => (await saved.deleted()).map(deletedEntryOf);
  const reread = useEffectEvent(() => enqueue('read', 'What was deleted could not be read.', async () => setDeleted(await read())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` changes with each reading of storage
  useEffect(() => reread(), [now]);

  /** Runs work that removes an entry from the list, then reads the list again and restores focus. */
  const removeWith = (id: string, failure: string, work: () => Promise<void>): void =>
    enqueue(`deleted:${id}`, failure, async () => {
      await work();
      const left = await read();
      restoreFocusTo(() => summary.current);
      setDeleted(left);
    });
  const restore = ({ id, entry }: DeletedEntry): void =>
    removeWith(id, 'It was not restored.', async () => {
      const restored = await saved.restore(id);
      await refresh();
      if (restored) show({ tone: 'success', title: 'Restored', text: `${entry.title} is back.` });
    });
  const forget = (id: string): void => removeWith(id, 'It was not removed.', async () => forgetSaved(await host.ports(), id));

  return (
    <>
      <WorkProblem text={problem} />
      {deleted?.length === 0 && <p className="m-panel__note">Nothing was deleted in the last {RETENTION_DAYS} days.</p>}
      <ul className="m-deleted__list">
        {deleted?.map((item) => {
          const { id, deletedAt, entry } = item;
          return (
            <li className="m-deleted__item" key={id}>
              <span className="m-deleted__what">
                <span className="m-deleted__title" dir="auto">
                  {entry.title}
                </span>
                <span className="m-saved__facts">
                  {entry.type !== '' && <span>{entry.type}</span>}
                  <span>
                    Deleted <time dateTime={deletedAt}>{agoOf(deletedAt, now)}</time>
                  </span>
                </span>
              </span>
              <Button aria-label={`Restore ${entry.title}`} icon="undo" onClick={() => restore(item)} size="sm">
                Restore
              </Button>
              <IconButton danger icon="x" label={`Remove ${entry.title} for good`} onClick={() => forget(id)} tooltip="Remove for good" />
            </li>
          );
        })}
      </ul>
    </>
  );
}
