import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { type BlockMarking, MarkedLine, MarkedLines } from '../sources/MarkedLines.tsx';
import { type GridPiece, gridRows } from './grid-rows.ts';
import { lineCount, type TypesetElement, typeset } from './typeset.ts';

interface BlockPlace {
  /** The index of the first line in the block. */
  readonly from?: number;
  /** The marks of the block's lines, if it has any. */
  readonly marking?: BlockMarking | undefined;
}

/**
 * A running text whose lists and titles are elements. They add no characters: marks of items and line breaks stay text, so that the text
 * of the sheet, and what a person selects and copies, is the public text.
 */
export function TypesetText({ text, level = 4, from = 0, marking }: BlockPlace & { readonly text: string; readonly level?: Level }) {
  return <Parts from={from} level={level} marking={marking} parts={typeset(text)} />;
}

/** The level of a title as a heading: below the titles of sections, if the text has any. */
type Level = 3 | 4;

interface PartsProps extends BlockPlace {
  readonly from: number;
  readonly level: Level;
}

function Parts({ parts, from, ...rest }: PartsProps & { readonly parts: readonly TypesetElement[] }) {
  let next = from;
  return parts.map((part, index) => {
    const first = next;
    next += lineCount(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished block never change.
      <Fragment key={index}>
        {index > 0 && '\n'}
        <Part from={first} part={part} {...rest} />
      </Fragment>
    );
  });
}

function Part({ part, level, from, marking }: PartsProps & { readonly part: TypesetElement }) {
  if (part.kind === 'list') return <List from={from} level={level} list={part} marking={marking} />;
  const words = marking ? <MarkedLines from={from} text={part.text} {...marking} /> : part.text;
  if (part.kind === 'lines') return words;
  const Heading = `h${level}` as const;
  return <Heading className="m-sheet__title">{words}</Heading>;
}

function List({
  list: { items, ordered },
  level,
  from,
  marking,
}: PartsProps & { readonly list: Extract<TypesetElement, { kind: 'list' }> }) {
  const Element = ordered ? 'ol' : 'ul';
  let next = from;
  return (
    // Safari takes a list without its own marks for no list, unless it has the role.
    <Element className="m-sheet__list" role="list">
      {items.map((item, index) => {
        const { parts, hang, gap } = item;
        const first = next;
        next += lineCount(item);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>
            <li className="m-sheet__item" style={{ '--hang': `${hang.toFixed(2)}em` } as CSSProperties}>
              <Parts from={first} level={level} marking={marking} parts={parts} />
            </li>
            {index < items.length - 1 && `\n${gap}`}
          </Fragment>
        );
      })}
    </Element>
  );
}

/** The rows and cells of a grid. As above, they add no characters. */
export function GridRows({ text, from = 0, marking }: BlockPlace & { readonly text: string }) {
  return gridRows(text).map(({ pieces, isRule }, index) => {
    const row = (mark?: ReactNode) => (isRule ? <span aria-hidden="true">{pieces[0]?.text}</span> : <Row mark={mark} pieces={pieces} />);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a finished block never change.
      <Fragment key={index}>
        {index > 0 && '\n'}
        {marking ? (
          <MarkedLine index={from + index} words={pieces.map((piece) => piece.text).join('')} {...marking}>
            {row}
          </MarkedLine>
        ) : (
          row()
        )}
      </Fragment>
    );
  });
}

// A table element would be laid out by the browser, but its columns already line up as text.
function Row({ pieces, mark }: { readonly pieces: readonly GridPiece[]; readonly mark: ReactNode }) {
  // The mark of the line stands in its first cell, because a row holds cells alone.
  const first = pieces.findIndex(({ cell }) => cell !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is only read.
    <span role="row">
      {pieces.map(({ text, cell, label }, index) =>
        cell === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={index} role={cell === 'head' ? 'columnheader' : 'cell'}>
            {index === first && mark}
            {label === undefined ? (
              text
            ) : (
              <span aria-label={label} role="img">
                {text}
              </span>
            )}
          </span>
        ),
      )}
    </span>
  );
}
