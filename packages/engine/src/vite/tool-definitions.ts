import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { collectionProblems, type FiledIdentity } from '../definition/check-collection.ts';
import { definitionProblems } from '../definition/check-definition.ts';
import type { ToolDefinition } from '../definition/define-tool.ts';
import { identityOf } from '../definition/tool.ts';
import { compileValidator } from './compile-validator.ts';
import { inputProblems } from './input-problems.ts';
import { readDefinition } from './read-definition.ts';

const DEFINITION = /^(?<file>.*\.tool\.ts)\?(?<as>tool|identity)$/;

/**
 * Compiles tool definitions, in dev, build, test and Storybook alike:
 * - `x.tool.ts?tool` is the Tool, its JSON Schema compiled by ajv to plain code, so that no page needs ajv or `eval`;
 * - `x.tool.ts?identity` is what the other pages need of it.
 * A definition with a fault fails the build with the file's name and the mend.
 */
export function toolDefinitions(): Plugin {
  let root = process.cwd();
  return {
    name: 'marginalia:tool-definitions',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      const { file, as } = DEFINITION.exec(id)?.groups ?? {};
      if (file === undefined) return;
      this.addWatchFile(file);
      const problems = await problemsOf(file);
      const folder = dirname(file);
      if (problems.length > 0) this.error(problems.map((problem) => problem.replaceAll(folder, relative(root, folder))).join('\n'));
      const definition = await readDefinition(file);
      return as === 'identity' ? `export default ${JSON.stringify(identityOf(definition))};` : toolModule(file, definition);
    },
  };
}

function toolModule(file: string, definition: ToolDefinition): string {
  return [
    `import definition from ${JSON.stringify(file)};`,
    `import { createTool } from '@marginalia/engine';`,
    compileValidator(definition.input),
    'export default createTool(definition, validate);',
  ].join('\n');
}

/** Everything wrong with one definition, by itself and beside its neighbours, each line with the file's name. */
async function problemsOf(file: string): Promise<string[]> {
  const definition = await readDefinition(file);
  const schema = inputProblems(definition.input);
  // The further checks walk through the form; they need one that has the right shape.
  const own = (schema.length > 0 ? schema : definitionProblems(definition)).map((problem) => `${file}: ${problem}`);
  const neighbours = await definitionsIn(dirname(file));
  return [...own, ...collectionProblems(neighbours).filter((problem) => problem.startsWith(`${file}:`))];
}

async function definitionsIn(folder: string): Promise<FiledIdentity[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tool.ts')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return { file, identity: identityOf(await readDefinition(file)) };
    }),
  );
}
