import type { Transcript } from '@marginalia/engine';
import { memo, type Ref, useEffect, useRef } from 'react';
import { piecesOf } from './sheet-pieces.ts';

interface DocSheetProps {
  readonly label: string;
  readonly transcript: Transcript;
  /** Titles of sections with their ids; a line that is one of them is a heading. */
  readonly headings: ReadonlyMap<string, string>;
  readonly writing: boolean;
  readonly ref?: Ref<HTMLElement>;
}

// A reader this close to the end follows the text as it grows; any scroll up stops that.
const FOLLOW_WITHIN_PIXELS = 48;
// A text that is there at once is read from its top; only one that takes its time is followed.
const FOLLOW_AFTER_MILLISECONDS = 1000;

/** The text of a result. Text only: nothing in it is ever markup, and it is not a live region. */
export function DocSheet({ label, transcript, headings, writing, ref }: DocSheetProps) {
  const following = useRef(true);
  const startedAt = useRef(0);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!writing) return;
    startedAt.current = performance.now();
    following.current = true;
  }, [writing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each time text arrives
  useEffect(() => {
    const sheet = end.current?.parentElement;
    const takesTime = performance.now() - startedAt.current > FOLLOW_AFTER_MILLISECONDS;
    if (writing && takesTime && following.current && sheet) sheet.scrollTop = sheet.scrollHeight;
  }, [transcript, writing]);
  return (
    <section
      aria-label={label}
      className="m-sheet"
      onScroll={({ currentTarget: sheet }) => {
        following.current = sheet.scrollHeight - sheet.scrollTop - sheet.clientHeight <= FOLLOW_WITHIN_PIXELS;
      }}
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {transcript.done.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished block never moves and never changes
        <Block headings={headings} key={index} text={text} />
      ))}
      <Block headings={headings} text={transcript.open} />
      {writing && <span aria-hidden="true" className="m-sheet__caret" />}
      <div ref={end} />
    </section>
  );
}

interface BlockProps {
  readonly text: string;
  readonly headings: ReadonlyMap<string, string>;
}

/** Up to 4,000 characters. The browser lays out only the blocks in view. */
const Block = memo(function Block({ text, headings }: BlockProps) {
  return (
    <div className="m-sheet__block">
      {piecesOf(text, headings).map(({ heading, grid, text: words }, index) =>
        heading === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever grow at the end
          <p className={grid ? 'm-sheet__grid' : 'm-sheet__text'} dir="auto" key={index}>
            {words}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever grow at the end
          <h3 className="m-sheet__heading" data-section={heading} dir="auto" key={index} tabIndex={-1}>
            {words}
          </h3>
        ),
      )}
    </div>
  );
});
