import { join } from 'node:path';
import { toolOf } from '@marginalia/engine/validate';
import type { Plugin } from 'vite';
import { readTool } from './read-tool.ts';
import { CHECKED, TESTED_WHOLE } from './tested-states.ts';
import { TOOL_STATES, type ToolState } from './tool-states.ts';

const STORIES = join(import.meta.dirname, '../stories/tools/tool-stories.tsx');
function checkedStates(slug: string): readonly ToolState[] {
  return TESTED_WHOLE.includes(slug) ? ['Empty', ...CHECKED, 'Phone'] : CHECKED;
}

/**
 * Makes `x.tool.ts` a module of stories, because the index (index-tool.ts) lists its stories. The compiled tool
 * is `x.tool.ts?tool` (a plug-in of the engine).
 */
export function toolStories(): Plugin {
  return {
    name: 'marginalia:tool-stories',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.tool.ts')) return;
      this.addWatchFile(id);
      return storiesOf(id);
    },
  };
}

async function storiesOf(file: string): Promise<string> {
  const definition = await readTool(file);
  if (definition === undefined) throw new Error(`${file} has no valid tool definition. Run "npm run check-tool" to see why.`);
  const { name, slug } = definition;
  // The form is filled with the first example of the tool.
  const sample = toolOf(definition).check(definition.examples[0].values).values;
  return [
    `import { toolStories } from ${JSON.stringify(STORIES)};`,
    `const stories = toolStories(${JSON.stringify({ slug, sample, axe: checkedStates(slug) })});`,
    `export default { title: ${JSON.stringify(name)} };`,
    ...Object.keys(TOOL_STATES).map((state) => `export const ${state} = stories.${state};`),
  ].join('\n');
}
