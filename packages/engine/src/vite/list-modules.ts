import { slugOf } from '../check/collection-rules.ts';
import { inCatalogueOrder, toolOverview } from '../definition/catalogue-order.ts';
import { type CheckedFolder, identitiesIn } from './definition-folders.ts';

/** The modules that can be imported from a folder of definitions, such as `./tools?identities`, each with a function for its code. */
export const LIST_MODULES = {
  /** The identity of every tool, in catalogue order. */
  identities: (folder: CheckedFolder) => dataModule(inCatalogueOrder(identitiesIn(folder))),
  /** The data about the tools that every page needs (`ToolOverview`). Its size does not depend on their number. */
  overview: (folder: CheckedFolder) => dataModule(toolOverview(identitiesIn(folder))),
  /** The words by which a search finds each tool, by slug: only pages with a search load them. */
  keywords: (folder: CheckedFolder) =>
    dataModule(Object.fromEntries([...folder.valid.values()].map(({ slug, keywords = [] }) => [slug, keywords.join(' ')]))),
  /** One loading function for each tool, by slug. Invalid definitions are included, because their own page shows the problem. */
  loaders: ({ files }: CheckedFolder) =>
    `export default {${files.map(({ path }) => `${JSON.stringify(slugOf(path))}: () => import(${JSON.stringify(`${path}?tool`)})`).join(',\n')}};`,
} as const;

export type ListKind = keyof typeof LIST_MODULES;

function dataModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
