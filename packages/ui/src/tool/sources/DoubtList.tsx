import { type ReactNode, useState } from 'react';
import { Button } from '../../basics/Button.tsx';

/** Words of a result that a person should check. */
export interface DoubtfulWords {
  /** The offset of the words in the text. */
  readonly start: number;
  /** The kind of the doubt, or the place of the words: "Number", "In two sections". */
  readonly kind: string;
  readonly words: string;
  readonly reason?: string;
  readonly isLit?: boolean;
  /** A button that shows a line of the result. */
  readonly show?: { readonly text: string; readonly label: string; readonly run: () => void };
}

interface DoubtListProps {
  readonly doubts: readonly DoubtfulWords[];
  /** The title of the list. */
  readonly children: ReactNode;
  /** A sentence under the title. */
  readonly note?: string;
}

/** The most doubts that are listed before a person asks for all. */
const MOST_LISTED = 8;

/** The doubts of one kind under their title; nothing if there are none. */
export function DoubtList({ doubts, children, note }: DoubtListProps) {
  const [whole, setWhole] = useState(false);
  if (doubts.length === 0) return null;
  return (
    <>
      <h3 className="m-unused__title">{children}</h3>
      {note && <p className="m-unused__text">{note}</p>}
      <ul className="m-unused__list">
        {doubts.slice(0, whole ? doubts.length : MOST_LISTED).map(({ start, kind, words, reason, isLit, show }) => (
          <li className="m-unused__item" data-lit={isLit || undefined} key={start}>
            <span className="m-unused__place">{kind}</span>
            <span className="m-unused__words">
              <bdi>{words}</bdi>
              {reason && <span className="m-unused__reason">{reason}</span>}
            </span>
            {show && (
              <button aria-label={show.label} className="m-link-button" onClick={show.run} type="button">
                {show.text}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!whole && doubts.length > MOST_LISTED && (
        <Button onClick={() => setWhole(true)} size="sm">
          Show all {doubts.length}
        </Button>
      )}
    </>
  );
}
