import type { Notice, toolMachine } from '@marginalia/engine';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type ToolActor = ActorRefFrom<typeof toolMachine>;
export type ToolSnapshot = SnapshotFrom<typeof toolMachine>;

/** The top states of the tool machine; `idle` also stands for a machine that is not loaded yet. */
export type ToolRunState = 'idle' | 'busy' | 'result' | 'error';

export interface RunFailure {
  readonly notice: Notice;
  /** Whether focus was inside the tool when the run failed. The message then takes focus. */
  readonly focus: boolean;
}

export function stateOf(snapshot: ToolSnapshot | undefined): ToolRunState {
  return (['busy', 'result', 'error'] as const).find((state) => snapshot?.matches(state)) ?? 'idle';
}
