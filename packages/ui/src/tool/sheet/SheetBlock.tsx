import { memo, type ReactNode } from 'react';
import type { BlockMarking } from '../sources/MarkedLines.tsx';
import type { BlockMarks } from '../sources/sheet-marks.ts';
import { GridRows, TypesetText } from './SheetParts.tsx';
import { displayed, hasLongRun, type SheetSegment, sheetSegments } from './sheet-text.ts';

interface SheetBlockProps {
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

function propsOf({ kind, text }: SheetSegment, ended: boolean) {
  // A grid that is wider than the sheet scrolls sideways, so it must be reachable by keyboard.
  if (kind === 'grid') return { className: 'm-sheet__grid', role: ended ? 'table' : 'group', 'aria-label': 'Table', tabIndex: 0 } as const;
  return { className: 'm-sheet__text', ...(hasLongRun(text) && { 'data-unbroken': '' }) };
}

interface TypesetProps {
  readonly segment: SheetSegment;
  readonly hasSections: boolean;
  readonly marking: BlockMarking | undefined;
}

function Typeset({ segment: { kind, text, line }, hasSections, marking }: TypesetProps) {
  if (kind === 'grid') return <GridRows from={line} marking={marking} text={text} />;
  return <TypesetText from={line} level={hasSections ? 4 : 3} marking={marking} text={text} />;
}

const NO_LINES: readonly number[] = [];

/**
 * One block of text. An ended one has its lists, tables and titles as elements; they are made once, because it never changes. The
 * browser lays it out only near the viewport (`content-visibility`). Each segment has its own text direction.
 */
export const SheetBlock = memo(function SheetBlock({ text, headings, ended, caret, marks, lit = NO_LINES, quote }: SheetBlockProps) {
  const shown = displayed(text);
  const segments = sheetSegments(shown, headings, ended);
  // The places of marks are those of the original text.
  const marking = shown === text && marks ? { block: marks, lit, quote } : undefined;
  const last = segments.at(-1);
  return (
    <div className="m-sheet__block" data-marks={marking && ''}>
      {segments.map((segment, index) =>
        segment.kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a block never change their order.
          <h3 className="m-sheet__heading" dir="auto" key={index} tabIndex={-1}>
            {segment.text}
          </h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div dir="auto" key={index} {...propsOf(segment, ended)}>
            {ended ? <Typeset hasSections={headings.size > 0} marking={marking} segment={segment} /> : segment.text}
            {segment === last && caret}
          </div>
        ),
      )}
      {(last === undefined || last.kind === 'heading') && caret}
    </div>
  );
});
