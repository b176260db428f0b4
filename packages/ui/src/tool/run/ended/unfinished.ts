import { isUnfinished } from '@marginalia/engine';
import type { ToolSnapshot } from '../../tool-state.ts';

/** The progress of a long document whose run failed or was stopped. */
export interface UnfinishedRun {
  /** The number of finished sections. */
  readonly done: number;
  /** The number of all sections. */
  readonly count: number;
  /** Whether the chosen generator can continue it. The device cannot: it writes a text of its own from the beginning. */
  readonly canContinue: boolean;
}

/**
 * The unfinished document of a run; undefined if there is none.
 * @param reads what the chosen generator reads: the task (the device) or the prompt (a model)
 */
export function unfinishedIn(snapshot: ToolSnapshot, reads: 'task' | 'prompt'): UnfinishedRun | undefined {
  if (!isUnfinished(snapshot)) return undefined;
  const { tool, values, progress } = snapshot.context;
  return { done: progress?.done?.length ?? 0, count: progress?.count ?? tool.sections(values).length, canContinue: reads === 'prompt' };
}
