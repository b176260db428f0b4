import type { Tool } from '../definition/tool.ts';
import { localDay } from '../format/format.ts';
import type { Result } from '../result/result.ts';
import { fileName } from './file-name.ts';

/**
 * The file name that the definition gives, safe for every system.
 * @param extension with its dot: ".txt"
 */
export function downloadName(tool: Tool, { values }: Pick<Result, 'values'>, extension: string, now: Date): string {
  const template = tool.definition.output.file;
  // The first placeholder is the typed title. `fileName` shortens it and leaves the rest as it is.
  const head = /^\{[^{}]+\}/.exec(template)?.[0] ?? '';
  const more = { date: localDay(now) };
  const rest = tool.text(template.slice(head.length), values, more);
  return head === '' ? fileName(rest, '', extension) : fileName(tool.text(head, values, more), rest, extension);
}

/** The name of a result where it stands alone: the title under which it is saved, or the name of its tool. */
export function documentTitle(tool: Tool, { values }: Pick<Result, 'values'>): string {
  const { save } = tool.definition.output;
  return save ? tool.text(save.title, values) : tool.name;
}
