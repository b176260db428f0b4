import type { CheckedValues, KeptResult, Notice, Tool, Values } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LinkButton } from '../../navigation/LinkButton.tsx';
import type { NoticeAction } from '../../notices/ToastRegion.tsx';
import type { FormFields } from '../form-fields.ts';
import { createFormMarks, type FormMarks } from '../sources/form-marks.ts';
import { loadSources } from '../sources/load-sources.ts';
import { type RunFailure, stateOf, type ToolActor, type ToolRunState } from '../tool-state.ts';
import type { LoadedRun, ToolRuns } from './tool-runs.ts';

export interface ToolRun extends LoadedRun {
  /** The running machine; undefined until `prepare`, `submit` or a kept text has loaded its code. */
  readonly actor: ToolActor | undefined;
  /** Loads the code of the run, and lets the generator load what it needs, before the first submit. */
  readonly prepare: () => void;
  readonly submit: (values: CheckedValues) => void;
  /** Shows the last kept text of a form, or else the last one, and returns all of them. */
  readonly restore: (form: Values) => Promise<readonly KeptResult[]>;
  /** Shows a text. A run that goes on ignores it. */
  readonly show: (record: KeptResult) => void;
  /** Repeats a submit that failed because the machine's code could not be loaded; undefined otherwise. */
  readonly retrySubmit: (() => void) | undefined;
  readonly failure: RunFailure | undefined;
  /** The fields of the form, once it is on the page. */
  readonly fields: RefObject<FormFields | null>;
  /** The marks in the form. */
  readonly marks: FormMarks;
}

interface ToolRunOptions {
  readonly tool: Tool;
  readonly runs: ToolRuns;
  readonly onNotice: (notice: Notice, action?: NoticeAction) => void;
  /** The element of the whole tool. Focus inside it means that the person is still working here. */
  readonly root: RefObject<HTMLElement | null>;
  /** The element that takes focus when the focused control disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/**
 * The run of the tool on a screen. The screen shows its errors and what a result needs, and passes all other notices to the host. When the
 * screen is left, the run goes on, and the host shows all of its notices with a link to the tool.
 */
export function useToolRun({ tool, runs, onNotice, root, heading }: ToolRunOptions): ToolRun {
  const handle = runs.of(tool);
  const state = useSyncExternalStore(handle.subscribe, handle.getSnapshot, handle.getSnapshot);
  const actor = state.run?.actor;
  const [failure, setFailure] = useState<RunFailure | undefined>(() => {
    const notice = state.run?.failure();
    return notice && { notice, focus: false };
  });
  const fields = useRef<FormFields>(null);
  const [marks] = useState(createFormMarks);
  const latestOnNotice = useLatest(onNotice);

  useEffect(() => {
    handle.listen((notice) => {
      // This runs before React updates the screen, so the person's focus has not moved yet.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.closest('[data-ends-with-run]'))
        heading.current?.focus({ preventScroll: true });
      if (notice.tone === 'error') setFailure({ notice, focus: root.current?.contains(document.activeElement) === true });
      // The card shows what a result needs.
      else if (notice.tone !== 'warning') latestOnNotice.current(notice);
    });
    const link = (
      <LinkButton size="sm" to={`/tools/${tool.slug}`}>
        Open {tool.name}
      </LinkButton>
    );
    return () => handle.listen((notice) => latestOnNotice.current(notice, { link }));
  }, [handle, heading, latestOnNotice, root, tool]);

  const [unsent, setUnsent] = useState<CheckedValues>();
  const submit = (values: CheckedValues): void => {
    setUnsent(undefined);
    marks.show(undefined);
    handle.start().then(
      (run) => run.actor.send({ type: 'submit', values }),
      () => setUnsent(values),
    );
  };

  const now = useToolRunState(actor);
  return {
    ...state,
    actor,
    prepare: () => {
      handle.start().then(
        () => {
          runs.ports.generators.warm(tool.definition.outline);
          // Loads the code that counts and saves, and the code that names the sources: they must work without a network too.
          void runs.ports.work.read().catch(() => undefined);
          void loadSources().catch(() => undefined);
        },
        () => {},
      );
    },
    submit,
    restore: handle.restore,
    show: (record) => {
      // Without its code the text stays where it is saved.
      handle.start().then(
        (run) => run.show(record),
        () => {},
      );
    },
    retrySubmit: unsent && (() => submit(unsent)),
    failure: now === 'error' ? failure : undefined,
    fields,
    marks,
  };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

export function useToolRunState(actor: ToolActor | undefined): ToolRunState {
  return useSelector(actor, stateOf);
}
