import type { StorybookConfig } from '@storybook/react-vite';
import { readTool } from './read-tool.ts';
import { isTested } from './tested-states.ts';
import { TOOL_STATES, type ToolState } from './tool-states.ts';

/** The folder of the tool definitions, as a path from .storybook/. */
export const TOOL_DEFINITIONS = '../../../packages/tool-defs/src/tools';

type Indexers = Awaited<ReturnType<Extract<StorybookConfig['experimental_indexers'], (...given: never[]) => unknown>>>;
type Indexer = NonNullable<Indexers>[number];

/**
 * Lists each definition of a tool as stories, one for each state, so that a new tool needs no file in Storybook.
 * toolStories() (tool-stories-plugin.ts) makes the module that holds them.
 */
export const indexTool: Indexer = {
  test: /\.tool\.ts$/,
  createIndex: async (fileName, { makeTitle }) => {
    const tool = await readTool(fileName);
    if (tool === undefined) return [];
    const title = makeTitle(tool.name);
    return Object.entries(TOOL_STATES).map(([exportName, { name }]) => ({
      type: 'story',
      importPath: fileName,
      exportName,
      name,
      title,
      ...(!isTested(tool.slug, exportName as ToolState) && { tags: ['!test'] }),
    }));
  },
};
