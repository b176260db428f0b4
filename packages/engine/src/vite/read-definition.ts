import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ToolDefinition } from '../definition/define-tool.ts';

const read = new Map<string, { readonly version: number; readonly definition: Promise<ToolDefinition> }>();

/** The definition that a file exports, read anew when the file has changed. Node runs TypeScript by leaving out its types. */
export async function readDefinition(file: string): Promise<ToolDefinition> {
  const version = (await stat(file)).mtimeMs;
  const known = read.get(file);
  if (known?.version === version) return known.definition;
  const definition = importDefinition(file, version);
  read.set(file, { version, definition });
  return definition;
}

async function importDefinition(file: string, version: number): Promise<ToolDefinition> {
  try {
    const module: { default?: ToolDefinition } = await import(`${pathToFileURL(file).href}?v=${version}`);
    if (module.default === undefined) throw new Error('it exports nothing; write "export default defineTool({ … })"');
    return module.default;
  } catch (cause) {
    throw new Error(`${file}: could not be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
