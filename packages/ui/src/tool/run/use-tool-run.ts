import type { CheckedValues, Notice, Ports, Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Failure, stateOf, type ToolActor, type ToolRunState } from '../tool-state.ts';
import { loadRunParts, type RunParts } from './load-run-parts.ts';

export interface ToolRun {
  /** The machine; its code, and that of `parts`, is loaded when a person turns to the tool. */
  readonly actor: ToolActor | undefined;
  readonly parts: RunParts | undefined;
  /** Loads both, and what the generator needs to write, before the first submit. */
  readonly prepare: () => void;
  readonly submit: (values: CheckedValues) => void;
  /** Submits again what could not be submitted because the machine did not arrive. */
  readonly again: (() => void) | undefined;
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
  const [failure, setFailure] = useState<Failure>();
  const onNoticeNow = useLatest(onNotice);

  const take = (notice: Notice): void => {
    // This runs before the screen changes, so focus is still where the person had it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-ends-with-run]'))
      heading.current?.focus({ preventScroll: true });
    if (notice.tone === 'error') setFailure({ notice, focus: root.current?.contains(document.activeElement) === true });
    else onNoticeNow.current(notice);
  };

  const { parts, actor, start } = useMachine((loaded) => {
    const started = loaded.startRun({ tool, ports });
    started.on('notice', ({ notice }) => take(notice));
    return started;
  });

  const [unsent, setUnsent] = useState<CheckedValues>();
  const submit = (values: CheckedValues): void => {
    setUnsent(undefined);
    start().then(
      (running) => running.send({ type: 'submit', values }),
      () => setUnsent(values),
    );
  };

  const state = useRunState(actor);
  return {
    actor,
    parts,
    prepare: () => {
      start().then(
        () => ports.generators.warm(tool.definition.outline),
        () => {},
      );
    },
    submit,
    again: unsent && (() => submit(unsent)),
    failure: state === 'error' ? failure : undefined,
  };
}

/** The machine's actor, from the first time that it is asked for until the screen goes. */
function useMachine(startWith: (parts: RunParts) => ToolActor) {
  const [parts, setParts] = useState<RunParts>();
  const [actor, setActor] = useState<ToolActor>();
  const starting = useRef<Promise<ToolActor>>(undefined);

  const start = (): Promise<ToolActor> => {
    starting.current ??= loadRunParts().then(
      (loaded) => {
        const started = startWith(loaded);
        setParts(loaded);
        setActor(started);
        return started;
      },
      (cause: unknown) => {
        // The next submit tries again.
        starting.current = undefined;
        throw cause;
      },
    );
    return starting.current;
  };

  useEffect(
    () => () => {
      starting.current?.then((started) => started.stop()).catch(() => {});
      starting.current = undefined;
    },
    [],
  );
  return { parts, actor, start };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

export function useRunState(actor: ToolActor | undefined): ToolRunState {
  return useSelector(actor, stateOf);
}
