import { type InputIssue, type Notice, type Ports, type Tool, toolMachine } from '@marginalia/engine';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type ToolActor = ActorRefFrom<typeof toolMachine>;
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

export interface ToolRun {
  readonly actor: ToolActor;
  /** What the last submit lacked; gone with the next valid one. */
  readonly invalid: InvalidInput | undefined;
  readonly failure: Failure | undefined;
}

export interface ToolRunOptions {
  readonly tool: Tool;
  readonly ports: Ports;
  readonly onNotice: (notice: Notice) => void;
  /** The whole tool: focus inside it means that the person is still here. */
  readonly root: RefObject<HTMLElement | null>;
  /** Where focus goes when the control that had it disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** One run of the tool machine for one screen. Errors stay on the screen; all other notices go to the host. */
export function useToolRun({ tool, ports, onNotice, root, heading }: ToolRunOptions): ToolRun {
  const actor = useActorRef(toolMachine, { input: { tool, ports } });
  const [invalid, setInvalid] = useState<InvalidInput>();
  const [failure, setFailure] = useState<Failure>();

  const hear = useEffectEvent((notice: Notice) => {
    // Heard before the screen changes, so focus is still where the person had it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-ends-with-run]'))
      heading.current?.focus({ preventScroll: true });
    if (notice.tone === 'error') setFailure({ notice, focus: root.current?.contains(document.activeElement) === true });
    else onNotice(notice);
  });

  useEffect(() => {
    const subscriptions = [
      actor.on('notice', ({ notice }) => hear(notice)),
      actor.on('invalid', ({ message, issues }) => setInvalid({ message, issues })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  const state = useRunState(actor);
  if (state === 'busy' && invalid) setInvalid(undefined);
  return { actor, invalid, failure: state === 'error' ? failure : undefined };
}

export function stateOf(snapshot: SnapshotFrom<typeof toolMachine>): ToolRunState {
  return snapshot.value;
}

export function useRunState(actor: ToolActor): ToolRunState {
  return useSelector(actor, stateOf);
}
