import { type LeftOutReason, numberText, type Result } from '@marginalia/engine';
import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  preamble: 'Before the text',
  closing: 'Closing remark',
  thinking: 'Thinking aloud',
  repeated: 'Stands twice',
  title: 'Title in other words',
  replaced: 'Written again',
  unused: 'Not used',
  limit: 'Beyond the limit',
};
/** The most passages that are listed before a person asks for all. */
const MOST_LISTED = 8;

/** The words of a model's answers that do not stand in its result, folded. They are never copied or downloaded with it. */
export function LeftOutWords({ result: { leftOut = [], language } }: { readonly result: Result }) {
  // The words can be as long as the result, so they are not in the page before a person opens them.
  const [open, setOpen] = useState(false);
  const [whole, setWhole] = useState(false);
  if (leftOut.length === 0) return null;
  return (
    <details className="m-left-out" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="m-left-out__head">
        Left out of the answer <span className="m-unused__count">{numberText(leftOut.length)}</span>
      </summary>
      {open && (
        <>
          <p className="m-unused__text">
            The model wrote these words too. They are not in the text, and are not copied or downloaded with it.
          </p>
          <ul className="m-unused__list">
            {leftOut.slice(0, whole ? leftOut.length : MOST_LISTED).map(({ reason, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a result never changes, and its words can be equal.
              <li className="m-unused__item" key={at}>
                <span className="m-unused__place">{REASONS[reason]}</span>
                <span className="m-unused__words m-left-out__words">
                  <bdi lang={language}>{text}</bdi>
                </span>
              </li>
            ))}
          </ul>
          {!whole && leftOut.length > MOST_LISTED && (
            <Button onClick={() => setWhole(true)} size="sm">
              Show all {leftOut.length}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
