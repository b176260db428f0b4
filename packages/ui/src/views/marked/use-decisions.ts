import { useState } from 'react';
import type { ViewState } from '../view.ts';
import { type Decision, type Decisions, withDecisions } from './decisions.ts';
import type { MarkedEntry } from './entries.ts';

type DecisionChanges = Readonly<Record<string, Decision | undefined>>;

/** The decisions of a student, and the way back from the last ones. */
export function useDecisions({ state, change }: ViewState<Decisions>) {
  // The decisions before each change of this visit, the last change at the end.
  const [past, setPast] = useState<readonly DecisionChanges[]>([]);
  const of = (entry: MarkedEntry | undefined): Decision | undefined => (entry === undefined ? undefined : state?.of[entry.id]);
  const decide = (entries: readonly MarkedEntry[], decisionFor: (entry: MarkedEntry) => Decision | undefined): void => {
    setPast([...past, Object.fromEntries(entries.map((entry) => [entry.id, of(entry)]))]);
    change((now) => withDecisions(now, Object.fromEntries(entries.map((entry) => [entry.id, decisionFor(entry)]))));
  };
  const last = past.at(-1);
  const undo = (): void => {
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    change((now) => withDecisions(now, last));
  };
  return { of, decide, undo: last === undefined ? undefined : undo };
}
