/*
 * The code that only a run needs: the machine, and the components of the result card that render it. This file is a separate chunk,
 * loaded before the first run.
 */

import { type Notice as EngineNotice, keptTitle } from '@marginalia/engine';
import { Notice } from '../../basics/Notice.tsx';
import { Shortfalls } from '../../views/result/Shortfalls.tsx';
import { GradeNote } from '../result/GradeNote.tsx';
import { LeftOutWords } from '../result/LeftOutWords.tsx';
import { useMakeCards } from '../result/make-cards.ts';
import { ResultBody } from '../result/ResultBody.tsx';
import { ResultFoot } from '../result/ResultFoot.tsx';
import { UnusedTexts } from '../result/UnusedTexts.tsx';
import { AsLeft } from './AsLeft.tsx';
import { EarlierResult } from './EarlierResult.tsx';
import { FailureNotice } from './ended/FailureNotice.tsx';
import { StoppedNotice } from './ended/StoppedNotice.tsx';
import { HandoverCard } from './handover/HandoverCard.tsx';
import { KeptRow } from './kept/KeptRow.tsx';
import { RecoveredNotice } from './kept/RecoveredNotice.tsx';
import { OlderForm } from './OlderForm.tsx';
import { RunProgressBar } from './progress/RunProgressBar.tsx';
import { ResultMore } from './ResultMore.tsx';
import type { RunView } from './run-view.ts';
import { useChangedForm } from './use-changed-form.ts';
import { wasStopped } from './was-stopped.ts';
import '../result/result.css';
import '../result/grade.css';
import '../sheet/sheet.css';
import '../sources/sources.css';
import '../result/print.css';

export { RunHead } from './RunHead.tsx';
export { startRun } from './start-run.ts';

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
    // The form may have changed in the moment before: the card says so first.
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
        <RunProgressBar
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
      {earlier && <EarlierResult isStopped={wasStopped(view)} onOutcome={onOutcome} ports={ports} result={earlier} tool={tool} />}
    </>
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
