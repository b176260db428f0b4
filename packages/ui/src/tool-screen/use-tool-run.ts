import { type InputIssue, type Notice, type Ports, type Tool, toolMachine } from '@marginalia/engine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

export type ToolRun = ActorRefFrom<typeof toolMachine>;

/** Why a form was not taken: the tool's sentence, and what is wrong at which field. */
export interface InvalidInput {
  readonly message: string;
  readonly issues: readonly InputIssue[];
}

export interface ToolRunState {
  readonly run: ToolRun;
  readonly state: 'idle' | 'busy' | 'result' | 'error';
  /** A new object each time a form is refused, so that focus moves each time. */
  readonly invalid: InvalidInput | undefined;
  readonly failure: Notice | undefined;
  readonly submit: (values: Readonly<Record<string, string>>) => void;
}

/** Runs a tool. Failures are kept for a notice in place; the other notices go to `onNotice`. */
export function useToolRun(tool: Tool, ports: Ports, onNotice: (notice: Notice) => void): ToolRunState {
  const run = useActorRef(toolMachine, { input: { tool, ports } });
  const state = useSelector(run, (snapshot) => snapshot.value);
  const [invalid, setInvalid] = useState<InvalidInput>();
  const [failure, setFailure] = useState<Notice>();
  const show = useEffectEvent(onNotice);

  useEffect(() => {
    const subscriptions = [
      run.on('notice', ({ notice }) => (notice.tone === 'error' ? setFailure(notice) : show(notice))),
      run.on('invalid', setInvalid),
    ];
    return () => subscriptions.forEach((subscription) => void subscription.unsubscribe());
  }, [run]);

  return {
    run,
    state,
    invalid,
    failure,
    submit(values) {
      setInvalid(undefined);
      run.send({ type: 'submit', values });
    },
  };
}
