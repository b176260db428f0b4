import type { GenerationErrorKind } from '@marginalia/engine';
import { useEffect, useRef } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { Notice } from '../../../basics/Notice.tsx';
import { NotReadyActions } from '../../../settings/NotReadyActions.tsx';
import { OpenSettings } from '../../../settings/OpenSettings.tsx';
import { UseDevice } from '../../../settings/UseDevice.tsx';
import { useGenerator } from '../../../settings/use-generator.ts';
import type { RunFailure } from '../../tool-state.ts';
import { ChangedFormNote, type ChangedFormProps, GoOnButtons } from './GoOnButtons.tsx';

/** The failures that a change in Settings may fix: of the generator, the model, the key or the address. */
const FIXED_IN_SETTINGS: readonly (GenerationErrorKind | undefined)[] = [
  'auth',
  'permission',
  'not-found',
  'bad-request',
  'quota',
  'network',
  'protocol',
  'blocked',
  'off-subject',
];

interface FailureNoticeProps {
  readonly failure: RunFailure;
  readonly kind: GenerationErrorKind | undefined;
  readonly onRetry: () => void;
  /** Continues a long document at its first missing section; undefined when there is nothing to continue. */
  readonly onContinue: (() => void) | undefined;
  readonly onStartOver: () => void;
  readonly changed?: ChangedFormProps | undefined;
}

/** A failed run: the tool's sentence, the reason in a second sentence, and the next steps. */
export function FailureNotice({ failure, kind, onRetry, onContinue, onStartOver, changed }: FailureNoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.focus) root.current?.focus();
  }, [failure]);
  const { title, text } = failure.notice;
  // The status of a generator that is not ready gives a better reason than the failed call: the name and the next step.
  const generator = useGenerator();
  const notReady = generator?.status.reason;
  const reason = notReady ?? failure.notice.reason;
  return (
    <Notice
      actions={
        notReady !== undefined ? (
          <NotReadyActions onDevice={onRetry} />
        ) : (
          <>
            {onContinue ? (
              <GoOnButtons changed={changed} onContinue={onContinue} onStartOver={onStartOver} />
            ) : (
              <Button onClick={onRetry} size="sm" variant="primary">
                Try again
              </Button>
            )}
            {generator?.status.reads === 'prompt' && <UseDevice onDevice={onRetry} port={generator.port} />}
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
      {onContinue && changed && <ChangedFormNote {...changed} />}
    </Notice>
  );
}
