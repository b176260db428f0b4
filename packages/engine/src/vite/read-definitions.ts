import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DefinitionFile } from '../check/problem.ts';

/** A definition file of a folder, with its place on this machine. */
export interface ReadDefinition extends DefinitionFile {
  readonly path: string;
  /** When it was changed, in milliseconds. */
  readonly version: number;
}

const read = new Map<string, { readonly version: number; readonly file: Promise<ReadDefinition> }>();

/** Every definition file of a folder (`*.tool.ts`), in the order of their names. A file that did not change is not read again. */
export async function readDefinitions(folder: string): Promise<ReadDefinition[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tool.ts')).sort();
  return Promise.all(names.map((name) => readDefinition(join(folder, name))));
}

/** One definition file. It is not checked: the caller passes it to the checker, or the plug-in has done so. */
export async function readDefinition(path: string): Promise<ReadDefinition> {
  const version = (await stat(path)).mtimeMs;
  const known = read.get(path);
  if (known?.version === version) return known.file;
  const file = importDefinition(path, version);
  read.set(path, { version, file });
  return file;
}

// Node runs TypeScript by leaving out its types. The query makes it read a changed file again.
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

// Where the person who reads the messages is: npm and pnpm run a script in its package's folder and say here where they were called.
const startedIn = process.env['INIT_CWD'] ?? process.cwd();
