import { type Result, sameForm, type Tool } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import type { TypedForm } from '../form-fields.ts';
import './kept/kept.css';

interface OlderFormProps {
  readonly tool: Tool;
  readonly result: Result;
  /** The form beside the result, once it is on the page. */
  readonly form: () => TypedForm | undefined;
}

/** The milliseconds after the last key, so that no key waits for the comparison. */
const PAUSE_MILLISECONDS = 400;

/** Says that the form has changed since the result was made from it. */
export function OlderForm({ tool, result: { values }, form }: OlderFormProps) {
  const [isOlder, setIsOlder] = useState(false);
  const typed = form();
  useEffect(() => {
    // The form of some saved texts is unknown.
    if (!typed || Object.keys(values).length === 0) return setIsOlder(false);
    const compare = (): void => {
      const now = tool.check(typed.values());
      setIsOlder(!now.ok || !sameForm(now.values, values));
    };
    let timer = setTimeout(compare, PAUSE_MILLISECONDS);
    const stop = typed.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(compare, PAUSE_MILLISECONDS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typed, tool, values]);
  if (!isOlder) return null;
  return (
    <p className="m-kept">
      <Icon name="history" size={16} /> Made from an earlier version of your form.
    </p>
  );
}
