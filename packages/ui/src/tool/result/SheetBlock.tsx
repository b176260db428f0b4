import { memo, type ReactNode } from 'react';
import { displayed, segmentsOf } from './sheet-text.ts';

export interface SheetBlockProps {
  readonly text: string;
  readonly headings: ReadonlySet<string>;
  /** False for the block that still grows. */
  readonly ended: boolean;
  /** Where text is being written. */
  readonly caret?: ReactNode;
}

/** A grid scrolls sideways where it is narrow, so a keyboard must reach it. */
function propsOf(kind: string) {
  return kind === 'grid' ? ({ role: 'group', 'aria-label': 'Table', tabIndex: 0 } as const) : {};
}

/** One block of text; the browser lays it out only when it comes near the view. Each line finds its own direction. */
export const SheetBlock = memo(function SheetBlock({ text, headings, ended, caret }: SheetBlockProps) {
  const segments = segmentsOf(displayed(text), headings, ended);
  const last = segments.at(-1);
  return (
    <div className="m-sheet__block">
      {segments.map((segment, index) =>
        segment.kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a block never change their order.
          <h3 className="m-sheet__heading" dir="auto" key={index} tabIndex={-1}>
            {segment.text}
          </h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div className={segment.kind === 'grid' ? 'm-sheet__grid' : 'm-sheet__text'} dir="auto" key={index} {...propsOf(segment.kind)}>
            {segment.text}
            {segment === last && caret}
          </div>
        ),
      )}
      {(last === undefined || last.kind === 'heading') && caret}
    </div>
  );
});
