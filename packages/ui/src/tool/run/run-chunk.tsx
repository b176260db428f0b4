/*
 * The code that only a run needs: the machine, and the components of the result card that render it. This file is a separate chunk,
 * loaded before the first run.
 */

import { type Notice as EngineNotice, keptTitle, lowerFirst, type Result } from '@marginalia/engine';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Notice } from '../../basics/Notice.tsx';
import { Tag } from '../../basics/Tag.tsx';
import { useEditedResult } from '../../export/use-edited-result.ts';
import { Shortfalls } from '../../views/result/Shortfalls.tsx';
import { GradeNote } from '../result/GradeNote.tsx';
import { LeftOutWords } from '../result/LeftOutWords.tsx';
import { useMakeCards } from '../result/make-cards.ts';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultBadges } from '../result/ResultBadges.tsx';
import { ResultBody } from '../result/ResultBody.tsx';
import { ResultFoot } from '../result/ResultFoot.tsx';
import { UnusedTexts } from '../result/UnusedTexts.tsx';
import { FailureNotice } from './ended/FailureNotice.tsx';
import { StoppedNotice } from './ended/StoppedNotice.tsx';
import { HandoverCard } from './handover/HandoverCard.tsx';
import { HandoverHead } from './handover/HandoverHead.tsx';
import { KeptRow } from './kept/KeptRow.tsx';
import { RecoveredNotice } from './kept/RecoveredNotice.tsx';
import { OlderForm } from './OlderForm.tsx';
import { ResultProgress } from './progress/ResultProgress.tsx';
import { ResultMore } from './ResultMore.tsx';
import type { RunView } from './run-view.ts';
import { useChangedForm } from './use-changed-form.ts';
import '../result/result.css';
import '../result/grade.css';
import '../sheet/sheet.css';
import '../sources/sources.css';
import '../result/print.css';

export { startRun } from './start-run.ts';

/** The content beside the card's heading: during a run the current section and Cancel, afterwards badges and actions. */
export function RunHead({ view }: { readonly view: RunView }) {
  const { tool, ports, snapshot, state, shown, sheet, onOutcome, send } = view;
  const { progress } = snapshot.context;
  if (snapshot.matches({ busy: 'handover' })) return <HandoverHead view={view} />;
  if (state === 'busy')
    return (
      <>
        {progress && (
          <p className="m-result__writing">
            Writing section {progress.index} of {progress.count}
          </p>
        )}
        <Button className="m-result__cancel" data-ends-with-run="" icon="stop" onClick={() => send('cancel')} size="sm">
          Cancel
        </Button>
      </>
    );
  if (!shown) return null;
  return (
    <>
      {snapshot.matches({ error: 'empty' }) && <Tag icon="history">Earlier result</Tag>}
      <AsLeft ports={ports} result={shown} tool={tool}>
        {(result) => <ResultBadges isStopped={snapshot.matches({ result: 'stopped' }) && wasStopped(view)} result={result} tool={tool} />}
      </AsLeft>
      <ResultActions onOutcome={onOutcome} ports={ports} result={shown} sheet={sheet} tool={tool} />
    </>
  );
}

/** The content below the card's heading: failure, progress, text, and the earlier result. */
export function RunMain({ view }: { readonly view: RunView }) {
  const { tool, ports, snapshot, state, shown, kept, earlier, failure, unfinished, problem, sheet, send, onOutcome, onShow, marks } = view;
  const { values, progress, waiting, handover, failure: kind } = snapshot.context;
  const busy = state === 'busy';
  const waits = snapshot.matches({ busy: 'handover' });
  const { noun } = tool.definition.screen;
  const onMakeCards = useMakeCards(view.loadTools, ports, onOutcome);
  const form = useChangedForm(tool, failure || unfinished ? values : undefined, view.form());
  const continuation = {
    // The form may have changed in the moment before: the person is told first.
    onContinue: () => (form.isChanged || !form.compare()) && send('resume'),
    onStartOver: () => send('startOver'),
    changed: form.isChanged ? { title: keptTitle(tool, { values }), onUseForm: view.onUseForm } : undefined,
  };
  return (
    <>
      {!busy && <KeptRow view={view} />}
      {shown && !busy && <OlderForm form={view.form} result={shown} tool={tool} />}
      {failure && (
        <FailureNotice
          {...continuation}
          failure={failure}
          kind={kind}
          onContinue={unfinished?.canContinue ? continuation.onContinue : undefined}
          // A changed form is what the person wants to try.
          onRetry={() => (form.compare() ? view.onUseForm() : send('retry'))}
        />
      )}
      {kept && <RecoveredNotice {...continuation} kept={kept} unfinished={unfinished} view={view} />}
      {!failure && !busy && !kept && unfinished && <StoppedNotice {...continuation} noun={noun} unfinished={unfinished} />}
      {problem && <Problem notice={problem} />}
      {handover && <HandoverCard handover={handover} key={handover.id} view={view} />}
      {busy && !waits && (
        <ResultProgress
          noun={noun}
          progress={progress}
          target={tool.target(values)}
          waiting={waiting}
          words={shown?.transcript.words ?? 0}
        />
      )}
      {shown && !busy && (
        <AsLeft ports={ports} result={shown} tool={tool}>
          {(result) => <GradeNote onShow={onShow} result={result} tool={tool} />}
        </AsLeft>
      )}
      {shown && !(waits && shown.transcript.words === 0) && (
        <ResultBody
          label={noun}
          onMakeCards={onMakeCards}
          marks={marks}
          onNotice={onOutcome}
          onShow={onShow}
          ports={ports}
          progress={progress}
          result={shown}
          sheet={sheet}
          state={state}
          still={waits}
          tool={tool}
        />
      )}
      {shown && !busy && (
        <AsLeft ports={ports} result={shown} tool={tool}>
          {(result) => <UnusedTexts onShow={onShow} result={result} tool={tool} />}
        </AsLeft>
      )}
      {shown && !busy && <Shortfalls sentences={shown.shortfalls ?? []} />}
      {shown && !busy && <LeftOutWords key={shown.transcript.words} result={shown} />}
      {!busy && <ResultMore view={view} />}
      {shown && !busy && <ResultFoot result={shown} />}
      {earlier && <Earlier isStopped={wasStopped(view)} onOutcome={onOutcome} ports={ports} result={earlier} tool={tool} />}
    </>
  );
}

interface AsLeftProps extends Pick<RunView, 'tool' | 'ports'> {
  readonly result: Result;
  readonly children: (result: Result) => ReactNode;
}

/** A part of the card that speaks of what a result lacks, without what the student has settled. */
function AsLeft({ tool, ports, result, children }: AsLeftProps) {
  const { edited } = useEditedResult(ports, tool, result, (result.verdict?.lacks ?? []).length > 0);
  return children(edited);
}

/** Whether a person has stopped the run of the result that the machine holds. */
function wasStopped({ snapshot }: RunView): boolean {
  return snapshot.context.kept?.unfinished !== true;
}

interface EarlierProps extends Pick<RunView, 'tool' | 'ports' | 'onOutcome'> {
  readonly result: Result;
  readonly isStopped: boolean;
}

function Earlier({ tool, ports, result, isStopped, onOutcome }: EarlierProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <div className="m-result__earlier">
      <div className="m-result__head">
        <h3 className="m-result__title">Earlier result</h3>
        <ResultBadges isStopped={isStopped} result={result} tool={tool} />
        <ResultActions of="earlier result" onOutcome={onOutcome} ports={ports} result={result} sheet={sheet} tool={tool} />
      </div>
      <ResultBody
        label={`Earlier ${lowerFirst(tool.definition.screen.noun)}`}
        onNotice={onOutcome}
        ports={ports}
        progress={undefined}
        result={result}
        sheet={sheet}
        state="result"
        tool={tool}
      />
      <Shortfalls sentences={result.shortfalls ?? []} />
      <LeftOutWords result={result} />
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
