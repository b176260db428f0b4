import { type KeptResult, keptTitle, lowerFirst, type PasteWait, wordsOf } from '@marginalia/engine';
import { Button } from '../../../basics/Button.tsx';
import { Notice } from '../../../basics/Notice.tsx';
import { OpenSettings } from '../../../settings/OpenSettings.tsx';
import { ChangedFormNote, type GoOnButtonsProps, UseForm } from '../ended/GoOnButtons.tsx';
import type { UnfinishedRun } from '../ended/unfinished.ts';
import type { RunView } from '../run-view.ts';

interface RecoveredNoticeProps extends Pick<GoOnButtonsProps, 'onContinue' | 'changed'> {
  readonly view: RunView;
  readonly kept: KeptResult;
  /** The progress of the text if it is a long document. */
  readonly unfinished: UnfinishedRun | undefined;
}

/** A kept text whose run did not end: how far it goes, and the next steps. It shows nothing for a result. */
export function RecoveredNotice({ view: { tool, shown, onKept }, kept, unfinished, onContinue, changed }: RecoveredNoticeProps) {
  if (!unfinished && !kept.unfinished) return null;
  const noun = lowerFirst(tool.definition.screen.noun);
  const discard = (
    <Button onClick={() => onKept('discard', kept)} size="sm">
      Discard
    </Button>
  );
  return (
    <Notice
      actions={
        <>
          {unfinished?.canContinue && (
            <Button onClick={onContinue} size="sm" variant="primary">
              Continue
            </Button>
          )}
          {unfinished?.canContinue && changed && <UseForm {...changed} />}
          {unfinished && !unfinished.canContinue && <OpenSettings />}
          {!unfinished && (
            <Button onClick={() => onKept('keep', kept)} size="sm" variant="primary">
              Keep
            </Button>
          )}
          {discard}
        </>
      }
      className="m-result__notice"
      heading={kept.unfinished ? `Recovered: ${keptTitle(tool, kept)}` : `This ${noun} can be continued`}
      level={3}
      tone="info"
    >
      {unfinished && kept.waits ? (
        <>
          <p className="m-notice__text">{waitSentence(kept.waits)}</p>
          <p className="m-notice__text">
            {unfinished.canContinue
              ? 'Continue shows the prompt that waits for its answer.'
              : 'To go on, choose "Any chat (copy and paste)" in Settings: this device writes a draft of its own.'}
          </p>
        </>
      ) : unfinished ? (
        <>
          <p className="m-notice__text">{`${unfinished.done} of ${unfinished.count} sections are finished.`}</p>
          <p className="m-notice__text">
            {unfinished.canContinue
              ? 'Continue writes the others. The finished ones are not written again.'
              : 'To go on, choose a model in Settings: this device writes a draft of its own.'}
          </p>
        </>
      ) : (
        `Writing was interrupted after ${wordsOf(shown?.transcript.words ?? 0)}.`
      )}
      {unfinished?.canContinue && changed && <ChangedFormNote {...changed} />}
    </Notice>
  );
}

/** The answers that are pasted so far. */
function waitSentence({ part, of }: PasteWait): string {
  if (of > 1) return `${part - 1} of ${of} parts are pasted.`;
  return part > 1 ? 'The answer is pasted; a second prompt asks for what it lacks.' : 'The prompt waits for its answer.';
}
