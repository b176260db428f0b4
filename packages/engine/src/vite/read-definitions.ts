import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DefinitionFile } from '../check/problem.ts';

/** A definition file with its absolute path. */
export interface ReadDefinition extends DefinitionFile {
  readonly path: string;
  /** The time of its last change, in milliseconds since the epoch. */
  readonly version: number;
}

const read = new Map<string, { readonly version: number; readonly file: Promise<ReadDefinition> }>();

/** Reads every definition file of a folder (`*.tool.ts`), in the order of their names. Unchanged files are not read again. */
export async function readDefinitions(folder: string): Promise<ReadDefinition[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tool.ts')).sort();
  return Promise.all(names.map((name) => readDefinition(join(folder, name))));
}

/** Reads one definition file without checking it. */
export async function readDefinition(path: string): Promise<ReadDefinition> {
  const version = (await stat(path)).mtimeMs;
  const known = read.get(path);
  if (known?.version === version) return known.file;
  const file = importDefinition(path, version);
  read.set(path, { version, file });
  return file;
}

// Node strips the types of TypeScript files. The query bypasses its module cache after a change.
async function importDefinition(path: string, version: number): Promise<ReadDefinition> {
  const file = relative(startedIn, path);
  try {
    const module: { readonly default?: unknown } = await import(`${pathToFileURL(path).href}?v=${version}`);
    return { path, file, version, definition: module.default };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { path, file, version, unreadable: message.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '') };
  }
}

// Messages show paths relative to the folder where the command was started. npm and pnpm change the folder and pass the original one here.
const startedIn = process.env['INIT_CWD'] ?? process.cwd();
