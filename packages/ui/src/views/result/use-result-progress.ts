import { type Notice, type Ports, type ProgressRecord, resultProgress, StorageError } from '@marginalia/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewState } from '../view.ts';

/** The progress of a student in the views of a result. Each view asks for its own part. */
interface ResultProgressState {
  /** Whether what is kept has been read. */
  readonly isRead: boolean;
  readonly of: (view: string) => ViewState;
}

/**
 * Reads and changes the progress of a student. A change is shown at once and kept afterwards. Changes of another tab are shown when nothing
 * is being written.
 * @param enabled false until a view is shown, so that a text alone reads nothing
 */
export function useResultProgress(
  ports: Pick<Ports, 'progress' | 'kept'>,
  tool: string,
  text: string,
  enabled: boolean,
  onNotice: (notice: Notice) => void,
): ResultProgressState {
  const stored = useMemo(() => resultProgress(ports, tool, text), [ports, tool, text]);
  const [shown, setShown] = useState<{ readonly of: typeof stored; readonly views: ProgressRecord['views'] }>();
  const writing = useRef(0);
  const started = useRef(0);
  const hasNotified = useRef(false);

  useEffect(() => {
    if (!enabled) return;
    let left = false;
    const read = async (): Promise<void> => {
      const record = await stored.read();
      if (!left && writing.current === 0) setShown({ of: stored, views: record?.views ?? {} });
    };
    void read();
    const stop = stored.subscribe(() => void read());
    return () => {
      left = true;
      stop();
    };
  }, [stored, enabled]);

  const current = shown?.of === stored ? shown.views : undefined;
  const change = useCallback(
    (view: string, next: (state: unknown) => unknown): void => {
      setShown((now) => {
        const views = now?.of === stored ? now.views : {};
        return { of: stored, views: { ...views, [view]: next(views[view]) } };
      });
      writing.current += 1;
      started.current += 1;
      const own = started.current;
      stored
        .update(view, next)
        .then(
          // Writes may end in another order than they began. The record of the last one holds the others.
          ({ views }) => own === started.current && setShown((now) => (now?.of === stored ? { of: stored, views } : now)),
          (cause: unknown) => {
            if (hasNotified.current) return;
            hasNotified.current = true;
            onNotice(unkept(cause));
          },
        )
        .finally(() => {
          writing.current -= 1;
        });
    },
    [stored, onNotice],
  );
  return useMemo(() => {
    // A view whose progress is the same object is not drawn anew.
    const known = new Map<string, ViewState>();
    const of = (view: string): ViewState => {
      const own = known.get(view) ?? { state: current?.[view], change: (next) => change(view, next) };
      known.set(view, own);
      return own;
    };
    return { isRead: current !== undefined, of };
  }, [current, change]);
}

/** The notice, shown once, that the device cannot keep the progress. */
function unkept(cause: unknown): Notice {
  const reason = cause instanceof StorageError ? cause.message : 'This browser did not store it.';
  return { tone: 'error', title: 'Error', text: 'What you do here lasts until this tab is closed.', reason };
}
