import { useEffect, useRef } from 'react';
import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';
import type { Failure } from './use-tool-run.ts';

export interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** What went wrong: the tool's sentence, why in a sentence of its own, and the next step. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.focus) root.current?.focus();
  }, [failure]);
  const { title, text, reason } = failure.notice;
  return (
    <Notice
      actions={
        <Button onClick={onRetry} size="sm" variant="primary">
          Try again
        </Button>
      }
      className="m-result__notice"
      heading={title}
      level={3}
      ref={root}
      tone="error"
    >
      <p className="m-notice__text">
        <strong>{text}</strong>
      </p>
      {reason !== undefined && (
        <p className="m-notice__text" data-reason="">
          {reason}
        </p>
      )}
    </Notice>
  );
}
