import type { SavedEntry } from '@marginalia/engine';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls to the row of one entry and focuses it. A search or the limit may hide the row: `mount` is asked for that many rows first, and
 * the effect after the next render finds it.
 */
export function useTargetRow(
  targetKey: string | undefined,
  entries: readonly SavedEntry[],
  mount: (rows: number) => void,
  find: (key: string) => HTMLElement | null | undefined,
): void {
  const pending = useRef<string>(undefined);
  const reveal = useEffectEvent((key: string) => {
    const row = entries.findIndex((entry) => entry.key === key);
    if (row < 0) return;
    pending.current = key;
    mount(row + 1);
  });
  useEffect(() => {
    if (targetKey !== undefined) reveal(targetKey);
  }, [targetKey]);
  useEffect(() => {
    const summary = pending.current === undefined ? undefined : find(pending.current);
    if (!summary) return;
    pending.current = undefined;
    summary.scrollIntoView({ block: 'center' });
    summary.focus({ preventScroll: true });
  });
}
