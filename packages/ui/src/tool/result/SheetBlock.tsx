import { memo, type ReactNode } from 'react';
import { MarkedLines } from '../sources/MarkedLines.tsx';
import type { BlockMarks } from '../sources/sheet-marks.ts';
import { displayed, hasLongRun, type Segment, segmentsOf } from './sheet-text.ts';

export interface SheetBlockProps {
  readonly text: string;
  readonly headings: ReadonlySet<string>;
  /** False for the block that is being written. */
  readonly ended: boolean;
  /** Shown at the end of the block that is being written. */
  readonly caret?: ReactNode;
  readonly marks?: BlockMarks | undefined;
  /** The lit lines. */
  readonly lit?: readonly number[] | undefined;
  /** Stands under the last lit line. */
  readonly quote?: ReactNode;
}

function propsOf({ kind, text }: Segment) {
  // A grid that is wider than the sheet scrolls sideways, so it must be reachable by keyboard.
  if (kind === 'grid') return { className: 'm-sheet__grid', role: 'group', 'aria-label': 'Table', tabIndex: 0 } as const;
  return { className: 'm-sheet__text', ...(hasLongRun(text) && { 'data-unbroken': '' }) };
}

const NO_LINES: readonly number[] = [];

/** One block of text. The browser lays it out only near the viewport (`content-visibility`). Each segment has its own text direction. */
export const SheetBlock = memo(function SheetBlock({ text, headings, ended, caret, marks, lit = NO_LINES, quote }: SheetBlockProps) {
  const shown = displayed(text);
  const segments = segmentsOf(shown, headings, ended);
  // The places of marks are those of the original text.
  const block = shown === text ? marks : undefined;
  const last = segments.at(-1);
  return (
    <div className="m-sheet__block" data-marks={block && ''}>
      {segments.map((segment, index) =>
        segment.kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a block never change their order.
          <h3 className="m-sheet__heading" dir="auto" key={index} tabIndex={-1}>
            {segment.text}
          </h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div dir="auto" key={index} {...propsOf(segment)}>
            {block ? <MarkedLines block={block} from={segment.line} lit={lit} quote={quote} text={segment.text} /> : segment.text}
            {segment === last && caret}
          </div>
        ),
      )}
      {(last === undefined || last.kind === 'heading') && caret}
    </div>
  );
});
