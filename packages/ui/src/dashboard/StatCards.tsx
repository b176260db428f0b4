import type { Dashboard } from '@marginalia/engine';
import { counted } from '../format/counts.ts';

/** A non-breaking space takes the place of a value until it is read, so that the layout does not move. */
const PLACEHOLDER = '\u00a0';

export interface StatCardsProps {
  /** Undefined until storage is read. */
  readonly model: Dashboard | undefined;
  /** The number of tools. */
  readonly tools: number;
}

/** Four cards with one number each. */
export function StatCards({ model, tools }: StatCardsProps) {
  const cards: readonly (readonly [title: string, value: string | undefined, change: string | undefined])[] = [
    ['Total Content Generated', model && `${model.generated}`, model && `${model.entries.length} saved in this browser`],
    ['Tools Used', model && `${model.toolsUsed}`, `of ${counted(tools, 'tool')}`],
    ['Study Materials', model && `${model.entries.length}`, model && counted(model.reports, 'report')],
    ['Time Saved', model && `${model.hoursSaved}h`, 'about 2 hours per use'],
  ];
  return (
    <dl className="m-stats">
      {cards.map(([title, value, change]) => (
        <div className="m-stat" key={title}>
          <dt className="m-stat__title">{title}</dt>
          <dd className="m-stat__value">{value ?? PLACEHOLDER}</dd>
          <dd className="m-stat__change">{change ?? PLACEHOLDER}</dd>
        </div>
      ))}
    </dl>
  );
}
