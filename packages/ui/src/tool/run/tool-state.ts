import type { InputIssue, Notice, toolMachine } from '@marginalia/engine';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

/** What the parts of a tool's screen know of its run. */
export type ToolActor = ActorRefFrom<typeof toolMachine>;
export type ToolSnapshot = SnapshotFrom<typeof toolMachine>;
export type ToolRunState = 'idle' | 'busy' | 'result' | 'error';

export interface InvalidInput {
  readonly message: string;
  readonly issues: readonly InputIssue[];
}

export interface Failure {
  readonly notice: Notice;
  /** Whether the person was at work in this tool when it happened; then focus goes to the message. */
  readonly focus: boolean;
}

export function stateOf(snapshot: ToolSnapshot | undefined): ToolRunState {
  return snapshot?.value ?? 'idle';
}
