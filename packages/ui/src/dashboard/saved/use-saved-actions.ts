import { deletedEntryOf, type Ports, RETENTION_DAYS, type SavedEntry } from '@marginalia/engine';
import { useEffect, useEffectEvent } from 'react';
import { useNotices } from '../../notices/notices.tsx';
import type { Refresh } from '../use-dashboard.ts';
import { useWorkQueue } from './use-work-queue.ts';

/** Remembers the id of a deleted entry across one reload of the page. */
export interface JustDeleted {
  readonly get: () => string | null;
  readonly set: (id: string) => void;
  readonly clear: () => void;
}

interface SavedActionsInput {
  readonly refresh: Refresh;
  readonly ports: Pick<Ports, 'work'>;
  readonly justDeleted: JustDeleted;
  /** Loads the page again. */
  readonly reload: () => void;
  /** Called just before rows are removed or added: with the deleted entry, or without one when an entry was restored. */
  readonly onRowsChange: (deleted?: SavedEntry) => void;
  /** Called after the page has reloaded because a report was deleted. */
  readonly onReloaded: () => void;
}

/** Deletes a saved entry and offers to undo the deletion. */
export function useSavedActions({ ports, justDeleted, reload, refresh, onRowsChange, onReloaded }: SavedActionsInput) {
  const { show } = useNotices();
  const [problem, enqueue] = useWorkQueue();

  const restore = (id: string, title: string): void =>
    enqueue(`deleted:${id}`, 'It was not restored.', async () => {
      const restored = await ports.work.restore(id);
      onRowsChange();
      await refresh();
      if (restored) show({ tone: 'success', title: 'Restored', text: `${title} is back.` });
      else show({ tone: 'info', title: 'Not restored', text: 'It is not in Recently deleted any more.' });
    });

  const showDeleted = (id: string, title: string): void =>
    show(
      { tone: 'info', title: 'Deleted', text: `"${title}". Undo, or restore it within ${RETENTION_DAYS} days.` },
      { label: 'Undo', run: () => restore(id, title) },
    );

  const remove = (entry: SavedEntry): void =>
    enqueue(entry.key, `"${entry.title}" was not deleted.`, async () => {
      const id = await ports.work.remove(entry);
      // The page is loaded again, as it has always been after a report is deleted.
      if (entry.store === 'saved_reports') {
        if (id !== undefined) justDeleted.set(id);
        reload();
        return;
      }
      onRowsChange(entry);
      if ((await refresh()) && id !== undefined) showDeleted(id, entry.title);
    });

  const afterReload = useEffectEvent(() => {
    const id = justDeleted.get();
    if (id === null) return;
    justDeleted.clear();
    onReloaded();
    enqueue('reload', 'What was deleted could not be read.', async () => {
      const found = (await ports.work.deleted()).find((deleted) => deleted.id === id);
      if (found) showDeleted(id, deletedEntryOf(found).entry.title);
    });
  });
  useEffect(() => afterReload(), []);

  return { problem, remove };
}
