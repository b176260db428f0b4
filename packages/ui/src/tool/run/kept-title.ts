import { isBlank, type KeptResult, momentOf, type Ports, type Tool } from '@marginalia/engine';

/** A longer title is cut, in characters. */
const LONGEST = 60;

/** The title of a kept text: that of its saved record, or, of a tool without saved records, the beginning of what was typed. */
export function keptTitle(tool: Tool, { values }: KeptResult): string {
  const { save } = tool.definition.output;
  if (save) return tool.text(save.title, values);
  const typed = tool.fields
    .filter(({ control }) => control === 'text' || control === 'textarea')
    .flatMap(({ name }) => (values[name] ?? '').split('\n'));
  const line = (typed.find((text) => !isBlank(text)) ?? tool.name).trim();
  return line.length > LONGEST ? `${line.slice(0, line.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()} …` : line;
}

/** The time of a kept text. */
export function keptTime({ at }: KeptResult, { clock }: Pick<Ports, 'clock'>): string {
  return momentOf(new Date(at), clock.now());
}
