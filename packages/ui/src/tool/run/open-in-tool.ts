import type { KeptResult, Tool } from '@marginalia/engine';
import { handToForm } from '../../drafts/hand-to-form.ts';
import type { ToolRuns } from './tool-runs.ts';

/** The kept result of a tool whose text a saved record has: it has the form that made it. Undefined where it is no longer kept. */
export async function keptForm({ ports }: ToolRuns, tool: string, text: string): Promise<KeptResult | undefined> {
  return (await ports.kept.list(tool)).find((record) => record.text === text);
}

/**
 * Prepares the screen of a tool to open with a kept result and its form. Input that the form had is offered there.
 * The caller then goes to the tool's page. A running tool keeps its run; only the form is prepared.
 */
export async function openInTool(runs: ToolRuns, tool: Tool, record: KeptResult): Promise<void> {
  await handToForm(runs.ports, tool.slug, record.values);
  await runs.of(tool).open(record);
}
