import {
  type Notice as EngineNotice,
  type GenerationErrorKind,
  lowerFirst,
  type Ports,
  type Progress,
  type Result,
  type Tool,
  type ToolRunInput,
  toolMachine,
  type Waiting,
} from '@marginalia/engine';
import { type RefObject, useRef } from 'react';
import { createActor } from 'xstate';
import { Button } from '../../basics/Button.tsx';
import { Notice } from '../../basics/Notice.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultBadges } from '../result/ResultBadges.tsx';
import { ResultBody } from '../result/ResultBody.tsx';
import { ResultFoot } from '../result/ResultFoot.tsx';
import { Shortfalls } from '../result/Shortfalls.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { ResultProgress } from './ResultProgress.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';
import type { Failure, ToolActor, ToolRunState } from './tool-state.ts';
import type { Unfinished } from './unfinished.ts';

/**
 * What only a run needs: the machine, and the parts of the result card that show it. They come in a chunk of their own, on the
 * way to the first Generate.
 */

export function startRun(input: ToolRunInput): ToolActor {
  return createActor(toolMachine, { input }).start();
}

export interface RunPartProps {
  readonly tool: Tool;
  readonly ports: Ports;
  readonly state: ToolRunState;
  readonly progress: Progress | undefined;
  /** What the sheet shows: a result, or the text of this run so far. */
  readonly shown: Result | undefined;
  /** A result that is still there from before. */
  readonly earlier: Result | undefined;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onOutcome: (notice: EngineNotice) => void;
}

export interface RunHeadProps extends RunPartProps {
  readonly onCancel: () => void;
}

/** Beside the card's heading: while busy the section and Cancel, then badges and actions. */
export function RunHead({ tool, ports, state, progress, shown, sheet, onOutcome, onCancel }: RunHeadProps) {
  if (state === 'busy')
    return (
      <>
        {progress && (
          <p className="m-result__writing">
            Writing section {progress.index} of {progress.count}
          </p>
        )}
        <Button className="m-result__cancel" data-ends-with-run="" icon="stop" onClick={onCancel} size="sm">
          Cancel
        </Button>
      </>
    );
  if (!shown) return null;
  return (
    <>
      <ResultBadges result={shown} tool={tool} />
      <ResultActions onOutcome={onOutcome} ports={ports} result={shown} sheet={sheet} tool={tool} />
    </>
  );
}

export interface RunMainProps extends RunPartProps {
  readonly target: number | undefined;
  readonly failure: Failure | undefined;
  /** Of the failure. */
  readonly kind: GenerationErrorKind | undefined;
  /** Why no text arrives. */
  readonly waiting: Waiting | undefined;
  /** Sections that are finished, of how many, where the document can be continued. */
  readonly unfinished: Unfinished | undefined;
  /** An action that did not work. */
  readonly problem: EngineNotice | undefined;
  readonly onRetry: () => void;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
}

/** Under the card's heading: what went wrong, how far it is, the text, and what stays from before. */
export function RunMain({
  tool,
  ports,
  state,
  progress,
  shown,
  earlier,
  sheet,
  target,
  failure,
  kind,
  waiting,
  unfinished,
  problem,
  onRetry,
  onContinue,
  onStartOver,
  onOutcome,
}: RunMainProps) {
  const busy = state === 'busy';
  const { noun } = tool.definition.screen;
  return (
    <>
      {failure && (
        <FailureNotice
          failure={failure}
          kind={kind}
          onContinue={unfinished?.goesOn ? onContinue : undefined}
          onRetry={onRetry}
          onStartOver={onStartOver}
        />
      )}
      {!failure && !busy && unfinished && (
        <StoppedNotice noun={noun} onContinue={onContinue} onStartOver={onStartOver} unfinished={unfinished} />
      )}
      {problem && <Problem notice={problem} />}
      {busy && <ResultProgress noun={noun} progress={progress} target={target} waiting={waiting} words={shown?.transcript.words ?? 0} />}
      {shown && <ResultBody label={noun} progress={progress} result={shown} sheet={sheet} state={state} tool={tool} />}
      {shown && !busy && <Shortfalls result={shown} />}
      {shown && !busy && <ResultFoot result={shown} />}
      {earlier && <Earlier onOutcome={onOutcome} ports={ports} result={earlier} tool={tool} />}
    </>
  );
}

interface EarlierProps extends Pick<RunPartProps, 'tool' | 'ports' | 'onOutcome'> {
  readonly result: Result;
}

function Earlier({ tool, ports, result, onOutcome }: EarlierProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <div className="m-result__earlier">
      <div className="m-result__head">
        <h3 className="m-result__title">Earlier result</h3>
        <ResultBadges result={result} tool={tool} />
        <ResultActions of="earlier result" onOutcome={onOutcome} ports={ports} result={result} sheet={sheet} tool={tool} />
      </div>
      <ResultBody
        label={`Earlier ${lowerFirst(tool.definition.screen.noun)}`}
        progress={undefined}
        result={result}
        sheet={sheet}
        state="result"
        tool={tool}
      />
      <Shortfalls result={result} />
      <ResultFoot result={result} />
    </div>
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
