import { KEPT_DAYS, type Ports, type SavedEntry } from '@marginalia/engine';
import { useEffect, useEffectEvent } from 'react';
import { useNotices } from '../../notices/notices.tsx';
import type { JustDeleted, Refresh } from '../dashboard-page-props.ts';
import type { DashboardActs } from '../use-dashboard.ts';
import type { LaterPart } from '../use-part.ts';
import { useAttempts } from './use-attempts.ts';

export interface SavedActionsInput {
  readonly load: LaterPart<DashboardActs>['load'];
  readonly refresh: Refresh;
  readonly ports: Pick<Ports, 'storage' | 'archive' | 'clock'>;
  readonly justDeleted: JustDeleted;
  /** Loads the page again. */
  readonly reload: () => void;
  /** How many are saved. */
  readonly saved: number;
  /** Called just before rows move: which entry was deleted; or none, when one has come back. */
  readonly onMoved: (deleted?: SavedEntry) => void;
  /** Called when the page has come back from a reload after a deletion. */
  readonly onReturn: () => void;
}

/** Deleting, and undoing it. */
export function useSavedActions({ load, ports, justDeleted, reload, refresh, saved, onMoved, onReturn }: SavedActionsInput) {
  const { show } = useNotices();
  const [problem, attempt] = useAttempts();

  const restore = (id: number): void =>
    attempt(`deleted:${id}`, 'It was not restored.', async () => {
      const acts = await load();
      if (!acts) return;
      const entry = await acts.restoreDeleted(ports, id);
      onMoved();
      await refresh();
      if (entry) show({ tone: 'success', title: 'Restored', text: `${entry.title} is back.` });
      else show({ tone: 'info', title: 'Not restored', text: 'It is not in Recently deleted any more.' });
    });

  const tellDeleted = (id: number, title: string, left: number): void =>
    show(
      { tone: 'info', title: 'Deleted', text: `${left} saved. "${title}" can be restored for ${KEPT_DAYS} days.` },
      { label: 'Undo', run: () => restore(id) },
    );

  const remove = (entry: SavedEntry): void =>
    attempt(entry.key, `"${entry.title}" was not deleted.`, async () => {
      const acts = await load();
      if (!acts) return;
      const id = await acts.deleteSaved(ports, entry);
      // Specification §4: the page is loaded again after a report is deleted.
      if (entry.store === 'saved_reports') {
        if (id !== undefined) justDeleted.set(String(id));
        reload();
        return;
      }
      onMoved(entry);
      const now = await refresh();
      if (id !== undefined && now) tellDeleted(id, entry.title, now.entries.length);
    });

  const welcomeBack = useEffectEvent(() => {
    const id = justDeleted.get();
    if (id === null) return;
    justDeleted.clear();
    onReturn();
    attempt('return', 'What was deleted could not be read.', async () => {
      const acts = await load();
      const found = (await acts?.listDeleted(ports.archive, ports.clock.now()))?.find((one) => String(one.id) === id);
      if (found) tellDeleted(found.id, found.entry.title, saved);
    });
  });
  useEffect(() => welcomeBack(), []);

  return { problem, remove };
}
