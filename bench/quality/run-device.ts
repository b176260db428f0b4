import { composeRequest, type Values } from '@marginalia/engine';
import { textOf, type WrittenSection, writeSections } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';

/** The sections that the device writes for a form, and their text as a student sees it. */
export interface DeviceResult {
  readonly sections: readonly WrittenSection[];
  readonly text: string;
}

/**
 * Runs a tool on the device, without a browser.
 * @param today the local day of the run, YYYY-MM-DD
 * @throws Error if the tool does not accept the values
 */
export async function runDevice(slug: string, values: Values, today = '2026-11-21'): Promise<DeviceResult> {
  const tool = await (await loadTool(slug))?.whole();
  const check = tool?.check(values);
  if (!tool || !check?.ok) throw new Error(`The form does not fit the tool ${slug}`);
  const sections: WrittenSection[] = [];
  for await (const section of writeSections(composeRequest(tool, check.values, today).task)) sections.push(section);
  const text = sections.map(({ section, lines }) => [section.title, ...lines.map(textOf)].join('\n')).join('\n\n');
  return { sections, text };
}
