import type { Transcript } from '@marginalia/engine';
import { type RefObject, useDeferredValue } from 'react';
import { Button } from '../../basics/Button.tsx';
import { SheetBlock } from './SheetBlock.tsx';
import { useFollowing } from './use-following.ts';

export interface DocSheetProps {
  readonly transcript: Transcript;
  /** Lines that are titles of sections. Pass the same set on every render: another set rerenders every finished block. */
  readonly headings: ReadonlySet<string>;
  readonly label: string;
  /** The language of the text, where it is known (BCP 47). */
  readonly language?: string | undefined;
  readonly streaming?: boolean | undefined;
  /** Whether the text is complete. */
  readonly complete?: boolean | undefined;
  readonly ref: RefObject<HTMLElement | null>;
}

/**
 * Blocks that are rendered at once, in about ten milliseconds. With more, as of a whole megabyte, React renders the sheet in slices
 * between which the page answers.
 */
const MOST_AT_ONCE = 40;

/** The text of a result on its sheet. It is not a live region, because a screen reader would read every word aloud as it arrives. */
export function DocSheet({ transcript, headings, label, language, streaming = false, complete = false, ref }: DocSheetProps) {
  const deferred = useDeferredValue(transcript);
  const shown = transcript.done.length > MOST_AT_ONCE ? deferred : transcript;
  const { away, jump } = useFollowing(ref, streaming, complete, shown);
  const { done, open, rest = [] } = shown;
  return (
    <div className="m-sheet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <section aria-label={label} className="m-sheet__scroll" ref={ref} tabIndex={0}>
        <div className="m-sheet__page" lang={language} data-inside={rest.length > 0 || undefined}>
          {done.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: finished blocks never change.
            <SheetBlock ended headings={headings} key={index} text={text} />
          ))}
          <SheetBlock
            caret={streaming ? <span aria-hidden="true" className="m-caret" /> : undefined}
            ended={!streaming}
            headings={headings}
            text={open}
          />
          {rest.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <SheetBlock ended headings={headings} key={`rest-${index}`} text={text} />
          ))}
        </div>
      </section>
      {away && (
        <Button className="m-sheet__jump" onClick={jump} size="sm">
          Jump to latest
        </Button>
      )}
    </div>
  );
}
