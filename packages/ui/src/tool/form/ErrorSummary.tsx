import type { InputIssue, InvalidInput } from '@marginalia/engine';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Notice } from '../../basics/Notice.tsx';

export interface ErrorSummaryProps {
  readonly invalid: InvalidInput;
  /** The id of the control of a field. */
  readonly idOf: (field: string) => string;
}

/** What to fix, at the top of the form. It takes focus at every submit that lacks something; its links lead to the fields. */
export function ErrorSummary({ invalid, idOf }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each invalid submit is a new object, and each takes focus.
  useEffect(() => root.current?.focus(), [invalid]);

  const go = (event: MouseEvent, { path: [field] }: InputIssue): void => {
    event.preventDefault();
    const control = document.getElementById(idOf(field));
    // The whole field, with the label that says what to type; the browser would only bring the control into view.
    control?.closest('.m-field')?.scrollIntoView({ block: 'nearest' });
    control?.focus({ preventScroll: true });
  };

  return (
    <Notice className="m-error-summary" heading="Error" level={3} ref={root} tone="error">
      <p className="m-notice__text">{invalid.message}</p>
      <ul className="m-error-summary__list">
        {invalid.issues.map((issue) => (
          <li key={issue.path[0]}>
            <a className="m-error-summary__link" href={`#${idOf(issue.path[0])}`} onClick={(event) => go(event, issue)}>
              {issue.message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
