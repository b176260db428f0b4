import { slugOf } from '../check/collection-rules.ts';
import { inCatalogueOrder, overviewOf } from '../definition/catalogue-order.ts';
import { type CheckedFolder, identitiesIn } from './definition-folders.ts';

/** What can be imported from a folder of definitions, as `./tools?identities`: each kind with the code of its module. */
export const LIST_MODULES = {
  /** The identity of every tool, in catalogue order. */
  identities: (folder: CheckedFolder) => data(inCatalogueOrder(identitiesIn(folder))),
  /** What every page shows of the tools (`ToolOverview`), whatever their number. */
  overview: (folder: CheckedFolder) => data(overviewOf(identitiesIn(folder))),
  /** A function a tool that loads it, by slug. A definition with a problem is among them: its own page says what is wrong. */
  loaders: ({ files }: CheckedFolder) =>
    `export default {${files.map(({ path }) => `${JSON.stringify(slugOf(path))}: () => import(${JSON.stringify(`${path}?tool`)})`).join(',\n')}};`,
} as const;

export type ListKind = keyof typeof LIST_MODULES;

function data(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
