import { sameForm, type Tool, type Values } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import type { TypedForm } from '../form-fields.ts';

/** The milliseconds after the last key, so that no key waits for the comparison. */
const PAUSE_MILLISECONDS = 400;

/** Whether a form differs from earlier values. */
export interface ChangedForm {
  /** As of the last pause in typing. */
  readonly isChanged: boolean;
  /** Compares at once. */
  compare(): boolean;
}

/** @param values the values of a run; undefined or empty if there are none to compare with */
export function useChangedForm(tool: Tool, values: Values | undefined, typed: TypedForm | undefined): ChangedForm {
  const [isChanged, setChanged] = useState(false);
  const compare = (): boolean => {
    // The form of some saved texts is unknown.
    if (!typed || !values || Object.keys(values).length === 0) return false;
    const now = tool.check(typed.values());
    return !now.ok || !sameForm(now.values, values);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `compare` is made of the others.
  useEffect(() => {
    if (!typed || !values || Object.keys(values).length === 0) return setChanged(false);
    const update = (): void => setChanged(compare());
    let timer = setTimeout(update, PAUSE_MILLISECONDS);
    const stop = typed.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(update, PAUSE_MILLISECONDS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typed, tool, values]);
  return {
    isChanged,
    compare() {
      const now = compare();
      setChanged(now);
      return now;
    },
  };
}
