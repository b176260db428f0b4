/// <reference types="vitest/config" />
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EnvironmentModuleNode, FSWatcher, Logger, Plugin } from 'vite';
import { definitionChecker } from '../check/check-definitions.ts';
import { type DefinitionProblem, formatProblem } from '../check/problem.ts';
import type { ToolDefinition } from '../definition/define-tool.ts';
import type { SkillDeclarations } from '../definition/skills.ts';
import { compileValidator } from './compile-validator.ts';
import { DefinitionFolders, definitionProblems } from './definition-folders.ts';
import { laterModule, pageModule } from './definition-parts.ts';
import { LIST_MODULES, type ListKind } from './list-modules.ts';

const TOOL = /^(?<file>.*\.tool\.ts)\?(?<part>tool|page|later)$/;
const LIST = /\?(?:identities|overview|keywords|loaders)$/;
// The ids of lists begin with \0, so that other plug-ins do not treat them as file paths.
const LIST_ID = /^\0tools:(?<folder>.*)\?(?<kind>\w+)$/;
const listId = (folder: string, kind: string): string => `\0tools:${folder}?${kind}`;

export interface ToolDefinitionsOptions {
  /** The skills that an outline may ask for: the declarations of the on-device generator. */
  readonly skills: SkillDeclarations;
}

/**
 * Compiles tool definitions, in dev, build, test and Storybook alike:
 * - `x.tool.ts?tool` is the Tool, its JSON Schema compiled by ajv to plain code, so that no page needs ajv or `eval`. It imports
 *   `x.tool.ts?page`, and `x.tool.ts?later` (examples and prompt) when they are needed (definition-parts.ts);
 * - `folder?identities`, `folder?overview`, `folder?keywords` and `folder?loaders` are lists of the tools in a folder (list-modules.ts).
 *
 * A build fails with the problems of all definitions. The dev server prints them and continues: an invalid tool is left out of the
 * lists, and its own page shows its problems.
 */
export function toolDefinitions({ skills }: ToolDefinitionsOptions): Plugin {
  const folders = new DefinitionFolders(definitionChecker(skills));
  const printed = new Map<string, string>();
  let building = false;
  let logger: Logger | undefined;
  let watcher: FSWatcher | undefined;

  /** Prints the problems of a folder, once after each change. */
  const print = (folder: string, problems: readonly DefinitionProblem[]): void => {
    const text = messageOf(problems);
    const before = printed.get(folder) ?? '';
    printed.set(folder, text);
    if (text === before) return;
    if (text === '') logger?.info('The tool definitions have no problem.', { timestamp: true });
    else logger?.error(text, { timestamp: true });
  };

  return {
    name: 'marginalia:tool-definitions',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
      ({ logger } = config);
    },
    configureServer(server) {
      ({ watcher } = server);
    },
    resolveId(source, importer) {
      if (LIST_ID.test(source)) return source;
      if (importer === undefined || !source.startsWith('.') || !LIST.test(source)) return;
      const [folder = '', kind = ''] = source.split('?');
      return listId(join(dirname(importer), folder), kind);
    },
    async load(id) {
      const { file, part } = TOOL.exec(id)?.groups ?? {};
      if (file !== undefined) {
        this.addWatchFile(file);
        const checked = await folders.folderOf(file);
        const problems = building ? checked.problems : definitionProblems(file, checked);
        if (problems.length > 0) this.error(messageOf(problems));
        const definition = checked.valid.get(file) as ToolDefinition;
        if (part === 'later') return { code: laterModule(definition), moduleType: 'js' };
        if (part === 'page') return { code: pageModule(await readFile(file, 'utf8')), moduleType: 'ts' };
        return toolModule(file, definition);
      }
      const { folder, kind } = LIST_ID.exec(id)?.groups ?? {};
      if (folder === undefined) return;
      const checked = await folders.folder(folder);
      // Watches the folder, because an added file changes the lists too. (The dev server treats a file of addWatchFile as an import.)
      if (watcher) watcher.add(folder);
      else this.addWatchFile(folder);
      if (building && checked.problems.length > 0) this.error(messageOf(checked.problems));
      print(folder, checked.problems);
      return { code: LIST_MODULES[kind as ListKind](checked), moduleType: 'js' };
    },
    configureVitest({ defineCacheKeyGenerator }) {
      // Vitest would cache a compiled tool until its own file changes, but its validity also depends on other files.
      defineCacheKeyGenerator(({ id }) => (TOOL.test(id) ? false : undefined));
    },
    async hotUpdate({ file, modules }) {
      if (!file.endsWith('.tool.ts')) return;
      const folder = dirname(file);
      const checked = await folders.folder(folder);
      print(folder, checked.problems);
      return [...modules, ...listsOf(folder, (id) => this.environment.moduleGraph.getModuleById(id))];
    },
  };
}

/** The list modules of a folder that are loaded. They must be invalidated when any file of the folder changes. */
function listsOf(folder: string, moduleAt: (id: string) => EnvironmentModuleNode | undefined): EnvironmentModuleNode[] {
  return Object.keys(LIST_MODULES).flatMap((kind) => moduleAt(listId(folder, kind)) ?? []);
}

function messageOf(problems: readonly DefinitionProblem[]): string {
  return problems.map(formatProblem).join('\n');
}

function toolModule(file: string, definition: ToolDefinition): string {
  return [
    `import definition from ${JSON.stringify(`${file}?page`)};`,
    `import { createPageTool } from '@marginalia/engine';`,
    compileValidator(definition.input),
    `export default createPageTool(definition, validate, async () => (await import(${JSON.stringify(`${file}?later`)})).default);`,
  ].join('\n');
}
