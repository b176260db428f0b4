import type { ReactNode } from 'react';
import { Contents, type TextHeading } from './Contents.tsx';
import './prose.css';

interface ProseProps {
  /** Content above the text, with the h1. */
  readonly head: ReactNode;
  /** The text: headings, paragraphs, lists, tables, quotations. */
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /** The headings of the text, for the list of contents. */
  readonly headings: readonly TextHeading[];
}

/** A text in a column of at most 704 px, with its contents beside it where there is room. */
export function Prose({ head, children, foot, headings }: ProseProps) {
  return (
    <div className="m-reading">
      <article className="m-reading__column">
        {head}
        <div className="m-prose">{children}</div>
        {foot}
      </article>
      {headings.length > 1 && <Contents headings={headings} />}
    </div>
  );
}
