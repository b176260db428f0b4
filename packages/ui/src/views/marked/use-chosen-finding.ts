import { useMemo, useRef, useState } from 'react';
import type { Decision } from './decisions.ts';
import type { MarkedEntry } from './entries.ts';
import { inReadingOrder, nextMark } from './marks.ts';
import type { FindingMark } from './pieces.ts';

/** The chosen finding, and the steps to others: from mark to mark in the text, elsewhere in reading order. */
export function useChosenFinding(
  entries: readonly MarkedEntry[],
  marks: readonly FindingMark[],
  decisionOf: (entry: MarkedEntry | undefined) => Decision | undefined,
) {
  const [chosen, setChosen] = useState<{ readonly entry: number; readonly mark?: number }>();
  const root = useRef<HTMLDivElement>(null);
  const order = useMemo(() => inReadingOrder(entries), [entries]);
  const current = chosen && entries[chosen.entry];
  const mark = chosen?.mark;

  const focusMark = (index: number | undefined): void => root.current?.querySelector<HTMLElement>(`[data-mark="${index}"][role]`)?.focus();
  const show = (entry: MarkedEntry): void => {
    const index = entries.indexOf(entry);
    const first = marks.findIndex((one) => one.entry === index);
    setChosen({ entry: index, ...(first >= 0 && { mark: first }) });
    root.current?.querySelector(`[data-mark="${first}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  return {
    root,
    order,
    current,
    mark,
    show,
    chooseMark: (index: number): void => setChosen({ entry: marks[index]?.entry ?? 0, mark: index }),
    /** Goes to the next mark of the text; inside the card and the lists it shows the next finding and leaves focus where it is. */
    step: (by: 1 | -1, inText: boolean): void => {
      if (inText) focusMark(nextMark(marks, mark ?? -1, by));
      else {
        const at = current ? order.indexOf(current) : by > 0 ? -1 : 0;
        const next = order[(at + by + order.length) % order.length];
        if (next) show(next);
      }
    },
    /** Goes on from a finding to the next one without a decision. */
    stepToOpen: (from: MarkedEntry): void => {
      const isOpen = (other: MarkedEntry | undefined): boolean => other !== from && decisionOf(other) === undefined;
      const inText = document.activeElement?.closest('.m-proof') !== null;
      const open = inText ? nextMark(marks, mark ?? -1, 1, (one) => isOpen(entries[one.entry])) : undefined;
      if (open !== undefined) focusMark(open);
      else {
        const at = order.indexOf(from);
        const next = [...order.slice(at + 1), ...order.slice(0, at)].find(isOpen);
        if (next) show(next);
      }
    },
    /** Closes the card of the finding. */
    close: (): void => {
      focusMark(mark);
      setChosen(undefined);
    },
    focusCard: (): void => root.current?.querySelector<HTMLElement>('.m-finding__actions button')?.focus(),
  };
}
