import { isUnfinished } from '@marginalia/engine';
import type { ToolSnapshot } from '../tool-state.ts';

/** How far a long document is that broke off. */
export interface Unfinished {
  readonly done: number;
  readonly count: number;
  /** Whether it can be continued now: not while a generator is chosen that writes its own text from the beginning. */
  readonly canContinue: boolean;
}

/** @param reads what the generator that is chosen now writes from */
export function unfinishedIn(snapshot: ToolSnapshot, reads: 'task' | 'prompt'): Unfinished | undefined {
  if (!isUnfinished(snapshot)) return undefined;
  const { tool, values, progress } = snapshot.context;
  return { done: progress?.done?.length ?? 0, count: progress?.count ?? tool.sections(values).length, canContinue: reads === 'prompt' };
}
