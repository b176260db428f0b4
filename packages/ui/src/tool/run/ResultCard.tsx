import { DEVICE_STATUS, type Notice as EngineNotice, type Ports, type Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../basics/Button.tsx';
import { classNames } from '../../basics/class-names.ts';
import { Notice } from '../../basics/Notice.tsx';
import { ResultEmpty } from '../result/ResultEmpty.tsx';
import { stateOf } from '../tool-state.ts';
import { unfinishedIn } from './ended/unfinished.ts';
import { keptOf, type RunAction, type RunView, resultsOf } from './run-view.ts';
import type { ToolRun } from './use-tool-run.tsx';

interface ResultCardProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  readonly loadTools?: (() => Promise<readonly Tool[]>) | undefined;
  readonly onNotice: (notice: EngineNotice) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const STOPPED: EngineNotice = { tone: 'info', title: 'Stopped.', text: 'Nothing was written. What you typed is kept.' };

/** The result card: empty, the text that is being written, the result, or a failure together with the texts that are kept. */
export function ResultCard({ tool, run, ports, loadTools, onNotice, heading }: ResultCardProps) {
  const { actor, run: running, records, code, retrySubmit, failure, fields } = run;
  const snapshot = useSelector(actor, (now) => now);
  const state = stateOf(snapshot);
  const busy = state === 'busy';
  const waits = snapshot?.matches({ busy: 'handover' }) === true;
  const sheet = useRef<HTMLElement>(null);
  const { problem, onOutcome } = useOutcome(onNotice, busy);
  const { subscribe, getSnapshot } = ports.generators;
  const { reads } = useSyncExternalStore(subscribe, getSnapshot, () => DEVICE_STATUS);

  // Move focus first: the pressed button disappears when the state changes.
  const send = (type: RunAction): void => {
    heading.current?.focus({ preventScroll: true });
    // A stop after the first words is a badge over them.
    if (type === 'cancel' && snapshot?.context.transcript.words === 0) onNotice(STOPPED);
    actor?.send({ type });
  };
  const reply: RunView['reply'] = (answer) => {
    heading.current?.focus({ preventScroll: true });
    actor?.send(answer);
  };
  const view: RunView | undefined = snapshot && {
    tool,
    ports,
    snapshot,
    state,
    ...resultsOf(snapshot),
    ...keptOf(snapshot, records, running?.shownId()),
    failure,
    unfinished: unfinishedIn(snapshot, reads),
    problem,
    sheet,
    send,
    reply,
    loadTools,
    onKept: (action, record) => {
      heading.current?.focus({ preventScroll: true });
      if (action === 'show') fields.current?.fill(record.values);
      void running?.[action](record);
    },
    onOutcome,
    marks: run.marks,
    form: () => fields.current?.form,
    onUseForm: () => {
      heading.current?.focus({ preventScroll: true });
      fields.current?.form.submit();
    },
    onShow: (...where) => fields.current?.show(...where),
  };
  const empty = !view?.shown && !view?.kept && !failure;

  return (
    <section
      aria-busy={busy && !waits}
      aria-labelledby="result-heading"
      className={classNames('m-result', `m-result--${tool.definition.output.height}`)}
      data-state={empty ? 'empty' : waits ? 'waits' : state}
      id="result"
      tabIndex={-1}
    >
      <div className="m-result__head">
        <h2 className="m-result__title" data-quiet={state === 'result' || undefined} id="result-heading" ref={heading} tabIndex={-1}>
          Result
        </h2>
        {code && view && <code.RunHead view={view} />}
      </div>
      {retrySubmit && <NotLoaded onRetry={retrySubmit} />}
      {empty && !retrySubmit && <ResultEmpty tool={tool} />}
      {!empty && code && view && <code.RunMain view={view} />}
    </section>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      actions={
        <Button onClick={onRetry} size="sm" variant="primary">
          Try again
        </Button>
      }
      className="m-result__notice"
      heading="A part of this page did not arrive"
      level={3}
      tone="error"
    >
      Check your connection, then try again. What you typed is kept.
    </Notice>
  );
}

/** Passes the notice of a successful action to the host, and keeps the notice of a failed one, which the card shows itself. */
function useOutcome(onNotice: (notice: EngineNotice) => void, busy: boolean) {
  const [problem, setProblem] = useState<EngineNotice>();
  if (busy && problem) setProblem(undefined);
  const onOutcome = (notice: EngineNotice): void => {
    const failed = notice.tone === 'error';
    setProblem(failed ? notice : undefined);
    if (!failed) onNotice(notice);
  };
  return { problem, onOutcome };
}
