import { memo, type ReactNode } from 'react';
import { GridRows, TypesetText } from './SheetParts.tsx';
import { displayed, hasLongRun, type Segment, segmentsOf } from './sheet-text.ts';

export interface SheetBlockProps {
  readonly text: string;
  readonly headings: ReadonlySet<string>;
  /** False for the block that is being written. */
  readonly ended: boolean;
  /** Shown at the end of the block that is being written. */
  readonly caret?: ReactNode;
}

function propsOf({ kind, text }: Segment, ended: boolean) {
  // A grid that is wider than the sheet scrolls sideways, so it must be reachable by keyboard.
  if (kind === 'grid') return { className: 'm-sheet__grid', role: ended ? 'table' : 'group', 'aria-label': 'Table', tabIndex: 0 } as const;
  return { className: 'm-sheet__text', ...(hasLongRun(text) && { 'data-unbroken': '' }) };
}

function Typeset({ segment: { kind, text }, hasSections }: { readonly segment: Segment; readonly hasSections: boolean }) {
  return kind === 'grid' ? <GridRows text={text} /> : <TypesetText level={hasSections ? 4 : 3} text={text} />;
}

/**
 * One block of text. An ended one has its lists, tables and titles as elements; they are made once, because it never changes. The
 * browser lays it out only near the viewport (`content-visibility`). Each segment has its own text direction.
 */
export const SheetBlock = memo(function SheetBlock({ text, headings, ended, caret }: SheetBlockProps) {
  const segments = segmentsOf(displayed(text), headings, ended);
  const last = segments.at(-1);
  return (
    <div className="m-sheet__block">
      {segments.map((segment, index) =>
        segment.kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a block never change their order.
          <h3 className="m-sheet__heading" dir="auto" key={index} tabIndex={-1}>
            {segment.text}
          </h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div dir="auto" key={index} {...propsOf(segment, ended)}>
            {ended ? <Typeset hasSections={headings.size > 0} segment={segment} /> : segment.text}
            {segment === last && caret}
          </div>
        ),
      )}
      {(last === undefined || last.kind === 'heading') && caret}
    </div>
  );
});
