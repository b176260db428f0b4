import type { ToolDefinition } from '@marginalia/engine';
import { readDefinition } from '@marginalia/engine/vite';

/** The definition in a file; undefined if the file has no valid one. The Vite plug-in of the engine reports the reason. */
export async function readTool(file: string): Promise<ToolDefinition | undefined> {
  return (await readDefinition(file)).definition as ToolDefinition | undefined;
}
