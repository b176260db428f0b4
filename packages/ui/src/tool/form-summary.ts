import type { Tool, Values } from '@marginalia/engine';
import { wordsIn } from './words.ts';

/** A filled-in form on one line: what was typed on a line of its own and what was chosen; else how much was pasted. */
export function formSummary(tool: Tool, values: Values): string {
  const labels = tool.labels(values);
  const short = tool.fields.filter((field) => field.control !== 'textarea').flatMap((field) => labels[field.name] ?? []);
  if (short.length > 0) return short.join(', ');
  const long = tool.fields.flatMap((field) => values[field.name] ?? []);
  return wordsIn(long.join('\n'));
}
