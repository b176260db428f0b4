import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DefinitionChecker } from '../check/check-definitions.ts';
import type { DefinitionProblem } from '../check/problem.ts';
import type { ToolDefinition } from '../definition/define-tool.ts';
import type { ToolIdentity } from '../definition/identity.ts';
import { identityOf } from '../definition/tool.ts';
import { type ReadDefinition, readDefinitions } from './read-definitions.ts';

/** A checked snapshot of the definitions in a folder. */
export interface CheckedFolder {
  readonly files: readonly ReadDefinition[];
  readonly problems: readonly DefinitionProblem[];
  /** The valid definitions, by the path of their file. */
  readonly valid: ReadonlyMap<string, ToolDefinition>;
}

/** Reads every definition of a folder and checks them together. */
export async function checkFolder(folder: string, check: DefinitionChecker): Promise<CheckedFolder> {
  const files = await readDefinitions(folder);
  const problems = check(files);
  const wrong = new Set(problems.map(({ file }) => file));
  const valid = files.filter(({ file }) => !wrong.has(file)).map(({ path, definition }) => [path, definition as ToolDefinition] as const);
  return { files, problems, valid: new Map(valid) };
}

export function identitiesIn({ valid }: CheckedFolder): ToolIdentity[] {
  return [...valid.values()].map(identityOf);
}

/** The problems of one definition file. */
export function definitionProblems(path: string, { files, problems }: CheckedFolder): DefinitionProblem[] {
  const shown = files.find((file) => file.path === path)?.file;
  return problems.filter(({ file }) => file === shown);
}

/**
 * Caches checked folders. A folder is checked again only after a change, so that a build reads its definitions once, however many of
 * them it loads.
 */
export class DefinitionFolders {
  readonly #check: DefinitionChecker;
  readonly #checked = new Map<string, Promise<CheckedFolder>>();

  constructor(check: DefinitionChecker) {
    this.#check = check;
  }

  /** The current state of the folder. */
  async folder(folder: string): Promise<CheckedFolder> {
    return this.#current(folder, async ({ files }) => {
      const now = await readDefinitions(folder);
      return now.length === files.length && now.every((file, index) => file === files[index]);
    });
  }

  /** The cached folder of a file, checked again only if this file has changed. So loading one of many tools reads one time stamp. */
  async folderOf(path: string): Promise<CheckedFolder> {
    return this.#current(dirname(path), async ({ files }) => {
      const file = files.find((one) => one.path === path);
      return file !== undefined && file.version === (await stat(path)).mtimeMs;
    });
  }

  async #current(folder: string, isCurrent: (known: CheckedFolder) => Promise<boolean>): Promise<CheckedFolder> {
    const known = this.#checked.get(folder);
    if (known && (await isCurrent(await known))) return known;
    // A concurrent call may have updated the cache.
    const renewed = this.#checked.get(folder);
    if (renewed && renewed !== known) return renewed;
    const checked = checkFolder(folder, this.#check);
    this.#checked.set(folder, checked);
    return checked;
  }
}
