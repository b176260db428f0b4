import type { ToolDefinition } from '@marginalia/engine';
import { readDefinition } from '@marginalia/engine/vite';

/** The definition in a file, or nothing where the file cannot be read: the plug-in of the engine reports why. */
export async function readTool(file: string): Promise<ToolDefinition | undefined> {
  return (await readDefinition(file)).definition as ToolDefinition | undefined;
}
