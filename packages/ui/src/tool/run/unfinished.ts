import { isUnfinished } from '@marginalia/engine';
import type { ToolSnapshot } from './tool-state.ts';

/** How far a long document is that broke off. */
export interface Unfinished {
  readonly done: number;
  readonly count: number;
  /** Whether it can be continued now; not while the device is chosen, which would write a draft of its own. */
  readonly goesOn: boolean;
}

export function unfinishedIn(snapshot: ToolSnapshot | undefined): Unfinished | undefined {
  if (!snapshot || snapshot.value === 'busy' || !isUnfinished(snapshot.context)) return undefined;
  const { tool, values, progress } = snapshot.context;
  const goesOn = snapshot.can({ type: 'resume' });
  return { done: progress?.done?.length ?? 0, count: progress?.count ?? tool.sections(values).length, goesOn };
}
