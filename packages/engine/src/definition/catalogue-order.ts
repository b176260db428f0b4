import { CATEGORY_IDS, type CategoryId, type ToolIdentity } from './identity.ts';

/** The order of the catalogue: by category, then by the position in it. */
export function inCatalogueOrder(tools: readonly ToolIdentity[]): ToolIdentity[] {
  const category = ({ category }: ToolIdentity): number => CATEGORY_IDS.indexOf(category);
  return tools.toSorted((a, b) => category(a) - category(b) || a.order - b.order);
}

/** The tools of a category that a page lists without loading the identities of all. */
export interface CategoryLead {
  readonly id: CategoryId;
  /** The number of all tools of the category. */
  readonly count: number;
  /** The first of them, in catalogue order. */
  readonly first: readonly Pick<ToolIdentity, 'slug' | 'name'>[];
}

/** The data about tools that every page shows. Its size does not depend on their number. */
export interface ToolOverview {
  readonly count: number;
  /** At most four, in their order. */
  readonly featured: readonly ToolIdentity[];
  readonly categories: readonly CategoryLead[];
}

const MOST_FEATURED = 4;
// The length of the footer's longest column. A longer category ends with "All tools".
const FIRST_OF_CATEGORY = 5;

export function toolOverview(tools: readonly ToolIdentity[]): ToolOverview {
  const ordered = inCatalogueOrder(tools);
  return {
    count: ordered.length,
    featured: ordered
      .filter(({ featured }) => featured !== undefined)
      .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0))
      .slice(0, MOST_FEATURED),
    categories: CATEGORY_IDS.map((id) => {
      const all = ordered.filter(({ category }) => category === id);
      return { id, count: all.length, first: all.slice(0, FIRST_OF_CATEGORY).map(({ slug, name }) => ({ slug, name })) };
    }),
  };
}
