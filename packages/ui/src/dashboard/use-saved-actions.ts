import {
  type Dashboard,
  type DeletedEntry,
  deleteSaved,
  forgetDeleted,
  listDeleted,
  type Ports,
  restoreDeleted,
  type SavedEntry,
  StorageError,
} from '@marginalia/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotices } from '../notices/notices.tsx';

/** Remembers across one reload of the page what was deleted. */
export interface JustDeleted {
  readonly get: () => string | null;
  readonly set: (id: string) => void;
  readonly clear: () => void;
}

export interface SavedActionsInput {
  readonly ports: Pick<Ports, 'storage' | 'archive' | 'clock'>;
  readonly justDeleted: JustDeleted;
  /** Loads the page again. */
  readonly reload: () => void;
  /** Reads storage again; nothing where that is not possible. */
  readonly refresh: () => Promise<Dashboard | undefined>;
  /** What is shown; absent until it is read. */
  readonly model: Dashboard | undefined;
  /** Called just before rows go: of the list, which entry was deleted; of what was deleted; or none, when one has come back. */
  readonly onMoved: (what?: SavedEntry | 'deleted') => void;
  /** Called when the page has come back from a reload after a deletion. */
  readonly onReturn: () => void;
}

const UNREAD = 'What was deleted could not be read.';

/** Deleting, restoring, and what was deleted. */
export function useSavedActions({ ports, justDeleted, reload, refresh, model, onMoved, onReturn }: SavedActionsInput) {
  const { show } = useNotices();
  const [problem, setProblem] = useState<string>();
  const [deleted, setDeleted] = useState<readonly DeletedEntry[]>();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(new Set<string>());
  // Not state: the Undo of a message that was shown before must know it too.
  const isOpen = useRef(false);

  const readDeleted = async (): Promise<void> => {
    const list = await listDeleted(ports.archive, ports.clock.now());
    onMoved('deleted');
    setDeleted(list);
  };

  /** One after the other, and none twice at a time, so that a double click does it once. */
  const attempt = (what: string, failure: string, work: () => Promise<void>): void => {
    if (waiting.current.has(what)) return;
    waiting.current.add(what);
    const run = async (): Promise<void> => {
      setProblem(undefined);
      try {
        await work();
        if (isOpen.current) await readDeleted();
      } catch (thrown) {
        if (!(thrown instanceof StorageError)) throw thrown;
        setProblem(`${failure} ${thrown.message}`);
      } finally {
        waiting.current.delete(what);
      }
    };
    queue.current = queue.current.then(run, run);
  };

  const restore = (id: number, from?: 'deleted'): void =>
    attempt(`deleted:${id}`, 'It was not restored.', async () => {
      const entry = await restoreDeleted(ports, id);
      onMoved(from);
      await refresh();
      if (entry) show({ tone: 'success', title: 'Restored', text: `${entry.title} is back.` });
    });

  const tellDeleted = (id: number, title: string, left: number): void =>
    show(
      { tone: 'info', title: 'Deleted', text: `${left} saved. "${title}" can be restored for 30 days.` },
      { label: 'Undo', run: () => restore(id) },
    );

  const remove = (entry: SavedEntry): void =>
    attempt(entry.key, `"${entry.title}" was not deleted.`, async () => {
      const id = await deleteSaved(ports, entry);
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

  const forget = (id: number): void =>
    attempt(`deleted:${id}`, 'It was not removed.', () => forgetDeleted(ports.archive, id, ports.clock.now()));

  const toggleDeleted = (open: boolean): void => {
    isOpen.current = open;
    // There is nothing to do but to read it.
    attempt('read', UNREAD, async () => {});
  };

  const welcomeBack = useEffectEvent(() => {
    const id = justDeleted.get();
    if (id === null) return;
    justDeleted.clear();
    onReturn();
    attempt('return', UNREAD, async () => {
      const found = (await listDeleted(ports.archive, ports.clock.now())).find((one) => String(one.id) === id);
      if (found) tellDeleted(found.id, found.entry.title, model?.entries.length ?? 0);
    });
  });
  const isRead = model !== undefined;
  useEffect(() => {
    if (isRead) welcomeBack();
  }, [isRead]);

  return { problem, deleted, remove, restore, forget, toggleDeleted };
}
