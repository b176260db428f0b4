import type { Notice as EngineNotice, Ports, Result, Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { classNames } from '../../basics/class-names.ts';
import { Notice } from '../../basics/Notice.tsx';
import { useGenerator } from '../../settings/use-generator.ts';
import { ResultEmpty } from '../result/ResultEmpty.tsx';
import { stateOf, type ToolSnapshot } from './tool-state.ts';
import { unfinishedIn } from './unfinished.ts';
import type { ToolRun } from './use-tool-run.ts';

export interface ResultCardProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  readonly onNotice: (notice: EngineNotice) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Everything after Generate: nothing yet, the text as it is written, the result, or what went wrong beside what is kept. */
export function ResultCard({ tool, run, ports, onNotice, heading }: ResultCardProps) {
  const { actor, parts, again, failure } = run;
  const snapshot = useSelector(actor, (now) => now);
  const state = stateOf(snapshot);
  const busy = state === 'busy';
  const sheet = useRef<HTMLElement>(null);
  const { problem, hear } = useOutcome(onNotice, busy);
  // Whether a document can be continued depends on who is chosen to write.
  useGenerator();
  const { shown, earlier } = resultsOf(snapshot);
  const empty = !shown && !failure;

  // Focus first: the button that is pressed disappears with its state.
  const leave = (event: { readonly type: 'cancel' | 'retry' | 'resume' | 'startOver' }): void => {
    heading.current?.focus({ preventScroll: true });
    actor?.send(event);
  };
  const part = { tool, ports, state, progress: snapshot?.context.progress, shown, earlier, sheet, onOutcome: hear };

  return (
    <section
      aria-busy={busy}
      aria-labelledby="result-heading"
      className={classNames('m-result', `m-result--${tool.definition.output.height}`)}
      data-state={empty ? 'empty' : state}
      id="result"
      tabIndex={-1}
    >
      <div className="m-result__head">
        <h2 className="m-result__title" data-quiet={state === 'result' || undefined} id="result-heading" ref={heading} tabIndex={-1}>
          Result
        </h2>
        {parts && <parts.RunHead {...part} onCancel={() => leave({ type: 'cancel' })} />}
      </div>
      {again && <NotLoaded onRetry={again} />}
      {empty && !again && <ResultEmpty tool={tool} />}
      {!empty && parts && (
        <parts.RunMain
          {...part}
          failure={failure}
          kind={snapshot?.context.failure}
          onContinue={() => leave({ type: 'resume' })}
          onRetry={() => leave({ type: 'retry' })}
          onStartOver={() => leave({ type: 'startOver' })}
          problem={problem}
          target={snapshot && tool.target(snapshot.context.values)}
          unfinished={unfinishedIn(snapshot)}
          waiting={snapshot?.context.waiting}
        />
      )}
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

/** What the sheet shows: the text of this run once there is any, else the result that is still there from before, and what stays beside it. */
function resultsOf(snapshot: ToolSnapshot | undefined): { readonly shown?: Result; readonly earlier?: Result } {
  if (!snapshot) return {};
  const { transcript, values, source, result, earlier } = snapshot.context;
  const state = stateOf(snapshot);
  const own = state === 'busy' || (state === 'error' && transcript.words > 0);
  const shown = own ? { transcript, values, source, complete: false } : result;
  const beside = state === 'error' && own ? result : state === 'result' ? earlier : undefined;
  return { ...(shown && { shown }), ...(beside && { earlier: beside }) };
}

/** Passes on what went well and keeps what did not, for a notice in place. */
function useOutcome(onNotice: (notice: EngineNotice) => void, busy: boolean) {
  const [problem, setProblem] = useState<EngineNotice>();
  if (busy && problem) setProblem(undefined);
  const hear = (notice: EngineNotice): void => {
    const failed = notice.tone === 'error';
    setProblem(failed ? notice : undefined);
    if (!failed) onNotice(notice);
  };
  return { problem, hear };
}
