import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { definitionOf } from './definition.ts';
import { sampleOf } from './sample-of.ts';
import { TOOL_STATES } from './states.ts';

const STORIES = join(import.meta.dirname, '../stories/tools/tool-stories.tsx');
const DEFINITION = /^(?<file>.*\.tool\.ts)(?:\?(?<as>.*))?$/;

/**
 * Makes `x.tool.ts` itself a module of stories, as the index says that it is. What the compiled tool (`x.tool.ts?tool`)
 * imports as its definition becomes `x.tool.ts?definition`, the file as it is written.
 */
export function toolStories(): Plugin {
  return {
    name: 'marginalia:tool-stories',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('.tool.ts') && importer?.endsWith('.tool.ts?tool') ? `${source}?definition` : undefined,
    async load(id) {
      const { file, as } = DEFINITION.exec(id)?.groups ?? {};
      if (file === undefined || as === 'tool' || as === 'identity') return;
      this.addWatchFile(file);
      if (as === 'definition') return readFile(file, 'utf8');
      return storiesOf(file, (sample) => this.addWatchFile(sample));
    },
  };
}

async function storiesOf(file: string, watch: (sample: string) => void): Promise<string> {
  const definition = await definitionOf(file);
  const { name, slug } = definition;
  const sample = await sampleOf(definition);
  if (sample.file !== undefined) watch(sample.file);
  return [
    `import { toolStories } from ${JSON.stringify(STORIES)};`,
    `const stories = toolStories(${JSON.stringify({ slug, sample: sample.values })});`,
    // Storybook reads title and tags without running this.
    `export default { title: ${JSON.stringify(name)}, tags: ['!autodocs'] };`,
    ...Object.keys(TOOL_STATES).map((state) => `export const ${state} = stories.${state};`),
  ].join('\n');
}
