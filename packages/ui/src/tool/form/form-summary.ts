import { countWords, type Tool, type Values, wordsOf } from '@marginalia/engine';

/** A filled-in form on one line. */
interface FormSummary {
  /** At most two values: first the topic, then the choices. */
  readonly long: string;
  /** For a phone, where typed text would not fit: at most two choices. */
  readonly short: string;
}

/** Summarises the text inputs and the selects of a form. Without a value in any of them, it gives the number of words in the text areas. */
export function formSummary(tool: Tool, values: Values): FormSummary {
  const labels = tool.labels(values);
  const labelsOf = (control: string): string[] => tool.fields.flatMap((field) => (field.control === control && labels[field.name]) || []);
  const [typed, chosen] = [labelsOf('text'), labelsOf('select')];
  const long = [...typed.slice(0, 1), ...chosen, ...typed.slice(1)].slice(0, 2).join(', ') || wordsOf(countWords(pasted(tool, values)));
  return { long, short: chosen.slice(0, 2).join(', ') || long };
}

function pasted(tool: Tool, values: Values): string {
  return tool.fields.flatMap((field) => values[field.name] ?? []).join('\n');
}
