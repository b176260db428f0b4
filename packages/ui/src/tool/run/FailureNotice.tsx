import type { GenerationErrorKind } from '@marginalia/engine';
import { useEffect, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Notice } from '../../basics/Notice.tsx';
import { NotReadyActions } from '../../settings/NotReadyActions.tsx';
import { OpenSettings } from '../../settings/OpenSettings.tsx';
import { useGenerator } from '../../settings/use-generator.ts';
import type { Failure } from '../tool-state.ts';
import { GoOnButtons } from './GoOnButtons.tsx';

/** Failures that another generator, model, key or address may fix; the others pass. */
const FIXED_IN_SETTINGS: readonly (GenerationErrorKind | undefined)[] = [
  'auth',
  'permission',
  'not-found',
  'bad-request',
  'quota',
  'network',
  'blocked',
];

export interface FailureNoticeProps {
  readonly failure: Failure;
  readonly kind: GenerationErrorKind | undefined;
  readonly onRetry: () => void;
  /** Continues a long document at its first missing section; absent where there is none to continue. */
  readonly onContinue: (() => void) | undefined;
  readonly onStartOver: () => void;
}

/** What went wrong: the tool's sentence, why in a sentence of its own, and the next step. */
export function FailureNotice({ failure, kind, onRetry, onContinue, onStartOver }: FailureNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.focus) root.current?.focus();
  }, [failure]);
  const { title, text } = failure.notice;
  // The status of a generator that is not ready explains more than the failed call: it has the name and the next step.
  const notReady = useGenerator()?.status.reason;
  const reason = notReady ?? failure.notice.reason;
  return (
    <Notice
      actions={
        notReady !== undefined ? (
          <NotReadyActions onDevice={onRetry} />
        ) : (
          <>
            {onContinue ? (
              <GoOnButtons onContinue={onContinue} onStartOver={onStartOver} />
            ) : (
              <Button onClick={onRetry} size="sm" variant="primary">
                Try again
              </Button>
            )}
            {FIXED_IN_SETTINGS.includes(kind) && <OpenSettings />}
          </>
        )
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
