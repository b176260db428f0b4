import { useEffect, useRef, useState } from 'react';
import type { ConnectionOutcome, GeneratorFormValues, SettingsPorts } from './generator-form.ts';

export interface ConnectionTestRun {
  readonly testing: boolean;
  readonly outcome: ConnectionOutcome | undefined;
  readonly test: (values: GeneratorFormValues) => void;
  /** Aborts a running test and removes the result: the values in the form have changed. */
  readonly clear: () => void;
}

/** Runs one connection test at a time. It is aborted when the dialog closes and when a value that it tests changes. */
export function useConnectionTest(ports: SettingsPorts): ConnectionTestRun {
  const [outcome, setOutcome] = useState<ConnectionOutcome>();
  const [testing, setTesting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const clear = (): void => {
    running.current?.abort();
    running.current = undefined;
    setTesting(false);
    setOutcome(undefined);
  };
  const test = (values: GeneratorFormValues): void => {
    clear();
    const abort = new AbortController();
    running.current = abort;
    setTesting(true);
    const finish = (result: ConnectionOutcome): void => {
      if (abort.signal.aborted) return;
      setTesting(false);
      setOutcome(result);
    };
    ports.test(values, abort.signal).then(finish, () => finish({ ok: false, text: 'The connection could not be tested. Try again.' }));
  };
  return { testing, outcome, test, clear };
}
