import { isBlank } from '../../definition/field.ts';
import { isTypedText } from '../../definition/field-kinds.ts';
import type { Tool } from '../../definition/tool.ts';
import type { KeptResult } from '../../kept/kept-result.ts';

/** A longer title is cut, in characters. */
const LONGEST_TITLE = 60;

/** The title of a kept text: that of its saved record, or, of a tool without saved records, the beginning of what was typed. */
export function keptTitle(tool: Tool, { values }: Pick<KeptResult, 'values'>): string {
  const { save } = tool.definition.output;
  if (save) return tool.text(save.title, values);
  const typed = tool.fields.filter(isTypedText).flatMap(({ name }) => (values[name] ?? '').split('\n'));
  const line = (typed.find((text) => !isBlank(text)) ?? tool.name).trim().replace(/^#{1,6}\s+/, '');
  return line.length > LONGEST_TITLE ? `${line.slice(0, line.lastIndexOf(' ', LONGEST_TITLE) + 1 || LONGEST_TITLE).trimEnd()} …` : line;
}
