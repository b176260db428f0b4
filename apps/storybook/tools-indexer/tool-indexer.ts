import type { Indexer } from 'storybook/internal/types';
import { definitionOf } from './definition.ts';
import { TOOL_STATES } from './states.ts';

/** Lists a tool's definition as its stories: one folder a tool, one story a state. */
export const toolIndexer: Indexer = {
  test: /\.tool\.ts$/,
  createIndex: async (fileName, { makeTitle }) => {
    const title = makeTitle((await definitionOf(fileName)).name);
    return Object.entries(TOOL_STATES).map(([exportName, name]) => ({
      type: 'story',
      importPath: fileName,
      exportName,
      name,
      title,
      tags: ['!autodocs'],
    }));
  },
};
