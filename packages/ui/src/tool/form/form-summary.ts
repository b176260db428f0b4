import { countWords, type Tool, type Values, wordsOf } from '@marginalia/engine';

/** A filled-in form on one line. */
export interface FormSummary {
  /** What it is about and how: at most two values. */
  readonly long: string;
  /** For a phone, where what was typed would not fit: the first two that were chosen. */
  readonly short: string;
}

/** Of what was typed on a line of its own and what was chosen; where there is neither, how much was pasted. */
export function formSummary(tool: Tool, values: Values): FormSummary {
  const labels = tool.labels(values);
  const said = (control: string): string[] => tool.fields.flatMap((field) => (field.control === control && labels[field.name]) || []);
  const [typed, chosen] = [said('text'), said('select')];
  const long = [...typed.slice(0, 1), ...chosen, ...typed.slice(1)].slice(0, 2).join(', ') || wordsOf(countWords(pasted(tool, values)));
  return { long, short: chosen.slice(0, 2).join(', ') || long };
}

function pasted(tool: Tool, values: Values): string {
  return tool.fields.flatMap((field) => values[field.name] ?? []).join('\n');
}
