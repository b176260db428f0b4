import { type KeptResult, momentOf, type Ports, type Tool } from '@marginalia/engine';

/** The title of a kept text, as its saved record has it. */
export function keptTitle(tool: Tool, { values }: KeptResult): string {
  const { save } = tool.definition.output;
  return save ? tool.text(save.title, values) : tool.name;
}

/** The time of a kept text. */
export function keptTime({ at }: KeptResult, { clock }: Pick<Ports, 'clock'>): string {
  return momentOf(new Date(at), clock.now());
}
