import { useId } from 'react';

/** A heading of a text. */
export interface TextHeading {
  readonly id: string;
  readonly text: string;
}

/** Links to the headings of a text, beside it where there is room. */
export function Contents({ headings }: { readonly headings: readonly TextHeading[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="m-contents">
      <h2 className="m-contents__title" id={id}>
        On this page
      </h2>
      <ol className="m-contents__list">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a className="m-contents__link" href={`#${heading.id}`}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
