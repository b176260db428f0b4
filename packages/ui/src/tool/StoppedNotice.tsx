import { lowerFirst } from '@marginalia/engine';
import { Notice } from '../basics/Notice.tsx';
import { GoOnButtons, type GoOnButtonsProps } from './GoOnButtons.tsx';
import type { Unfinished } from './unfinished.ts';

export interface StoppedNoticeProps extends GoOnButtonsProps {
  readonly noun: string;
  readonly unfinished: Unfinished;
}

/** A long document that was stopped: how far it is, and the way on. */
export function StoppedNotice({ noun, unfinished: { done, count }, ...buttons }: StoppedNoticeProps) {
  return (
    <Notice
      actions={<GoOnButtons {...buttons} />}
      className="m-result__notice"
      heading={`This ${lowerFirst(noun)} can be continued`}
      level={3}
      tone="info"
    >
      {`${done} of ${count} sections are finished. Continue writes the others.`}
    </Notice>
  );
}
