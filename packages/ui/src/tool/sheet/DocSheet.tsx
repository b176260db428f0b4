import type { Transcript } from '@marginalia/engine';
import { type RefObject, useDeferredValue, useEffect, useMemo } from 'react';
import { Button } from '../../basics/Button.tsx';
import { blockMarks, listenToMarks, type SheetMarks } from '../sources/sheet-marks.ts';
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
  /** The marks that name the sources of its lines. */
  readonly marks?: SheetMarks | undefined;
  readonly ref: RefObject<HTMLElement | null>;
}

/**
 * Blocks that are rendered at once, in about ten milliseconds. With more, as of a whole megabyte, React renders the sheet in slices
 * between which the page answers.
 */
const MOST_AT_ONCE = 40;

/** The text of a result on its sheet. It is not a live region, because a screen reader would read every word aloud as it arrives. */
export function DocSheet({ transcript, headings, label, language, streaming = false, complete = false, marks, ref }: DocSheetProps) {
  const deferred = useDeferredValue(transcript);
  const shown = transcript.done.length > MOST_AT_ONCE ? deferred : transcript;
  const { away, jump } = useFollowing(ref, streaming, complete, shown);
  const { done, open, rest = [] } = shown;
  const blocks = useBlockMarks(shown, marks);
  const { onLine, onClear } = marks ?? {};
  const marked = marks?.marks;
  useEffect(() => {
    if (ref.current && marked && onLine && onClear) return listenToMarks(ref.current, { onLine, onClear });
    return undefined;
  }, [ref, marked, onLine, onClear]);
  const marksOf = (index: number) => {
    const block = blocks?.[index];
    if (!block) return {};
    const isLit = marks?.lit.some((line) => line >= block.first && line <= block.last);
    return { marks: block, ...(isLit && { lit: marks?.lit, quote: marks?.quote }) };
  };
  return (
    <div className="m-sheet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <section aria-label={label} className="m-sheet__scroll" ref={ref} tabIndex={0}>
        <div className="m-sheet__page" lang={language} data-inside={rest.length > 0 || undefined}>
          {done.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: finished blocks never change.
            <SheetBlock ended headings={headings} key={index} text={text} {...marksOf(index)} />
          ))}
          <SheetBlock
            caret={streaming ? <span aria-hidden="true" className="m-caret" /> : undefined}
            ended={!streaming}
            headings={headings}
            text={open}
            {...marksOf(done.length)}
          />
          {rest.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <SheetBlock ended headings={headings} key={`rest-${index}`} text={text} {...marksOf(done.length + 1 + index)} />
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

/** The marks of each block; undefined while there are none. */
function useBlockMarks({ done, open, rest }: Transcript, marks: SheetMarks | undefined) {
  const known = marks?.marks;
  return useMemo(() => known && blockMarks([...done, open, ...(rest ?? [])], known), [done, open, rest, known]);
}
