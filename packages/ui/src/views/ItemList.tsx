import { type ItemKind, itemIds, itemKinds, type SectionItems } from '@marginalia/engine';
import type { ViewProps } from './view.ts';
import './item-list.css';

/** The items of a view as a plain list, one list a section. */
export function ItemList({ sections, lang }: Pick<ViewProps, 'sections' | 'lang'>) {
  return (
    <div className="m-items" lang={lang}>
      {sections.map((part) => (
        <Items key={part.section} part={part} />
      ))}
    </div>
  );
}

function Items({ part }: { readonly part: SectionItems }) {
  const { print } = itemKinds[part.kind] as ItemKind<unknown>;
  const ids = itemIds(part);
  return (
    <section>
      <h3 className="m-items__title" dir="auto">
        {part.title}
      </h3>
      <ol className="m-items__list">
        {part.items.map((item, index) => (
          <li className="m-items__item" dir="auto" key={ids[index]}>
            {print([item])}
          </li>
        ))}
      </ol>
    </section>
  );
}
