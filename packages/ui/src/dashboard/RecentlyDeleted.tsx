import { type DeletedEntry, KEPT_DAYS } from '@marginalia/engine';
import type { Ref } from 'react';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { agoOf } from './dates.ts';

export interface RecentlyDeletedProps {
  /** Read when it is opened; absent before. */
  readonly deleted: readonly DeletedEntry[] | undefined;
  readonly now: Date;
  readonly onToggle: (open: boolean) => void;
  readonly onRestore: (id: number) => void;
  readonly onForget: (id: number) => void;
  /** What opens it, which focus may be moved to. */
  readonly summary: Ref<HTMLElement>;
}

/** What was deleted and can be had back. */
export function RecentlyDeleted({ deleted, now, onToggle, onRestore, onForget, summary }: RecentlyDeletedProps) {
  return (
    <details className="m-deleted" onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="m-deleted__summary" ref={summary}>
        <Icon name="history" />
        <span>Recently deleted</span>
        <span className="m-deleted__kept">kept for {KEPT_DAYS} days</span>
      </summary>
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
            <Button aria-label={`Restore ${entry.title}`} icon="undo" onClick={() => onRestore(id)} size="sm">
              Restore
            </Button>
            <IconButton danger icon="x" label={`Remove ${entry.title} for good`} onClick={() => onForget(id)} tooltip="Remove for good" />
          </li>
        ))}
      </ul>
    </details>
  );
}
