import type { InputIssue, InvalidInput } from '@marginalia/engine';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Notice } from '../../basics/Notice.tsx';

interface ErrorSummaryProps {
  readonly invalid: InvalidInput;
  /** The id of the control of a field. */
  readonly idOf: (field: string) => string;
}

/** The list of errors at the top of the form. It takes focus at every invalid submit. Each link moves focus to a field. */
export function ErrorSummary({ invalid, idOf }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each invalid submit is a new object, and each takes focus.
  useEffect(() => root.current?.focus(), [invalid]);

  const focusField = (event: MouseEvent, { path: [field] }: InputIssue): void => {
    event.preventDefault();
    const control = document.getElementById(idOf(field));
    // Scroll to the whole field with its label. The browser would scroll to the control alone.
    control?.closest('.m-field')?.scrollIntoView({ block: 'nearest' });
    control?.focus({ preventScroll: true });
  };

  return (
    <Notice className="m-error-summary" heading="Error" level={3} ref={root} tone="error">
      <p className="m-notice__text">{invalid.message}</p>
      <ul className="m-error-summary__list">
        {invalid.issues.map((issue) => (
          <li key={issue.path[0]}>
            <a className="m-error-summary__link" href={`#${idOf(issue.path[0])}`} onClick={(event) => focusField(event, issue)}>
              {issue.message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
