import { lowerFirst } from '@marginalia/engine';
import { Notice } from '../../../basics/Notice.tsx';
import { OpenSettings } from '../../../settings/OpenSettings.tsx';
import { ChangedFormNote, GoOnButtons, type GoOnButtonsProps } from './GoOnButtons.tsx';
import type { UnfinishedRun } from './unfinished.ts';

interface StoppedNoticeProps extends GoOnButtonsProps {
  readonly noun: string;
  readonly unfinished: UnfinishedRun;
}

/** A long document that was stopped: the number of finished sections, and the next steps. */
export function StoppedNotice({ noun, unfinished: { done, count, canContinue }, ...buttons }: StoppedNoticeProps) {
  const next = canContinue ? 'Continue writes the others.' : 'To go on, choose a model in Settings: this device writes a draft of its own.';
  return (
    <Notice
      actions={canContinue ? <GoOnButtons {...buttons} /> : <OpenSettings />}
      className="m-result__notice"
      heading={`This ${lowerFirst(noun)} can be continued`}
      level={3}
      tone="info"
    >
      <p className="m-notice__text">{`${done} of ${count} sections are finished. ${next}`}</p>
      {canContinue && buttons.changed && <ChangedFormNote {...buttons.changed} />}
    </Notice>
  );
}
