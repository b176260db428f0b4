import { type CSSProperties, Fragment } from 'react';
import { type GridPiece, gridRows } from './grid-rows.ts';
import { type TextPart, typeset } from './typeset.ts';

/**
 * A running text whose lists and titles are elements. They add no characters: marks of items and line breaks stay text, so that the text
 * of the sheet, and what a person selects and copies, is the public text.
 */
export function TypesetText({ text, level = 4 }: { readonly text: string; readonly level?: Level }) {
  return <Parts level={level} parts={typeset(text)} />;
}

/** The level of a title as a heading: below the titles of sections, if the text has any. */
type Level = 3 | 4;

function Parts({ parts, level }: { readonly parts: readonly TextPart[]; readonly level: Level }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished block never change.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Part level={level} part={part} />
    </Fragment>
  ));
}

function Part({ part, level }: { readonly part: TextPart; readonly level: Level }) {
  if (part.kind === 'lines') return part.text;
  if (part.kind === 'title') {
    const Heading = `h${level}` as const;
    return <Heading className="m-sheet__title">{part.text}</Heading>;
  }
  const { items, ordered } = part;
  const Element = ordered ? 'ol' : 'ul';
  return (
    // Safari takes a list without its own marks for no list, unless it has the role.
    <Element className="m-sheet__list" role="list">
      {items.map(({ parts, hang, gap }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Fragment key={index}>
          <li className="m-sheet__item" style={{ '--hang': `${hang.toFixed(2)}em` } as CSSProperties}>
            <Parts level={level} parts={parts} />
          </li>
          {index < items.length - 1 && `\n${gap}`}
        </Fragment>
      ))}
    </Element>
  );
}

/** The rows and cells of a grid. As above, they add no characters. */
export function GridRows({ text }: { readonly text: string }) {
  return gridRows(text).map(({ pieces, isRule }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a finished block never change.
    <Fragment key={index}>
      {index > 0 && '\n'}
      {isRule ? <span aria-hidden="true">{pieces[0]?.text}</span> : <Row pieces={pieces} />}
    </Fragment>
  ));
}

// A table element would be laid out by the browser, but its columns already line up as text.
function Row({ pieces }: { readonly pieces: readonly GridPiece[] }) {
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
