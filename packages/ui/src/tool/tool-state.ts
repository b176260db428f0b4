import type { Notice, toolMachine } from '@marginalia/engine';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type ToolActor = ActorRefFrom<typeof toolMachine>;
export type ToolSnapshot = SnapshotFrom<typeof toolMachine>;

/** The four states that every part of a tool's screen knows. */
export type ToolRunState = 'idle' | 'busy' | 'result' | 'error';

export interface Failure {
  readonly notice: Notice;
  /** Whether the person was at work in this tool when it happened; then focus goes to the message. */
  readonly focus: boolean;
}

export function stateOf(snapshot: ToolSnapshot | undefined): ToolRunState {
  return (['busy', 'result', 'error'] as const).find((state) => snapshot?.matches(state)) ?? 'idle';
}
