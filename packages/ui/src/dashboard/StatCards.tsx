import type { Dashboard } from '@marginalia/engine';

/** Holds the place of what is not read yet, so that nothing moves when it is. */
const NOT_YET = '\u00a0';

export interface StatCardsProps {
  readonly model: Dashboard | undefined;
  /** How many tools there are. */
  readonly tools: number;
}

/** The four numbers; their frame stands before they are read. */
export function StatCards({ model, tools }: StatCardsProps) {
  const cards: readonly (readonly [title: string, value: string | undefined, change: string | undefined])[] = [
    ['Total Content Generated', model && `${model.generated}`, model && `${model.entries.length} saved in this browser`],
    ['Tools Used', model && `${model.toolsUsed}`, `of ${tools} tools`],
    ['Study Materials', model && `${model.entries.length}`, model && `${model.reports} reports`],
    ['Time Saved', model && `${model.hoursSaved}h`, 'about 2 hours per use'],
  ];
  return (
    <dl className="m-stats">
      {cards.map(([title, value, change]) => (
        <div className="m-stat" key={title}>
          <dt className="m-stat__title">{title}</dt>
          <dd className="m-stat__value">{value ?? NOT_YET}</dd>
          <dd className="m-stat__change">{change ?? NOT_YET}</dd>
        </div>
      ))}
    </dl>
  );
}
