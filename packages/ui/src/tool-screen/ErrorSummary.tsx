import { useEffect, useRef } from 'react';
import { Notice } from '../basics/Notice.tsx';
import type { InvalidInput } from './use-tool-run.ts';

interface ErrorSummaryProps {
  readonly invalid: InvalidInput;
  /** Fields have the id `{idPrefix}-{name}`. */
  readonly idPrefix: string;
}

/** What to fix, with a link to each field. It takes the focus each time a form is refused. */
export function ErrorSummary({ invalid, idPrefix }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a new object and moves the focus anew
  useEffect(() => root.current?.focus(), [invalid]);
  const goTo = (name: string): void => {
    const field = document.getElementById(`${idPrefix}-${name}`);
    field?.closest('.m-field')?.scrollIntoView({ block: 'nearest' });
    field?.focus({ preventScroll: true });
  };
  return (
    <Notice heading="Error" level={3} ref={root} tone="error">
      <p className="m-notice__text">{invalid.message}</p>
      <ul className="m-form__issues">
        {invalid.issues.map(({ message, path: [name] }) => (
          <li key={`${name}: ${message}`}>
            <button className="m-form__issue" onClick={() => goTo(name)} type="button">
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
