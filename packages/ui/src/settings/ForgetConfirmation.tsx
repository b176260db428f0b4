import { useEffect, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';

interface ForgetConfirmationProps {
  readonly onForget: () => Promise<void>;
  readonly onCancel: () => void;
  /** Downloads a backup. */
  readonly onBackUp: () => Promise<void>;
}

/** Asks before everything is deleted, and offers a backup first. It takes focus when it appears. */
export function ForgetConfirmation({ onForget, onCancel, onBackUp }: ForgetConfirmationProps) {
  const root = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => root.current?.focus(), []);
  const forget = async (): Promise<void> => {
    setBusy(true);
    await onForget();
    setBusy(false);
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={() => void onBackUp()} size="sm">
            Back up first
          </Button>
          <Button busy={busy} onClick={() => void forget()} size="sm" variant="danger">
            Forget everything
          </Button>
          <Button onClick={onCancel} size="sm">
            Keep it
          </Button>
        </>
      }
      heading="Forget everything on this device?"
      level={4}
      ref={root}
      tone="warning"
    >
      This deletes saved work, results, drafts, counters, settings and keys of this site in this browser, and what its other tabs hold. It
      cannot be undone.
    </Notice>
  );
}
