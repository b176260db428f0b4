import type { Notice, Ports, Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadRunParts, type RunParts } from './load-run-parts.ts';
import { type Failure, type InvalidInput, stateOf, type ToolActor, type ToolRunState } from './tool-state.ts';

export interface ToolRun {
  /** The machine with the parts of the screen that it needs; both come when a person turns to the tool. */
  readonly actor: ToolActor | undefined;
  readonly parts: RunParts | undefined;
  /** Fetches them, and what the generator needs to write, ahead of the first submit. */
  readonly prepare: () => void;
  readonly submit: (values: Readonly<Record<string, unknown>>) => void;
  /** Submits again what could not be submitted because the machine did not arrive. */
  readonly again: (() => void) | undefined;
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
  const [invalid, setInvalid] = useState<InvalidInput>();
  const [failure, setFailure] = useState<Failure>();
  const tell = useLatest(onNotice);
  const latest = useLatest(ports);

  const hear = (notice: Notice): void => {
    // Heard before the screen changes, so focus is still where the person had it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-ends-with-run]'))
      heading.current?.focus({ preventScroll: true });
    if (notice.tone === 'error') setFailure({ notice, focus: root.current?.contains(document.activeElement) === true });
    else tell.current(notice);
  };

  const { parts, actor, start } = useMachine((loaded) => {
    const { storage, archive, clock, log } = ports;
    // Another generator may be chosen between two runs.
    const started = loaded.startRun({
      tool,
      ports: {
        storage,
        archive,
        clock,
        log,
        get generator() {
          return latest.current.generator;
        },
      },
    });
    started.on('notice', ({ notice }) => hear(notice));
    started.on('invalid', ({ message, issues }) => setInvalid({ message, issues }));
    return started;
  });

  const [unsent, setUnsent] = useState<Readonly<Record<string, unknown>>>();
  const submit = (values: Readonly<Record<string, unknown>>): void => {
    setUnsent(undefined);
    start().then(
      (running) => running.send({ type: 'submit', values }),
      () => setUnsent(values),
    );
  };

  const state = useRunState(actor);
  if (state === 'busy' && invalid) setInvalid(undefined);
  return {
    actor,
    parts,
    prepare: () => {
      start().then(
        () => latest.current.generator.warm?.(tool.definition.outline),
        () => {},
      );
    },
    submit,
    again: unsent && (() => submit(unsent)),
    invalid,
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
