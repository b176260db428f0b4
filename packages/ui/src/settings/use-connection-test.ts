import { useEffect, useRef, useState } from 'react';
import type { ConnectionTest, GeneratorFormValues, SettingsPorts } from './generator-form.ts';

export interface ConnectionTestRun {
  readonly testing: boolean;
  readonly outcome: ConnectionTest | undefined;
  readonly test: (draft: GeneratorFormValues) => void;
  /** What was tested is no longer what the form says. */
  readonly clear: () => void;
}

/** One test at a time; it ends with the dialog, and when what it tests changes. */
export function useConnectionTest(ports: SettingsPorts): ConnectionTestRun {
  const [outcome, setOutcome] = useState<ConnectionTest>();
  const [testing, setTesting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const clear = (): void => {
    running.current?.abort();
    running.current = undefined;
    setTesting(false);
    setOutcome(undefined);
  };
  const test = (draft: GeneratorFormValues): void => {
    clear();
    const abort = new AbortController();
    running.current = abort;
    setTesting(true);
    const end = (came: ConnectionTest): void => {
      if (abort.signal.aborted) return;
      setTesting(false);
      setOutcome(came);
    };
    ports.test(draft, abort.signal).then(end, () => end({ ok: false, text: 'The connection could not be tested. Try again.' }));
  };
  return { testing, outcome, test, clear };
}
