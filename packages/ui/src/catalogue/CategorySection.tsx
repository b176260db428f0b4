import type { AnnouncedTool, Category, ToolIdentity } from '@marginalia/engine';
import { useId } from 'react';
import { ToolCard } from './ToolCard.tsx';

interface CategorySectionProps {
  readonly category: Category;
  readonly ready: readonly ToolIdentity[];
  readonly soon: readonly AnnouncedTool[];
  readonly terms: readonly string[];
}

/** A category with its cards. */
export function CategorySection({ category, ready, soon, terms }: CategorySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="m-shelf">
      <div className="m-shelf__head">
        <h2 className="m-shelf__title" id={id}>
          <span aria-hidden="true" className={`m-dot m-dot--square m-tone--${category.color}`} />
          {category.name}
        </h2>
        <p>{category.description}</p>
        <p>{soon.length === 0 ? toolCountText(ready.length) : `${ready.length} ready, ${soon.length} coming`}</p>
      </div>
      <div className="m-shelf__cards">
        {[...ready, ...soon].map((tool) => (
          <ToolCard key={tool.name} terms={terms} tool={tool} />
        ))}
      </div>
    </section>
  );
}

/** "1 tool", "5 tools". */
export function toolCountText(count: number): string {
  return count === 1 ? '1 tool' : `${count} tools`;
}
