/** The kinds of items that a section can hold (items/). */
export const ITEM_KINDS = ['card', 'term', 'question', 'event', 'block', 'coverage', 'finding', 'reference', 'row', 'task'] as const;
export type ItemKindName = (typeof ITEM_KINDS)[number];

/** The ways to show the items of each kind besides the text, the usual way first. */
export const VIEWS_OF = {
  card: ['cards'],
  term: ['cards', 'table'],
  question: ['practice', 'cards'],
  event: ['timeline', 'calendar'],
  block: ['plan', 'calendar'],
  coverage: ['matrix'],
  finding: ['marked'],
  reference: ['references'],
  row: ['table', 'chart'],
  task: ['checklist'],
} as const satisfies Record<ItemKindName, readonly string[]>;

export type ViewName = (typeof VIEWS_OF)[ItemKindName][number];
export const VIEWS: readonly ViewName[] = [...new Set(Object.values(VIEWS_OF).flat())];

/** The kind of a section's items, and the views in which a screen may show them. */
export interface Holds {
  readonly kind: ItemKindName;
  /** The views besides the text, in the order of their tabs. Without them the items are only counted. */
  readonly views?: readonly ViewName[];
  /** The view in which a result with this section opens. */
  readonly opens?: ViewName;
  /** Only the device's working draft holds such items, as what is left to do. A model writes prose here. */
  readonly drafted?: true;
}
