import { type Notice as EngineNotice, lowerFirst, type Ports, type Result, type Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { classNames } from '../basics/class-names.ts';
import { Notice } from '../basics/Notice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultBadges } from './ResultBadges.tsx';
import { ResultBody } from './ResultBody.tsx';
import { ResultEmpty } from './ResultEmpty.tsx';
import { ResultFoot } from './ResultFoot.tsx';
import { ResultProgress } from './ResultProgress.tsx';
import { stateOf, type ToolRun } from './use-tool-run.ts';

export interface ResultCardProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  readonly onNotice: (notice: EngineNotice) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Everything after Generate: nothing yet, the text as it is written, the result, or what went wrong beside what is kept. */
export function ResultCard({ tool, run, ports, onNotice, heading }: ResultCardProps) {
  const { actor, failure } = run;
  const snapshot = useSelector(actor, (now) => now);
  const { transcript, values, progress, result, earlier: replaced } = snapshot.context;
  const state = stateOf(snapshot);
  const busy = state === 'busy';
  const sheet = useRef<HTMLElement>(null);
  const earlierSheet = useRef<HTMLElement>(null);
  const { problem, hear } = useOutcome(onNotice, busy);

  // What the sheet shows: the text of this run once there is any, else the result that is still there from before.
  const own = busy || (state === 'error' && transcript.words > 0);
  const shown: Result | undefined = own ? { transcript, values, source: ports.generator.source, complete: false } : result;
  const earlier = state === 'error' && own ? result : state === 'result' ? replaced : undefined;
  const empty = !shown && !failure;
  const { noun } = tool.definition.screen;

  // Focus first: the button that is pressed disappears with its state.
  const leave = (event: { readonly type: 'cancel' | 'retry' }): void => {
    heading.current?.focus({ preventScroll: true });
    actor.send(event);
  };

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
        {busy && progress && (
          <p className="m-result__writing">
            Writing section {progress.index} of {progress.count}
          </p>
        )}
        {busy && (
          <Button className="m-result__cancel" data-ends-with-run="" icon="stop" onClick={() => leave({ type: 'cancel' })} size="sm">
            Cancel
          </Button>
        )}
        {shown && !busy && (
          <>
            <ResultBadges result={shown} tool={tool} />
            <ResultActions onOutcome={hear} ports={ports} result={shown} sheet={sheet} tool={tool} />
          </>
        )}
      </div>
      {failure && <FailureNotice failure={failure} onRetry={() => leave({ type: 'retry' })} />}
      {problem && <Problem notice={problem} />}
      {busy && <ResultProgress noun={noun} progress={progress} target={tool.target(values)} words={transcript.words} />}
      {shown && <ResultBody label={noun} progress={progress} result={shown} sheet={sheet} state={state} tool={tool} />}
      {shown && !busy && <ResultFoot result={shown} />}
      {earlier && (
        <div className="m-result__earlier">
          <div className="m-result__head">
            <h3 className="m-result__title">Earlier result</h3>
            <ResultBadges result={earlier} tool={tool} />
            <ResultActions of="earlier result" onOutcome={hear} ports={ports} result={earlier} sheet={earlierSheet} tool={tool} />
          </div>
          <ResultBody
            label={`Earlier ${lowerFirst(noun)}`}
            progress={undefined}
            result={earlier}
            sheet={earlierSheet}
            state="result"
            tool={tool}
          />
          <ResultFoot result={earlier} />
        </div>
      )}
      {empty && <ResultEmpty tool={tool} />}
    </section>
  );
}

function Problem({ notice: { title, text, reason } }: { readonly notice: EngineNotice }) {
  return (
    <Notice className="m-result__notice" heading={title} level={3} tone="error">
      <p className="m-notice__text">{text}</p>
      {reason !== undefined && (
        <p className="m-notice__text" data-reason="">
          {reason}
        </p>
      )}
    </Notice>
  );
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
