import { type DeletedEntry, forgetDeleted, KEPT_DAYS, listDeleted, type Ports, restoreDeleted } from '@marginalia/engine';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { useNotices } from '../../notices/notices.tsx';
import type { Refresh } from '../dashboard-page-props.ts';
// Not from their own files: what two chunks share would be a third.
import { agoOf, useAttempts, useFocusLater } from '../dashboard-parts.ts';
import { Problem } from './Problem.tsx';

export interface DeletedListProps {
  readonly refresh: Refresh;
  readonly ports: Pick<Ports, 'storage' | 'archive' | 'clock'>;
  /** When storage was read: what was deleted is read again with it. */
  readonly now: Date;
  /** What opens the list, which focus is moved to when an entry goes. */
  readonly summary: RefObject<HTMLElement | null>;
}

/** What was deleted and can be had back. Mounted while it is open. */
export function DeletedList({ ports, now, refresh, summary }: DeletedListProps) {
  const { show } = useNotices();
  const [deleted, setDeleted] = useState<readonly DeletedEntry[]>();
  const [problem, attempt] = useAttempts();
  const focusLater = useFocusLater();

  const read = (): Promise<readonly DeletedEntry[]> => listDeleted(ports.archive, ports.clock.now());
  const reread = useEffectEvent(() => attempt('read', 'What was deleted could not be read.', async () => setDeleted(await read())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading of storage calls for one of the archive
  useEffect(() => reread(), [now]);

  /** Does something that takes an entry out of the list. */
  const take = (id: number, failure: string, work: () => Promise<void>): void =>
    attempt(`deleted:${id}`, failure, async () => {
      await work();
      const left = await read();
      focusLater(() => summary.current);
      setDeleted(left);
    });
  const restore = (id: number): void =>
    take(id, 'It was not restored.', async () => {
      const entry = await restoreDeleted(ports, id);
      await refresh();
      if (entry) show({ tone: 'success', title: 'Restored', text: `${entry.title} is back.` });
    });
  const forget = (id: number): void => take(id, 'It was not removed.', () => forgetDeleted(ports.archive, id, ports.clock.now()));

  return (
    <>
      <Problem text={problem} />
      {deleted?.length === 0 && <p className="m-panel__note">Nothing was deleted in the last {KEPT_DAYS} days.</p>}
      <ul className="m-deleted__list">
        {deleted?.map(({ id, deletedAt, entry }) => (
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
            <Button aria-label={`Restore ${entry.title}`} icon="undo" onClick={() => restore(id)} size="sm">
              Restore
            </Button>
            <IconButton danger icon="x" label={`Remove ${entry.title} for good`} onClick={() => forget(id)} tooltip="Remove for good" />
          </li>
        ))}
      </ul>
    </>
  );
}
