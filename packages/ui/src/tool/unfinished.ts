import type { ToolSnapshot } from './tool-state.ts';

/** How far a long document is that can be continued. */
export interface Unfinished {
  readonly done: number;
  readonly count: number;
}

export function unfinishedIn(snapshot: ToolSnapshot | undefined): Unfinished | undefined {
  if (!snapshot?.can({ type: 'resume' })) return undefined;
  const { tool, values, progress } = snapshot.context;
  return { done: progress?.done?.length ?? 0, count: progress?.count ?? tool.sections(values).length };
}
