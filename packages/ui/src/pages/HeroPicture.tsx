import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';

/** A part of a result, and its material. Every line of the result is a line of the material. */
export interface Picture {
  readonly badge: string;
  readonly material: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** The line whose source is shown. */
  readonly shown: string;
}

/** A result with the paragraph of each line, and one line shown in the material. */
export function HeroPicture({ picture: { badge, material, sections, shown } }: { readonly picture: Picture }) {
  const paragraphs = material.split('\n\n');
  const placeOf = (line: string): number => paragraphs.findIndex((paragraph) => paragraph.includes(line));
  const [before = '', after = ''] = (paragraphs[placeOf(shown)] ?? '').split(shown);
  return (
    <figure className="m-picture">
      <figcaption className="m-picture__bar">
        <span className="m-tag m-tag--ok">
          <Icon name="check" size={14} />
          {badge}
        </span>
        <span>Made on this device</span>
      </figcaption>
      <div className="m-picture__sheet">
        {sections.map(({ title, lines }) => (
          <div key={title}>
            <p className="m-picture__head">{title}</p>
            {lines.map((line) => (
              <p className={classNames('m-picture__line', line === shown && 'm-picture__line--shown')} key={line}>
                <span className="m-picture__mark">
                  <span className="m-hidden">paragraph </span>
                  <span aria-hidden="true">¶</span>
                  {placeOf(line) + 1}
                </span>
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="m-picture__source">
        <p className="m-picture__where">
          <span>Your notes</span>
          <span aria-hidden="true">¶{placeOf(shown) + 1}</span>
        </p>
        <p>
          … {before.slice(before.lastIndexOf(',') + 2)}
          <mark>{shown}</mark>
          {after}
        </p>
      </div>
    </figure>
  );
}
