import { join } from 'node:path';
import { toolOf } from '@marginalia/engine/validate';
import type { Plugin } from 'vite';
import { readTool } from './read-tool.ts';
import { TOOL_STATES, type ToolState } from './tool-states.ts';

const STORIES = join(import.meta.dirname, '../stories/tools/tool-stories.tsx');
/**
 * The state that axe checks for each tool: its form beside its result. Between tools the other states differ only in single sentences, so
 * axe checks them in the stories of Patterns, once for a short tool and once for a long one.
 */
const CHECKED: readonly ToolState[] = ['Result'];

/** One short and one long tool. Axe also checks their empty form, and their form and result on a phone, whose layout every tool shares. */
const TESTED_WHOLE: readonly string[] = ['flashcard-creator', 'ntcc-report-creator'];

/** The test run opens every state of two tools; of any other tool those states that its own fields and its own result change. */
function isTested(slug: string, state: ToolState): boolean {
  return TESTED_WHOLE.includes(slug) || CHECKED.includes(state);
}

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
    // The test addon reads the title from the source text, without running this module: it must be written out here.
    `export default { title: ${JSON.stringify(name)} };`,
    // The test addon reads tags from the source text too.
    ...Object.keys(TOOL_STATES).map((state) =>
      isTested(slug, state as ToolState)
        ? `export const ${state} = stories.${state};`
        : `export const ${state} = { ...stories.${state}, tags: ['!test'] };`,
    ),
  ].join('\n');
}
