import type { CheckedValues, Notice, Ports, Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Failure, stateOf, type ToolActor, type ToolRunState } from '../tool-state.ts';
import { loadRunParts, type RunParts } from './load-run-parts.ts';

export interface ToolRun {
  /** The running machine. It and `parts` are undefined until `prepare` or `submit` has loaded their code. */
  readonly actor: ToolActor | undefined;
  readonly parts: RunParts | undefined;
  /** Loads the code of the run, and lets the generator load what it needs, before the first submit. */
  readonly prepare: () => void;
  readonly submit: (values: CheckedValues) => void;
  /** Repeats a submit that failed because the machine's code could not be loaded; undefined otherwise. */
  readonly retrySubmit: (() => void) | undefined;
  readonly failure: Failure | undefined;
}

export interface ToolRunOptions {
  readonly tool: Tool;
  readonly ports: Ports;
  readonly onNotice: (notice: Notice) => void;
  /** The element of the whole tool. Focus inside it means that the person is still working here. */
  readonly root: RefObject<HTMLElement | null>;
  /** The element that takes focus when the focused control disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The tool machine of one screen. It keeps errors for the screen, and passes all other notices to the host. */
export function useToolRun({ tool, ports, onNotice, root, heading }: ToolRunOptions): ToolRun {
  const [failure, setFailure] = useState<Failure>();
  const latestOnNotice = useLatest(onNotice);

  const onMachineNotice = (notice: Notice): void => {
    // This runs before React updates the screen, so the person's focus has not moved yet.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[data-ends-with-run]'))
      heading.current?.focus({ preventScroll: true });
    if (notice.tone === 'error') setFailure({ notice, focus: root.current?.contains(document.activeElement) === true });
    else latestOnNotice.current(notice);
  };

  const { parts, actor, start } = useMachine((loaded) => {
    const started = loaded.startRun({ tool, ports });
    started.on('notice', ({ notice }) => onMachineNotice(notice));
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
    retrySubmit: unsent && (() => submit(unsent)),
    failure: state === 'error' ? failure : undefined,
  };
}

/** Loads the machine and starts it at the first call of `start`; stops it when the screen unmounts. */
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
        // The next call loads the code again.
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
