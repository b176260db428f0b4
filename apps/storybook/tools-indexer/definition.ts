import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToolDefinition } from '@marginalia/engine';

/** Where the definitions of the tools lie. */
export const DEFINITIONS = join(import.meta.dirname, '../../../packages/tool-defs/src/tools');

/** The definition that a file exports, read anew when the file has changed. */
export async function definitionOf(file: string): Promise<ToolDefinition> {
  const { mtimeMs } = await stat(file);
  const module: { readonly default: ToolDefinition } = await import(`${pathToFileURL(file).href}?v=${mtimeMs}`);
  return module.default;
}
